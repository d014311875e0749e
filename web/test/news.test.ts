import { expect, test } from 'vitest'
import { newsOf } from '../src/stage/news.ts'
import { places } from '../src/stage/placing.ts'
import type { Piece } from '../src/wire.ts'
import { laidSheet, piece } from './sample.ts'

const BOX = { x: 0, y: 0, width: 100, height: 100 }
const LAID = new Map([
  ['board', laidSheet('board', BOX, { goa: [10, 10, 5], macau: [90, 10, 5] })],
  ['mat', laidSheet('mat', BOX, { yard: [50, 50, 5] })],
])

function news(since: Piece[] | null, pieces: Piece[]) {
  return newsOf(since, pieces, places(pieces, LAID), LAID)
}

test('a moved piece is recent and has a wake from where it was to where it is', () => {
  const { recent, wakes } = news([piece('a', 'board/goa')], [piece('a', 'board/macau')])
  expect([...recent]).toEqual(['a'])
  expect(wakes).toHaveLength(1)
  expect(wakes[0]!.path).toMatch(/^M10 10Q.*Z$/)
  const [, ...ends] = /Q\S+ \S+ (\S+) (\S+)L(\S+) (\S+)Q/.exec(wakes[0]!.path)!.map(Number)
  expect([(ends[0]! + ends[2]!) / 2, (ends[1]! + ends[3]!) / 2]).toEqual([90, 10])
})

test('there and back are two lines', () => {
  const [there] = news([piece('a', 'board/goa')], [piece('a', 'board/macau')]).wakes
  const [back] = news([piece('a', 'board/macau')], [piece('a', 'board/goa')]).wakes
  const bend = (path: string) => Number(/Q\S+ (\S+) /.exec(path)![1])
  expect(bend(there!.path)).toBeLessThan(10)
  expect(bend(back!.path)).toBeGreaterThan(10)
})

test('what is new, or comes from another sheet, has a ring and no wake', () => {
  const { recent, wakes } = news([piece('a', 'mat/yard')], [piece('a', 'board/goa'), piece('b', 'board/macau', { symbol: 'disc' })])
  expect([...recent].sort()).toEqual(['a', 'b'])
  expect(wakes).toEqual([])
})

test('nothing is news where nothing was seen before, or the same', () => {
  const pieces = [piece('a', 'board/goa')]
  for (const since of [null, pieces]) expect(news(since, pieces)).toEqual({ recent: new Set(), wakes: [] })
})

test('of several pieces at one place one is marked', () => {
  const { recent } = news([], [piece('a', 'board/goa'), piece('b', 'board/goa', { symbol: 'disc' }), piece('c', 'board/macau')])
  expect([...recent]).toEqual(['b', 'c'])
})
