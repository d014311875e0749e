/** What changed since somebody looked last: changed pieces get a ring, moved ones a wake. */

import type { Piece } from '../wire.ts'
import type { Point } from './geometry.ts'
import { changes } from './glide.ts'
import { places } from './placing.ts'
import type { Laid, Place } from './placing.ts'

export interface News {
  /** The pieces that moved or are new. */
  recent: Set<string>
  wakes: Wake[]
}

export interface Wake {
  /** The piece that left it. */
  id: string
  /** A path from where it was to where it is. */
  path: string
}

/** What is news about the pieces; nothing where it is not known what was there before. */
export function newsOf(
  since: readonly Piece[] | null,
  pieces: readonly Piece[],
  placed: ReadonlyMap<string, Place>,
  laid: ReadonlyMap<string, Laid>,
): News {
  if (!since || since === pieces) return { recent: new Set(), wakes: [] }
  const { moved, appeared } = changes(since, pieces)
  const old = places(since, laid)
  const sheets = new Map(pieces.map((piece) => [piece.id, piece.sheet]))
  const wakes: Wake[] = []
  for (const [id, source] of moved) {
    const start = old.get(source.id)
    const end = placed.get(id)
    if (start && end && source.sheet === sheets.get(id)) wakes.push({ id, path: wake(start, end) })
  }
  return { recent: new Set([...appeared.map((piece) => piece.id), ...moved.keys()]), wakes }
}

/** A line with a slight bend, so that the way there and the way back are two. */
function wake(from: Point, to: Point): string {
  const bend = 0.14
  const x = (from.x + to.x) / 2 + (to.y - from.y) * bend
  const y = (from.y + to.y) / 2 - (to.x - from.x) * bend
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`
}
