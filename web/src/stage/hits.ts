/** What is meant by a press on the table: the lit target there, whatever lies on top of it, or what lies there unlit. */

import type { Piece } from '../wire.ts'
import type { Anchor, Point } from './geometry.ts'
import type { Lights } from './lighting.ts'
import { placeOf } from './placing.ts'
import type { Laid } from './placing.ts'

let pen: CanvasRenderingContext2D | null | undefined

/** Whether a point of the sheet lies in an anchor's area. */
export function holds(anchor: Anchor, point: Point): boolean {
  const { box } = anchor
  if (anchor.path) {
    pen ??= document.createElement('canvas').getContext('2d')
    return pen?.isPointInPath(new Path2D(anchor.path), point.x, point.y) ?? false
  }
  if (anchor.round) return Math.hypot(point.x - anchor.x, point.y - anchor.y) <= box.width / 2
  return point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height
}

/** The places at a point of the table, the smallest first. */
export function placesAt(point: Point, laid: ReadonlyMap<string, Laid>): string[] {
  const found: { id: string; size: number }[] = []
  for (const [id, sheet] of laid) {
    const on = { x: (point.x - sheet.x) / sheet.scale, y: (point.y - sheet.y) / sheet.scale }
    for (const [name, anchor] of sheet.drawing.anchors) {
      if (holds(anchor, on)) found.push({ id: `${id}/${name}`, size: anchor.box.width * anchor.box.height })
    }
  }
  return found.sort((a, b) => a.size - b.size).map((one) => one.id)
}

/** What a press on a piece counts for: itself, the lit place it stands on, or what is lit below it; null for none of them. */
export function meant(piece: Piece, { lit, chosen }: Lights, below: () => string | null): string | null {
  if (lit.has(piece.id) || chosen.includes(piece.id)) return piece.id
  const place = placeOf(piece)
  return lit.has(place) ? place : below()
}

/** The lit target under the pointer, whatever lies on top of it. */
export function litBelow({ clientX, clientY }: MouseEvent, lit: ReadonlySet<string>): string | null {
  const targets = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<SVGElement>('[data-target]')?.dataset['target'])
  return targets.find((target) => target !== undefined && lit.has(target)) ?? null
}
