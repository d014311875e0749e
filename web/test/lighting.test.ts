import { expect, test } from 'vitest'
import { boxOfSpot, gaps, litParts, pointsOf, spotOf, spotsOf } from '../src/stage/lighting.ts'
import { laidSheet, piece, sheet } from './sample.ts'

const LAID = new Map([['board', laidSheet('board', { x: 10, y: 20, width: 200, height: 200 }, { goa: [50, 40, 10] })]])

test('a target names a place of a sheet, or a piece', () => {
  expect(spotOf('board/goa', LAID)!.anchor.name).toBe('goa')
  expect(spotOf('ship-1', LAID)).toBeNull()
  expect(spotOf('board/macau', LAID)).toBeNull()
  expect(spotOf('mat/goa', LAID)).toBeNull()
})

test('light falls on places that are lit, chosen or hinted at, on each once', () => {
  const lights = { lit: new Set(['board/goa', 'ship-1']), chosen: ['board/goa', 'board/cochin'], hinted: ['mat/yard'] }
  expect(spotsOf(lights)).toEqual(['board/goa', 'board/cochin', 'mat/yard'])
})

test('the room about what is lit ends where the nearest other begins', () => {
  const laid = new Map([['board', laidSheet('board', { x: 0, y: 0, width: 200, height: 200 }, { a: [10, 10, 5], b: [21, 10, 5], c: [60, 12, 5] })]])
  const boxes = new Map(['a', 'b', 'c'].map((name) => [name, boxOfSpot(spotOf(`board/${name}`, laid)!)]))
  expect(boxes.get('a')).toEqual({ x: 10, y: 10, width: 20, height: 20 })
  expect([...gaps(boxes)]).toEqual([['a', 2], ['b', 2], ['c', 58]])
  expect(gaps(new Map([['a', { x: 0, y: 0, width: 9, height: 9 }], ['b', { x: 5, y: 5, width: 9, height: 9 }]])).get('a')).toBe(-4)
  expect(gaps(new Map([['a', boxes.get('a')!]])).get('a')).toBe(Infinity)
})

test('a lit target is where its piece stands or its place lies; what is not there has no point', () => {
  const placed = new Map([['ship-1', { x: 1, y: 2, scale: 1 }]])
  const points = pointsOf(new Set(['board/goa', 'ship-1', 'board/macau']), placed, LAID)
  expect([...points.keys()]).toEqual(['board/goa', 'ship-1'])
  expect(points.get('board/goa')).toEqual({ x: 110, y: 100 })
  expect(points.get('ship-1')).toMatchObject({ x: 1, y: 2 })
})

test('the parts of the table where something is lit, by places and by pieces', () => {
  const sheets = [sheet('board', 'board'), sheet('mat-0', 'mat', 0), sheet('mat-1', 'mat', 1)]
  const pieces = [piece('card', 'mat-0/hand')]
  expect([...litParts(new Set(['board/goa', 'card']), pieces, sheets, [0])]).toEqual(['board', 'mine'])
  expect([...litParts(new Set(['mat-1/yard']), pieces, sheets, [0])]).toEqual(['others'])
  expect(litParts(new Set(['nowhere/x']), pieces, sheets, [0]).size).toBe(0)
})
