import { expect, test } from 'vitest'
import { dropped, dropsOf } from '../src/dragging.ts'
import { click, narrow, routes } from '../src/narrowing.ts'
import { after, isHeld, numbers, onlyMove, waits } from '../src/held.ts'
import type { Gesture, SeatInfo, View } from '../src/wire.ts'
import { action, piece } from './sample.ts'

function gesture(targets: string[], actions: number[], more: Partial<Gesture> = {}): Gesture {
  return { form: 'way', targets, path: targets, actions, kind: 'sail', values: {}, preview: {}, leads: null, ...more }
}

const SAIL = [action(1, 'sail', ['chart/goa']), action(2, 'stop', [])]
const FAR = gesture(['chart/macau'], [1, 3], { path: ['chart/goa', 'chart/macau'] })

test('what is several steps away is lit apart from what is one step away', () => {
  const now = narrow(SAIL, [], [FAR])
  expect([...now.lit]).toEqual(['chart/goa'])
  expect([...now.reach]).toEqual(['chart/macau'])
  expect(now.way).toBeNull()
})

test('a click on the end of a way means the whole way', () => {
  const clicks = click(SAIL, [], 'chart/macau', [FAR])
  expect(narrow(SAIL, clicks, [FAR])).toMatchObject({ way: FAR, chosen: null })
})

test('where one click makes a move, it is made, whatever could follow', () => {
  const numbers = [action(1, 'number', ['number-5']), action(2, 'number', ['number-6'])]
  const way = gesture(['number-5', 'chart/area'], [1, 9])
  expect(narrow(numbers, ['number-5'], [way]).chosen).toBe(numbers[0])
  expect([...narrow(numbers, [], [way]).reach]).toEqual([])
})

test('ways that the same clicks begin are told apart by further clicks or by buttons', () => {
  const ways = [gesture(['sailor-1'], [4, 5]), gesture(['sailor-1', 'sailor-2'], [4, 6])]
  const now = narrow(SAIL, ['sailor-1'], ways)
  expect(now.way).toBeNull()
  expect(now.ways).toEqual(ways)
  expect([...now.reach]).toEqual(['sailor-2'])
  expect(narrow(SAIL, ['sailor-1', 'sailor-2'], ways).way).toBe(ways[1])
})

test('repetitions and the end of a turn are not clicked on the board', () => {
  const again = gesture(['chart/goa'], [1, 1], { form: 'again' })
  const finish = gesture([], [2, 8], { form: 'finish' })
  expect(narrow(SAIL, [], [again, finish])).toMatchObject({ ways: [], reach: new Set() })
})

test('a way is shown from the piece that goes', () => {
  expect(routes(narrow(SAIL, [], [FAR]), 'galley-3').get('chart/macau')).toEqual(['galley-3', 'chart/goa', 'chart/macau'])
  expect(routes(narrow(SAIL, [], [FAR]), null).get('chart/macau')).toEqual(['chart/goa', 'chart/macau'])
})

const MOVES = [action(1, 'move', ['chart/goa', 'chart/macau']), action(2, 'move', ['chart/goa', 'chart/timor']), ...SAIL.slice(1)]

test('whatever two clicks move can be dragged', () => {
  const offer = { legal: MOVES, gestures: [], traveller: null }
  expect([...dropsOf('chart/goa', offer)]).toEqual(['chart/macau', 'chart/timor'])
  expect(dropsOf('chart/macau', offer).size).toBe(0)
  expect(dropped('chart/goa', 'chart/timor', offer)).toEqual({ clicks: ['chart/goa', 'chart/timor'] })
  expect(dropped('chart/goa', 'chart/bahia', offer)).toBeNull()
})

test('the piece that is under way is dragged to wherever it can go, near or far', () => {
  const offer = { legal: SAIL, gestures: [FAR], traveller: 'galley-3' }
  expect([...dropsOf('galley-3', offer)]).toEqual(['chart/goa', 'chart/macau'])
  expect(dropped('galley-3', 'chart/goa', offer)).toEqual({ clicks: ['chart/goa'] })
  expect(dropped('galley-3', 'chart/macau', offer)).toEqual({ way: FAR })
  expect(dropsOf('galley-4', offer).size).toBe(0)
})

test('a piece whose click is a move of its own is dragged by a gesture', () => {
  const way = gesture(['number-5', 'chart/area'], [1, 9])
  const offer = { legal: [action(1, 'number', ['number-5'])], gestures: [way], traveller: null }
  expect([...dropsOf('number-5', offer)]).toEqual(['chart/area'])
  expect(dropped('number-5', 'chart/area', offer)).toEqual({ way })
})

const seat = (kind: SeatInfo['kind'], mine = false) => ({ id: 'red', kind, name: '', mine }) as SeatInfo

test('the end of a turn waits against people, always or never', () => {
  const bots = [seat('person', true), seat('bot')]
  const people = [seat('person', true), seat('person')]
  expect([waits('people', bots), waits('people', people)]).toEqual([false, true])
  expect([waits('always', bots), waits('never', people)]).toEqual([true, false])
  const view = { seats: people, lesson: null } as unknown as View
  const ends = { ...SAIL[1]!, preview: { ends_turn: true } }
  expect([isHeld(ends, 'people', view), isHeld(SAIL[0]!, 'people', view)]).toEqual([true, false])
  expect(isHeld(ends, 'always', { ...view, lesson: {} } as unknown as View)).toBe(false)
})

test('where there is no choice there is one move', () => {
  const view = { status: 'playing', viewer_seats: [0], to_act: 0, legal: SAIL.slice(1) } as unknown as View
  expect(onlyMove(view)).toBe(SAIL[1])
  expect(onlyMove({ ...view, legal: SAIL })).toBeNull()
  expect(onlyMove({ ...view, to_act: 1 })).toBeNull()
  expect([numbers(SAIL[1]!), numbers(FAR)]).toEqual([[2], [1, 3]])
})

test('the table after a move has what comes and not what goes', () => {
  const [ship, fort] = [piece('ship', 'chart/goa'), piece('fort', 'chart/goa')]
  const moved = piece('ship', 'chart/macau')
  expect(after([ship, fort], { gone: ['ship'], come: [moved] })).toEqual([fort, moved])
})
