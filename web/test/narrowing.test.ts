import { expect, test } from 'vitest'
import { buttons, click, CLOSES, forGood, GIVES_UP, groups, narrow } from '../src/narrowing.ts'
import { action } from './sample.ts'

const sailToB = action(1, 'sail', ['ship-1', 'board/b'])
const sailToC = action(2, 'sail', ['ship-1', 'board/c'])
const sailOther = action(3, 'sail', ['ship-2', 'board/c'])
const sellOne = action(4, 'sell', ['board/market'])
const sellTwo = action(5, 'sell', ['board/market'])
const build = action(6, 'build', ['board/yard'])
const done = action(7, 'done', [])
const LEGAL = [sailToB, sailToC, sailOther, sellOne, sellTwo, build, done]

test('at first the first targets are lit, and what has no target is ready as a button', () => {
  const now = narrow(LEGAL, [])
  expect([...now.lit]).toEqual(['ship-1', 'ship-2', 'board/market', 'board/yard'])
  expect(now.ready).toEqual([done])
  expect(now.chosen).toBeNull()
})

test('a click leaves what begins with it', () => {
  const now = narrow(LEGAL, ['ship-1'])
  expect(now.open).toEqual([sailToB, sailToC])
  expect([...now.lit]).toEqual(['board/b', 'board/c'])
  expect(now.chosen).toBeNull()
})

test('the last click chooses', () => {
  expect(narrow(LEGAL, ['ship-1', 'board/c']).chosen).toBe(sailToC)
  expect(narrow(LEGAL, ['board/yard']).chosen).toBe(build)
})

test('a single way on is still clicked: nothing is chosen by surprise', () => {
  const now = narrow(LEGAL, ['ship-2'])
  expect(now.chosen).toBeNull()
  expect([...now.lit]).toEqual(['board/c'])
})

test('what clicks cannot tell apart becomes buttons', () => {
  const now = narrow(LEGAL, ['board/market'])
  expect(now.chosen).toBeNull()
  expect(now.lit.size).toBe(0)
  expect(now.ready).toEqual([sellOne, sellTwo])
})

test('an action that ends where another goes on is a button beside the lit targets', () => {
  const short = action(8, 'stay', ['ship-1'])
  const now = narrow([sailToB, short], ['ship-1'])
  expect(now.ready).toEqual([short])
  expect([...now.lit]).toEqual(['board/b'])
  expect(now.chosen).toBeNull()
})

test('nothing is chosen without a click, even if there is only one action', () => {
  expect(narrow([done], []).chosen).toBeNull()
  expect(narrow([build], []).chosen).toBeNull()
})

test('clicks that no longer fit a new list are dropped', () => {
  expect(narrow([sailOther, done], ['ship-1', 'board/b']).clicks).toEqual([])
  expect(narrow(LEGAL, ['ship-1', 'board/nowhere']).clicks).toEqual(['ship-1'])
})

test('clicking on adds, clicking back goes back, clicking elsewhere begins anew', () => {
  expect(click(LEGAL, [], 'ship-1')).toEqual(['ship-1'])
  expect(click(LEGAL, ['ship-1'], 'board/b')).toEqual(['ship-1', 'board/b'])
  expect(click(LEGAL, ['ship-1'], 'ship-1')).toEqual([])
  expect(click(LEGAL, ['ship-1'], 'ship-2')).toEqual(['ship-2'])
  expect(click(LEGAL, ['ship-1'], 'board/nowhere')).toEqual(['ship-1'])
})

test('a target may be clicked twice where an action wants it', () => {
  const twice = action(9, 'pair', ['ship-1', 'ship-1'])
  expect(click([twice], ['ship-1'], 'ship-1')).toEqual(['ship-1', 'ship-1'])
})

test('buttons: what only a button can choose first, and nothing twice', () => {
  const wait = action(8, 'wait', [])
  expect(buttons(narrow([sailToB, build, wait], []))).toEqual([wait, sailToB, build])
})

test('buttons: what closes comes late, and what gives something up last, whatever can be clicked', () => {
  const closes = action(8, 'done', [], {}, { use: CLOSES })
  const scuttles = action(9, 'scuttle', ['ship-1'], {}, { use: GIVES_UP })
  expect(buttons(narrow([sailToB, build, closes, scuttles], []))).toEqual([sailToB, build, closes, scuttles])
})

test('only what gives something up and cannot be taken back is asked once more', () => {
  expect(forGood(action(1, 'scuttle', [], {}, { use: GIVES_UP, ends_turn: true }))).toBe(true)
  expect(forGood(action(1, 'scuttle', [], {}, { use: GIVES_UP, chance: true }))).toBe(true)
  expect(forGood(action(1, 'jettison', [], {}, { use: GIVES_UP }))).toBe(false)
  expect(forGood(action(1, 'done', [], {}, { use: CLOSES, ends_turn: true }))).toBe(false)
})

test('long lists are grouped by kind', () => {
  expect(groups(LEGAL).map((group) => [group.kind, group.actions.length])).toEqual([
    ['sail', 3],
    ['sell', 2],
    ['build', 1],
    ['done', 1],
  ])
})
