/** How several pieces at one anchor lie: the offset of each from the anchor's point. */

import type { Fan, FanKind, Point } from './geometry.ts'

const OFFSETS: Record<Exclude<FanKind, 'rows'>, (index: number, count: number, gap: number) => Point> = {
  row: (index, count, gap) => ({ x: (index - (count - 1) / 2) * gap, y: 0 }),
  column: (index, count, gap) => ({ x: 0, y: (index - (count - 1) / 2) * gap }),
  // A stack grows upwards and a little to the right, the last piece on top.
  stack: (index, _count, gap) => ({ x: index * gap * 0.35, y: -index * gap }),
  ring: (index, count, gap) => {
    if (count === 1) return { x: 0, y: 0 }
    // The radius at which neighbours on the circle are a gap apart.
    const radius = gap / (2 * Math.sin(Math.PI / count))
    const angle = (2 * Math.PI * index) / count - Math.PI / 2
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  },
}

/** A row or column that would be longer than its room takes smaller steps. */
function step(count: number, fan: Fan): number {
  if (fan.kind === 'stack' || fan.kind === 'ring' || count < 2) return fan.gap
  return Math.min(fan.gap, fan.room / (count - 1))
}

/** The offsets of pieces at an anchor, whose seats are given in the order of the pieces. */
export function fanOut(fan: Fan, seats: readonly number[]): Point[] {
  const { kind } = fan
  if (kind === 'rows') return inRows(fan, seats)
  const gap = step(seats.length, fan)
  return seats.map((_, index) => OFFSETS[kind](index, seats.length, gap))
}

/** A row for each seat, one below the other, the block centred. */
function inRows(fan: Fan, seats: readonly number[]): Point[] {
  const rows = [...new Set(seats)].sort((a, b) => a - b)
  const offsets = new Map(
    rows.map((seat) => [seat, fanOut({ ...fan, kind: 'row' }, seats.filter((other) => other === seat))]),
  )
  return seats.map((seat) => {
    const { x } = offsets.get(seat)!.shift()!
    return { x, y: (rows.indexOf(seat) - (rows.length - 1) / 2) * fan.rise }
  })
}
