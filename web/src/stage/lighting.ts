/** What is lit on the table: where it is, in which part of the table, and what it is called. */

import type { Piece, Sheet } from '../wire.ts'
import type { Anchor, Box, Point } from './geometry.ts'
import { partOf } from './parts.ts'
import type { PartName } from './parts.ts'
import { onTable } from './placing.ts'
import type { Laid } from './placing.ts'

export interface Lights {
  /** What can be clicked next. */
  readonly lit: ReadonlySet<string>
  /** What was clicked for a move that is half chosen. */
  readonly chosen: readonly string[]
  /** What a button that is pointed at would click. */
  readonly hinted: readonly string[]
}

/** A place that can be a target, on the sheet that has it. */
export interface Spot {
  on: Laid
  anchor: Anchor
}

/** The place that a target `sheet/anchor` names; null for a piece, and for what does not lie on the table. */
export function spotOf(target: string, laid: ReadonlyMap<string, Laid>): Spot | null {
  const [sheet = '', name = ''] = target.split('/')
  const on = laid.get(sheet)
  const anchor = on?.drawing.anchors.get(name)
  return on && anchor ? { on, anchor } : null
}

/** The places, as against pieces, on which light falls. */
export function spotsOf({ lit, chosen, hinted }: Lights): string[] {
  return [...new Set([...lit, ...chosen, ...hinted])].filter((target) => target.includes('/'))
}

/** What a place covers on the table. */
export function boxOfSpot({ on, anchor }: Spot): Box {
  return { ...onTable(on, anchor.box), width: anchor.box.width * on.scale, height: anchor.box.height * on.scale }
}

/** How far the nearest of the others is from each of these boxes; less than nothing where they overlap. */
export function gaps(boxes: ReadonlyMap<string, Box>): Map<string, number> {
  const gap = (a: Box, b: Box) =>
    Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height)
  return new Map(
    [...boxes].map(([id, box]) => [id, Math.min(...[...boxes].map(([other, its]) => (other === id ? Infinity : gap(box, its))))]),
  )
}

/** Where each lit target is on the table. */
export function pointsOf(
  lit: ReadonlySet<string>,
  placed: ReadonlyMap<string, Point>,
  laid: ReadonlyMap<string, Laid>,
): Map<string, Point> {
  const found = new Map<string, Point>()
  for (const target of lit) {
    const spot = spotOf(target, laid)
    const point = placed.get(target) ?? (spot && onTable(spot.on, spot.anchor))
    if (point) found.set(target, point)
  }
  return found
}

/** The parts of the table in which something is lit. */
export function litParts(
  lit: ReadonlySet<string>,
  pieces: readonly Piece[],
  sheets: readonly Sheet[],
  mine: readonly number[],
): Set<PartName> {
  const found = new Set<PartName>()
  for (const target of lit) {
    const id = pieces.find((piece) => piece.id === target)?.sheet ?? target.split('/')[0]
    const sheet = sheets.find((one) => one.id === id)
    if (sheet) found.add(partOf(sheet, mine))
  }
  return found
}
