/** The shapes of light: the outline of a place, and the brackets at its corners that tell it from anything printed. */

import type { Anchor, Box } from './geometry.ts'

/** The corners of a box, as four brackets a little outside it. */
export function corners(box: Box, out: number): string {
  const [left, top, right, bottom] = [box.x - out, box.y - out, box.x + box.width + out, box.y + box.height + out]
  const long = Math.min(right - left, bottom - top) * 0.28
  return (
    `M${left} ${top + long}V${top}H${left + long}M${right - long} ${top}H${right}V${top + long}` +
    `M${right} ${bottom - long}V${bottom}H${right - long}M${left + long} ${bottom}H${left}V${bottom - long}`
  )
}

/** Four arcs about a circle, above, right, below and left of it. */
export function arcs({ x, y }: { x: number; y: number }, radius: number): string {
  const half = 0.34
  return [0, 1, 2, 3]
    .map((quarter) => {
      const [from, to] = [quarter, quarter].map((one, index) => (one * Math.PI) / 2 + (index === 0 ? -half : half)) as [number, number]
      const point = (angle: number) => `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`
      return `M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}`
    })
    .join('')
}

/** The outline of a place, as a path in the sheet's units. */
export function outline(anchor: Anchor): string {
  if (anchor.path) return anchor.path
  const { x, y, width, height } = anchor.box
  if (anchor.round) {
    const r = width / 2
    return `M${x} ${anchor.y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1${-2 * r} 0Z`
  }
  const r = Math.min(6, height / 4)
  return `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r}${-r} ${r}h${2 * r - width}q${-r} 0${-r}${-r}v${2 * r - height}q0${-r} ${r}${-r}Z`
}

/** What points at a place from outside; nothing for shapes whose outline is enough. */
export function brackets(anchor: Anchor, out: number): string {
  if (anchor.path) return ''
  return anchor.round ? arcs(anchor, anchor.box.width / 2 + out) : corners(anchor.box, out)
}
