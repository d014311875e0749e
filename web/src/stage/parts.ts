/** The parts of the table: which sheet belongs where, in which order, and what the camera has to show of it. */

import type { Sheet } from '../wire.ts'
import type { Group, Item } from './arrange.ts'
import type { Drawing } from './drawings.ts'
import { around } from './geometry.ts'
import type { Box, Point } from './geometry.ts'
import { leastScale } from './legible.ts'

export type PartName = 'board' | 'mine' | 'offer' | 'others'
/** What the camera may be asked to show: everything, what is lit, the sheets of a part of the table, or one sheet. */
export type Part = 'all' | 'lit' | PartName | { sheet: string }

const GROUPS: Record<PartName, Group> = { board: 'board', mine: 'mine', offer: 'near', others: 'far' }

/** The part of the table that a sheet belongs to, for whoever has the seats `mine`. */
export function partOf(sheet: { role: string; seat: number }, mine: readonly number[]): PartName {
  if (sheet.role === 'board' || sheet.role === 'offer') return sheet.role
  return sheet.role === 'mat' && mine.includes(sheet.seat) ? 'mine' : 'others'
}

/** How near to the board a sheet is laid. */
export function groupOf(sheet: Sheet, mine: readonly number[]): Group {
  return GROUPS[partOf(sheet, mine)]
}

/** One's own mats before the offers; the others in turn order after oneself. */
export function inOrder(sheets: readonly Sheet[], mine: readonly number[], seats: number): Sheet[] {
  const first = mine[0] ?? 0
  const rank = (sheet: Sheet) => (sheet.role === 'mat' ? (sheet.seat - first + seats) % seats : seats)
  return [...sheets].sort((a, b) => rank(a) - rank(b))
}

/** The sheets that are drawn, as things to be arranged. */
export function itemsOf(
  sheets: readonly Sheet[], drawings: ReadonlyMap<string, Drawing>, mine: readonly number[], floor = 0,
): Item[] {
  return sheets.flatMap((sheet) => {
    const drawing = drawings.get(sheet.art)
    if (!drawing) return []
    const { width, height } = drawing.box
    return [{ id: sheet.id, width, height, group: groupOf(sheet, mine), least: leastScale(drawing.print ?? 16, floor) }]
  })
}

/** The box around a part of the table; null where none of its sheets is laid. */
export function boxOf(
  part: 'all' | PartName | { sheet: string },
  sheets: readonly Sheet[],
  boxes: ReadonlyMap<string, Box>,
  mine: readonly number[],
): Box | null {
  const wanted = sheets.filter((sheet) => {
    if (part === 'all') return true
    return typeof part === 'string' ? partOf(sheet, mine) === part : sheet.id === part.sheet
  })
  return around(wanted.map((sheet) => boxes.get(sheet.id)).filter((box) => box !== undefined))
}

/** The box around some points, with room to see where they are: on a phone, places are small. */
export function boxAround(points: readonly Point[], all: Box): Box | null {
  const exact = around(points.map((point) => ({ ...point, width: 0, height: 0 })))
  if (!exact) return null
  const width = Math.min(all.width, Math.max(exact.width + 90, all.width * 0.5))
  const height = Math.max(exact.height + 90, all.width * 0.3)
  const middle = exact.x + exact.width / 2
  const x = Math.min(Math.max(all.x, middle - width / 2), all.x + all.width - width)
  return { x, y: exact.y + (exact.height - height) / 2, width, height }
}
