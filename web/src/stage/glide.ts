/** What moved between two scenes: which piece glides from where, which appears, which vanishes. */

import type { Piece } from '../wire.ts'

export interface Change {
  /** Pieces of the new scene that come from elsewhere, by id; the old piece may have had another id. */
  moved: Map<string, Piece>
  appeared: Piece[]
  vanished: Piece[]
}

function place(piece: Piece): string {
  return `${piece.sheet}/${piece.anchor}`
}

function kind(piece: Piece): string {
  return `${piece.symbol} ${piece.seat}`
}

/**
 * Pieces with the same id that stand elsewhere have moved. A piece that vanished and one of the same symbol and seat that
 * appeared elsewhere are taken for the same thing too; so is a pile that shrank while such a piece appeared.
 */
export function changes(before: readonly Piece[], after: readonly Piece[]): Change {
  const old = new Map(before.map((piece) => [piece.id, piece]))
  const ids = new Set(after.map((piece) => piece.id))
  const moved = new Map<string, Piece>()
  const appeared: Piece[] = []
  const shrunk: Piece[] = []
  for (const piece of after) {
    const was = old.get(piece.id)
    if (!was) appeared.push(piece)
    else if (place(was) !== place(piece)) moved.set(piece.id, was)
    else if (was.count > piece.count) shrunk.push(was)
  }
  const vanished = before.filter((piece) => !ids.has(piece.id))
  const left: Piece[] = []
  for (const piece of appeared) {
    const source = take(vanished, piece) ?? shrunk.find((pile) => kind(pile) === kind(piece))
    if (source) moved.set(piece.id, source)
    else left.push(piece)
  }
  return { moved, appeared: left, vanished }
}

function take(pieces: Piece[], like: Piece): Piece | undefined {
  const index = pieces.findIndex((piece) => kind(piece) === kind(like))
  return index < 0 ? undefined : pieces.splice(index, 1)[0]
}
