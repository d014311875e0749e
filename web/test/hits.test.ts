import { expect, test } from 'vitest'
import { litBelow, meant, placesAt } from '../src/stage/hits.ts'
import { laidSheet, piece } from './sample.ts'

const NOTHING = { lit: new Set<string>(), chosen: [], hinted: [] }
const no = () => null

test('the places at a point, the smallest first, on whichever sheet they lie', () => {
  const laid = new Map([
    ['board', laidSheet('board', { x: 10, y: 20, width: 200, height: 200 }, { zone: [50, 50, 40], port: [50, 40, 5] }, ['zone'])],
    ['mat', laidSheet('mat', { x: 300, y: 0, width: 100, height: 100 }, { yard: [50, 50, 20] })],
  ])
  expect(placesAt({ x: 110, y: 100 }, laid)).toEqual(['board/port', 'board/zone'])
  expect(placesAt({ x: 110, y: 140 }, laid)).toEqual(['board/zone'])
  expect(placesAt({ x: 350, y: 69 }, laid)).toEqual(['mat/yard'])
  expect(placesAt({ x: 350, y: 71 }, laid)).toEqual([])
})

test('a round place has no corners, a square one has', () => {
  const at = (square: string[]) =>
    placesAt({ x: 68, y: 68 }, new Map([['board', laidSheet('board', { x: 0, y: 0, width: 100, height: 100 }, { goa: [50, 50, 20] }, square)]]))
  expect(at([])).toEqual([])
  expect(at(['goa'])).toEqual(['board/goa'])
})

test('a press on a piece means the piece, if it is lit or was chosen', () => {
  const ship = piece('ship', 'board/goa')
  expect(meant(ship, { ...NOTHING, lit: new Set(['ship', 'board/goa']) }, no)).toBe('ship')
  expect(meant(ship, { ...NOTHING, chosen: ['ship'] }, no)).toBe('ship')
})

test('else the lit place where it stands, else what is lit below it, else nothing', () => {
  const ship = piece('ship', 'board/goa')
  expect(meant(ship, { ...NOTHING, lit: new Set(['board/goa']) }, () => 'card')).toBe('board/goa')
  expect(meant(ship, { ...NOTHING, lit: new Set(['card']) }, () => 'card')).toBe('card')
  expect(meant(ship, NOTHING, no)).toBeNull()
})

test('what is lit is found below what lies on it', () => {
  document.body.innerHTML = '<div data-target="a"><i></i></div><div data-target="b"><b></b></div><p></p>'
  const all = [...document.querySelectorAll('p, i, b')]
  document.elementsFromPoint = () => all
  const event = new MouseEvent('click')
  expect(litBelow(event, new Set(['b']))).toBe('b')
  expect(litBelow(event, new Set(['a', 'b']))).toBe('a')
  expect(litBelow(event, new Set(['c']))).toBeNull()
})
