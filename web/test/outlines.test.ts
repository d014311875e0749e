import { expect, test } from 'vitest'
import { arcs, brackets, corners, outline } from '../src/stage/outlines.ts'
import type { Anchor } from '../src/stage/geometry.ts'

const BOX: Anchor = {
  name: 'goa', about: 'goa', x: 50, y: 40, box: { x: 30, y: 30, width: 40, height: 20 }, round: false, path: null,
  fan: { kind: 'row', gap: 0, room: Infinity, rise: 0 }, scale: 1,
}
const ROUND: Anchor = { ...BOX, box: { x: 40, y: 30, width: 20, height: 20 }, round: true }
const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number)

test('the outline of a box goes round its box, that of a circle about its middle', () => {
  expect(outline(BOX)).toMatch(/^M35 30h30q5 0 5 5v10/)
  expect(outline(ROUND)).toBe('M40 40a10 10 0 1 1 20 0a10 10 0 1 1-20 0Z')
})

test('a path is its own outline and has no brackets', () => {
  const sector = { ...BOX, path: 'M0 0L9 9Z' }
  expect(outline(sector)).toBe('M0 0L9 9Z')
  expect(brackets(sector, 3)).toBe('')
})

test('brackets stand outside the corners, arcs outside the circle', () => {
  expect(brackets(BOX, 3)).toBe(corners(BOX.box, 3))
  expect(Math.min(...numbers(brackets(BOX, 3)))).toBe(27)
  expect(brackets(ROUND, 3)).toBe(arcs(ROUND, 13))
  expect(brackets(ROUND, 3).match(/A13 13/g)).toHaveLength(4)
})
