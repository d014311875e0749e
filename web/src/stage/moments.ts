/** Where a great moment is drawn, at the place of a sheet that one of its values names; and how its sentence is broken. */

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

/** The point that an event is about; null where no value names a place of a board. A seat is no place. */
export function placeOfEvent(values: Values, laid: ReadonlyMap<string, Laid>, seatIds: readonly string[] = []): Point | null {
  const names = Object.values(values).filter((value) => typeof value === 'string').filter((value) => !seatIds.includes(value))
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

/** So many letters of a sentence stand in a row. */
export const ROW = 34

/** A sentence in rows of about the same length. */
export function rows(text: string): string[] {
  const count = Math.ceil(text.length / ROW)
  const most = Math.max(ROW * 0.6, text.length / count) * 1.15
  const found: string[] = []
  for (const word of text.split(' ')) {
    const latest = found.at(-1)
    if (latest !== undefined && latest.length + 1 + word.length <= most) found[found.length - 1] = `${latest} ${word}`
    else found.push(word)
  }
  return found
}
