import { expect, test } from 'vitest'
import { beaconsOf, RADIUS } from '../src/stage/beacons.ts'
import type { Inside } from '../src/stage/beacons.ts'
import type { Drawing } from '../src/stage/drawings.ts'
import { places } from '../src/stage/placing.ts'
import { laidSheet, piece } from './sample.ts'

const board = laidSheet('board', { x: 0, y: 0, width: 400, height: 400 }, { sea: [50, 50, 40], goa: [20, 20, 10], quay: [80, 20, 10] }, ['quay'])
board.drawing.anchors.get('sea')!.path = 'M10 10H90V90H10Z'
const laid = new Map([['board', board]])
const symbols = new Map([['ship', { box: { x: 0, y: 0, width: 10, height: 10 } } as Drawing]])
const within: Inside = (_, { x, y }) => x >= 10 && x <= 90 && y >= 10 && y <= 90

function marks(targets: string[], ships: number, inside = within) {
  const pieces = Array.from({ length: ships }, (_, index) => piece(`ship-${index}`, 'board/sea'))
  return beaconsOf(targets, { pieces, placed: places(pieces, laid), laid, symbols }, 1, inside)
}

test('a mark stands in the middle of a wide area, and beside the pieces that lie there', () => {
  expect(marks(['board/sea'], 0).get('board/sea')).toEqual({ x: 200, y: 200, scale: 1 })
  const { x, y } = marks(['board/sea'], 1).get('board/sea')!
  expect(Math.max(Math.abs(x - 200), Math.abs(y - 200))).toBeGreaterThanOrEqual(20 + RADIUS)
})

test('it stays in its area, as far as there is room', () => {
  const strip: Inside = (_, { x, y }) => within('', { x, y }) && y > 56
  const { y } = marks(['board/sea'], 1, strip).get('board/sea')!
  expect(y - RADIUS).toBeGreaterThan(56 * 4)
  expect(marks(['board/sea'], 1, () => false).get('board/sea')!.x).toBeGreaterThan(300)
})

test('it does not stand on print', () => {
  board.drawing.words = [{ x: 30, y: 45, width: 40, height: 10 }]
  const { y } = marks(['board/sea'], 0).get('board/sea')!
  expect(Math.abs(y - 200)).toBeGreaterThanOrEqual(20 + RADIUS)
  board.drawing.words = []
})

test('at a place and at a piece it stands at the edge, and is small', () => {
  const found = marks(['board/goa', 'board/quay', 'ship-0', 'board/nowhere'], 1)
  expect([...found.keys()]).toEqual(['board/goa', 'board/quay', 'ship-0'])
  expect(found.get('board/quay')!.x).toBeGreaterThan(360)
  expect(found.get('board/quay')!.y).toBe(80)
  expect(found.get('board/goa')!.y).toBeLessThan(80)
  expect(found.get('ship-0')).toMatchObject({ x: 220, y: 180 })
  expect(found.get('board/quay')!.scale).toBeLessThan(1)
})
