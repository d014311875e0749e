/** Points, boxes and the numbers of anchors. */

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Box extends Point, Size {}

export type FanKind = 'row' | 'column' | 'stack' | 'ring' | 'rows'

/** How pieces at one anchor lie: the step between them, the room they have, and the step between rows. */
export interface Fan {
  kind: FanKind
  gap: number
  room: number
  rise: number
}

/** A named place of a sheet, in its units. It is lit and clicked as a path, a circle or a box. */
export interface Anchor extends Point {
  name: string
  box: Box
  round: boolean
  path: string | null
  fan: Fan
  scale: number
}

/** The largest scale and the offset with which a size fits into a box, centred. */
export function fit(size: Size, into: Box): { scale: number; x: number; y: number } {
  const scale = Math.min(into.width / size.width, into.height / size.height)
  return {
    scale,
    x: into.x + (into.width - size.width * scale) / 2,
    y: into.y + (into.height - size.height * scale) / 2,
  }
}

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
