/**
 * Where the marks stand that say: several steps lead here.
 *
 * A mark stands at the edge of a place or of a piece, whose print can then be read, and in a wide area where neither a
 * piece nor print is.
 */

import type { Piece } from '../wire.ts'
import type { Drawing } from './drawings.ts'
import type { Box, Point } from './geometry.ts'
import { spotOf } from './lighting.ts'
import type { Spot } from './lighting.ts'
import { boxesOf, onTable } from './placing.ts'
import type { Laid, Place } from './placing.ts'

/** What lies on the table. */
export interface Lying {
  readonly pieces: readonly Piece[]
  readonly placed: ReadonlyMap<string, Place>
  readonly laid: ReadonlyMap<string, Laid>
  readonly symbols: ReadonlyMap<string, Drawing>
}

/** Whether a point lies in an area, both in units of its sheet. */
export type Inside = (path: string, point: Point) => boolean

/** The radius of a mark, in px. */
export const RADIUS = 9
/** What a mark at an edge is scaled by: there it stands close to print. */
const SMALL = 0.7
/** In a wide area, places are tried on so many rings about its middle, so many on each. */
const RINGS = 9
const TRIED = 12

/** The marks of these targets, each with what it is scaled by. `pixel` is the length of one of the screen, in units of the table. */
export function beaconsOf(targets: readonly string[], lying: Lying, pixel: number, inside: Inside): Map<string, Place> {
  const boxes = boxesOf(lying.pieces, lying.placed, lying.symbols)
  const taken = [...boxes.values()]
  const found = new Map<string, Place>()
  for (const target of targets) {
    const [spot, box] = [spotOf(target, lying.laid), boxes.get(target)]
    if (spot?.anchor.path) found.set(target, inArea(spot, pixel, taken, inside))
    else if (spot) found.set(target, { ...atEdge(spot, RADIUS * SMALL * pixel), scale: SMALL * pixel })
    else if (box) found.set(target, { x: box.x + box.width, y: box.y, scale: SMALL * pixel })
  }
  return found
}

/** Just outside the edge to the right; of a circle, above that. */
function atEdge({ on, anchor }: Spot, radius: number): Point {
  const { x, y, width, height } = anchor.box
  const rim = (width / 2) * Math.SQRT1_2
  const edge = onTable(on, anchor.round ? { x: anchor.x + rim, y: anchor.y - rim } : { x: x + width, y: y + height / 2 })
  return { x: edge.x + radius * 0.7, y: edge.y }
}

/** As near to the middle of an area as can be without lying on something or leaving it, or else no more than half; at its edge where it is full. */
function inArea({ on, anchor }: Spot, pixel: number, taken: readonly Box[], inside: Inside): Place {
  // Smaller where the area is small.
  const scale = Math.min(pixel, (anchor.box.width * on.scale) / 40)
  const radius = RADIUS * scale
  const middle = onTable(on, anchor)
  const lies = ({ x, y }: Point) => inside(anchor.path!, { x: (x - on.x) / on.scale, y: (y - on.y) / on.scale })
  const print = (on.drawing.words ?? []).map((box) => ({ ...onTable(on, box), width: box.width * on.scale, height: box.height * on.scale }))
  const all = [...taken, ...print]
  const free = rings(middle, radius).filter((at) => lies(at) && !all.some((box) => touches(box, at, radius)))
  const found = free.find((at) => rings(at, radius, 1).every(lies)) ?? free[0]
  return found ? { ...found, scale } : { ...atEdge({ on, anchor }, 0), scale: SMALL * scale }
}

/** Points about a middle, itself first, ring after ring. */
function rings(middle: Point, step: number, count = RINGS): Point[] {
  const found = [middle]
  for (let ring = 1; ring <= count; ring++) {
    for (let turn = 0; turn < TRIED; turn++) {
      const angle = (turn * 2 * Math.PI) / TRIED
      found.push({ x: middle.x + Math.cos(angle) * ring * step, y: middle.y + Math.sin(angle) * ring * step })
    }
  }
  return found
}

function touches(box: Box, { x, y }: Point, radius: number): boolean {
  return x + radius > box.x && x - radius < box.x + box.width && y + radius > box.y && y - radius < box.y + box.height
}

/** Whether a point lies in an area, as the browser has it. */
export function drawnInside(): Inside {
  const pen = document.createElement('canvas').getContext('2d')
  const paths = new Map<string, Path2D>()
  return (path, { x, y }) => {
    if (!paths.has(path)) paths.set(path, new Path2D(path))
    return pen?.isPointInPath(paths.get(path)!, x, y) ?? false
  }
}
