import { expect, test } from 'vitest'
import { placeOfEvent } from '../src/stage/moments.ts'
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
})
