/** Arrow keys between targets: the nearest one in the direction of the key. */

import type { Point } from './geometry.ts'

export const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The id of the best target in a direction; the farthest on the other side where there is none, so that one can go round. */
export function nearest(from: Point, direction: Point, targets: ReadonlyMap<string, Point>): string | null {
  let best: string | null = null
  let least = Infinity
  let farthest: string | null = null
  let behind = Infinity
  for (const [id, to] of targets) {
    const along = (to.x - from.x) * direction.x + (to.y - from.y) * direction.y
    const across = Math.abs((to.x - from.x) * direction.y) + Math.abs((to.y - from.y) * direction.x)
    if (along > 0.5) {
      // Things off to the side count as farther away than they are.
      const distance = along + 2.2 * across
      if (distance < least) {
        least = distance
        best = id
      }
    } else if (along < behind) {
      behind = along
      farthest = id
    }
  }
  return best ?? farthest
}

/** The target that an arrow key leads to from another; null where there is none. */
export function onward(from: string, direction: Point, targets: ReadonlyMap<string, Point>): string | null {
  const start = targets.get(from)
  if (!start) return null
  return nearest(start, direction, new Map([...targets].filter(([id]) => id !== from)))
}
