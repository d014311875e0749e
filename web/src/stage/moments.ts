/** Where a great moment is drawn: at the place of a sheet that one of its values names. */

import type { Values } from '../wire.ts'
import type { Point } from './geometry.ts'
import { onTable } from './placing.ts'
import type { Laid } from './placing.ts'

/** How well an anchor's name fits a value: it is the value, ends with it, or has it as a part. */
const FITS: ((name: string, value: string) => boolean)[] = [
  (name, value) => name === value,
  (name, value) => name.endsWith(`-${value}`),
  (name, value) => name.startsWith(`${value}-`) || name.includes(`-${value}-`),
]

/** The point that an event is about; null where no value names a place of a board. */
export function placeOfEvent(values: Values, laid: ReadonlyMap<string, Laid>): Point | null {
  const names = Object.values(values).filter((value) => typeof value === 'string')
  const boards = [...laid.values()].filter((one) => one.sheet.role === 'board')
  for (const fits of FITS) {
    for (const name of names) {
      for (const one of boards) {
        const anchor = [...one.drawing.anchors.values()].find((anchor) => fits(anchor.name, name))
        if (anchor) return onTable(one, anchor)
      }
    }
  }
  return null
}
