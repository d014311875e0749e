import { expect, test } from 'vitest'
import { about } from '../src/moments.ts'
import { placeOfEvent, ROW, rows } from '../src/stage/moments.ts'
import { laidSheet } from './sample.ts'

const BOX = { x: 0, y: 0, width: 100, height: 100 }
const LAID = new Map([['board', laidSheet('board', BOX, { 'token-goa-0': [1, 1, 5], goa: [10, 10, 5], 'harbour-natal': [30, 60, 5] })]])

test('a moment is drawn at the place that a value names, exactly if it can be', () => {
  expect(placeOfEvent({ coins: 3, region: 'goa' }, LAID)).toEqual({ x: 10, y: 10 })
  expect(placeOfEvent({ ship: 'berrio', harbour: 'natal' }, LAID)).toEqual({ x: 30, y: 60 })
})

test('one that names no place is drawn nowhere in particular', () => {
  expect(placeOfEvent({ phase: 2 }, LAID)).toBeNull()
  expect(placeOfEvent({ good: 'gold' }, LAID)).toBeNull()
  expect(placeOfEvent({ player: 'goa' }, LAID, ['goa'])).toBeNull()
})

test('a moment is about the value that makes it one', () => {
  const values = { from: 'natal', to: 'goa' }
  expect(about({ kind: 'sailed', values }, { 'sailed goa': 'arrival' })).toEqual({ to: 'goa' })
  expect(about({ kind: 'sailed', values }, { sailed: 'arrival' })).toEqual(values)
})

test('a long sentence is broken into rows of about the same length', () => {
  expect(rows('Phase 2 begins.')).toEqual(['Phase 2 begins.'])
  const long = 'Round 1: the marker stands on 4, the sums are 6 and 3 reals; Yellow begins.'
  expect(rows(long).join(' ')).toBe(long)
  expect(rows(long).length).toBe(3)
  expect(Math.max(...rows(long).map((row) => row.length))).toBeLessThanOrEqual(ROW * 1.15)
})
