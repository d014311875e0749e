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
  /** What it goes by where somebody asks what it is. */
  about: string
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

/** The smallest box around some boxes; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** Where the pointer is, measured from an element's corner. */
export function within(element: Element, event: MouseEvent): Point {
  const box = element.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}
