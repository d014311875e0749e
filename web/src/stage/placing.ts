/** From sheets, drawings and pieces to places on the table, in units of the screen before any zoom. */

import type { Piece, Sheet } from '../wire.ts'
import type { Drawing } from './drawings.ts'
import { fanOut } from './fans.ts'
import type { Anchor, Box, Point } from './geometry.ts'
import { fit } from './geometry.ts'

/** A sheet that lies on the table. */
export interface Laid {
  sheet: Sheet
  drawing: Drawing
  box: Box
  scale: number
  /** What the sheet's origin is moved by. */
  x: number
  y: number
}

export interface Place extends Point {
  scale: number
}

/** A sheet laid into its box. */
export function lay(sheet: Sheet, drawing: Drawing, box: Box): Laid {
  const { scale, x, y } = fit(drawing.box, box)
  return { sheet, drawing, box, scale, x: x - drawing.box.x * scale, y: y - drawing.box.y * scale }
}

/** Every sheet that has a drawing and a box, by its id. */
export function layAll(
  sheets: readonly Sheet[],
  drawings: ReadonlyMap<string, Drawing>,
  boxes: ReadonlyMap<string, Box>,
): Map<string, Laid> {
  const found = new Map<string, Laid>()
  for (const sheet of sheets) {
    const box = boxes.get(sheet.id)
    const drawing = drawings.get(sheet.art)
    if (box && drawing) found.set(sheet.id, lay(sheet, drawing, box))
  }
  return found
}

/** A point of the sheet as a point of the table. */
export function onTable(laid: Laid, point: Point): Point {
  return { x: laid.x + point.x * laid.scale, y: laid.y + point.y * laid.scale }
}

/** The anchor where a piece stands, as a target. */
export function placeOf(piece: Piece): string {
  return `${piece.sheet}/${piece.anchor}`
}

/** How a place is written in a style. */
export function css(place: Place): string {
  return `translate(${place.x}px, ${place.y}px) scale(${place.scale})`
}

/** The place of every piece; pieces whose sheet or anchor is not there have none. */
export function places(pieces: readonly Piece[], sheets: ReadonlyMap<string, Laid>): Map<string, Place> {
  const groups = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const key = placeOf(piece)
    const group = groups.get(key)
    if (group) group.push(piece)
    else groups.set(key, [piece])
  }
  const found = new Map<string, Place>()
  for (const group of groups.values()) {
    const first = group[0]!
    const laid = sheets.get(first.sheet)
    const anchor = laid?.drawing.anchors.get(first.anchor)
    if (laid && anchor) placeGroup(group, laid, anchor, found)
  }
  return found
}

function placeGroup(group: readonly Piece[], laid: Laid, anchor: Anchor, found: Map<string, Place>): void {
  const offsets = fanOut(anchor.fan, group.map((piece) => piece.seat))
  group.forEach((piece, index) => {
    const offset = offsets[index]!
    const point = onTable(laid, { x: anchor.x + offset.x, y: anchor.y + offset.y })
    found.set(piece.id, { ...point, scale: laid.scale * anchor.scale })
  })
}

/** What each piece covers on the table. */
export function boxesOf(
  pieces: readonly Piece[],
  placed: ReadonlyMap<string, Place>,
  symbols: ReadonlyMap<string, Drawing>,
): Map<string, Box> {
  const found = new Map<string, Box>()
  for (const piece of pieces) {
    const [place, symbol] = [placed.get(piece.id), symbols.get(piece.symbol)]
    if (!place || !symbol) continue
    const [width, height] = [symbol.box.width * place.scale, symbol.box.height * place.scale]
    found.set(piece.id, { x: place.x - width / 2, y: place.y - height / 2, width, height })
  }
  return found
}
