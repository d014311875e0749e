/** What changed since somebody looked last: changed pieces get a small mark, moved ones a wake. */

import type { Piece } from '../wire.ts'
import type { Point } from './geometry.ts'
import { changes } from './glide.ts'
import { placeOf, places } from './placing.ts'
import type { Laid, Place } from './placing.ts'

export interface News {
  /** The pieces that moved or are new; of several at one place the last, which lies on top. */
  recent: Set<string>
  wakes: Wake[]
}

export interface Wake {
  /** The piece that left it. */
  id: string
  /** Whose it is. */
  seat: number
  /** A sliver from where it was to where it is, growing wider: nothing printed on a sheet looks like it. */
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
  const now = new Map(pieces.map((piece) => [piece.id, piece]))
  const wakes: Wake[] = []
  for (const [id, source] of moved) {
    const start = old.get(source.id)
    const end = placed.get(id)
    const piece = now.get(id)
    if (start && end && piece && source.sheet === piece.sheet) wakes.push({ id, seat: piece.seat, path: wake(start, end) })
  }
  return { recent: uppermost(pieces, new Set([...appeared.map((piece) => piece.id), ...moved.keys()])), wakes }
}

/** Marks do not pile up: one for each place. */
function uppermost(pieces: readonly Piece[], ids: ReadonlySet<string>): Set<string> {
  const found = new Map<string, string>()
  for (const piece of pieces) if (ids.has(piece.id)) found.set(placeOf(piece), piece.id)
  return new Set(found.values())
}

/** With a slight bend, so that the way there and the way back are two. */
function wake(from: Point, to: Point, wide = 4.5): string {
  const [along, across] = [to.x - from.x, to.y - from.y]
  const bend = 0.14
  const [x, y] = [(from.x + to.x) / 2 + across * bend, (from.y + to.y) / 2 - along * bend]
  const length = Math.hypot(to.x - x, to.y - y) || 1
  const [sideX, sideY] = [((to.y - y) / length) * wide, (-(to.x - x) / length) * wide]
  return (
    `M${from.x} ${from.y}Q${x + sideX / 2} ${y + sideY / 2} ${to.x + sideX} ${to.y + sideY}` +
    `L${to.x - sideX} ${to.y - sideY}Q${x - sideX / 2} ${y - sideY / 2} ${from.x} ${from.y}Z`
  )
}
