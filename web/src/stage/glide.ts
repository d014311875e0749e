/** What moved between two scenes: which piece glides from where, which appears, which vanishes. */

import type { Piece } from '../wire.ts'
import { placeOf } from './placing.ts'

export interface Change {
  /** Pieces of the new scene that come from elsewhere, by id; the old piece may have had another id. */
  moved: Map<string, Piece>
  appeared: Piece[]
  vanished: Piece[]
}

/** Whether two pieces can be the same thing: of one symbol and, where both have one, of one seat. */
function alike(one: Piece, other: Piece): boolean {
  return one.symbol === other.symbol && (one.seat === other.seat || one.seat < 0 || other.seat < 0)
}

/**
 * Pieces with the same id that stand elsewhere have moved, however their symbol or seat changed. A piece that vanished and
 * one like it that appeared elsewhere are taken for the same thing too; so is a pile that shrank while such a piece appeared.
 */
export function changes(before: readonly Piece[], after: readonly Piece[]): Change {
  const old = new Map(before.map((piece) => [piece.id, piece]))
  const ids = new Set(after.map((piece) => piece.id))
  const moved = new Map<string, Piece>()
  const shrunk: Piece[] = []
  let appeared: Piece[] = []
  for (const piece of after) {
    const was = old.get(piece.id)
    if (!was) appeared.push(piece)
    else if (placeOf(was) !== placeOf(piece)) moved.set(piece.id, was)
    else if (was.count > piece.count) shrunk.push(was)
  }
  const vanished = before.filter((piece) => !ids.has(piece.id))
  // Those of the same seat find each other first.
  for (const fits of [sameSeat, alike]) {
    appeared = appeared.filter((piece) => {
      const source = take(vanished, (one) => fits(one, piece))
      if (source) moved.set(piece.id, source)
      return !source
    })
  }
  appeared = appeared.filter((piece) => {
    const pile = shrunk.find((one) => alike(one, piece))
    if (pile) moved.set(piece.id, pile)
    return !pile
  })
  return { moved, appeared, vanished }
}

function sameSeat(one: Piece, other: Piece): boolean {
  return one.symbol === other.symbol && one.seat === other.seat
}

function take(pieces: Piece[], fits: (piece: Piece) => boolean): Piece | undefined {
  const index = pieces.findIndex(fits)
  return index < 0 ? undefined : pieces.splice(index, 1)[0]
}
