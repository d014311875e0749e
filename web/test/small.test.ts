import { expect, test } from 'vitest'
import { chart, spread, ticks } from '../src/curves.ts'
import { againstBots, resized, usualSeats, withFriends } from '../src/making.ts'
import { drop, keep, personal, personalLink, remembered } from '../src/links.ts'
import { parse } from '../src/router.svelte.ts'
import { chapters, jump, search } from '../src/rulebook.ts'
import { mark, paint } from '../src/seats.ts'
import { nearest } from '../src/stage/compass.ts'
import { ago, lasting } from '../src/time.ts'
import { GAME } from './sample.ts'

const RULES = [
  { number: 'SAM-1.1', chapter: '1. Ships', text: 'A caravel crosses one border.' },
  { number: 'SAM-1.10', chapter: '1. Ships', text: 'Moçambique lies far.' },
  { number: 'SAM-2.1', chapter: '2. Money', text: 'Ships cost 50.' },
]

test('addresses mean pages', () => {
  const page = (path: string) => parse(new URL(path, 'http://x'))
  expect(page('/')).toEqual({ page: 'home' })
  expect(page('/table/abc?invite=s%2Fx')).toEqual({ page: 'table', id: 'abc', invite: 's/x', personal: null })
  expect(page('/table/abc')).toEqual({ page: 'table', id: 'abc', invite: null, personal: null })
  expect(page('/table/abc#continue=1.a-Z_0')).toEqual({ page: 'table', id: 'abc', invite: null, personal: { seat: 1, key: 'a-Z_0' } })
  expect(page('/table/abc#continue=x.y')).toMatchObject({ personal: null })
  expect(page('/replay/abc')).toEqual({ page: 'replay', id: 'abc' })
  expect(page('/rules/sample#SAM-1.1')).toEqual({ page: 'rules', game: 'sample', rule: 'SAM-1.1', edition: null })
  expect(page('/rules/sample?rules=1')).toEqual({ page: 'rules', game: 'sample', rule: null, edition: 1 })
  expect(page('/data/sample?rules=x')).toEqual({ page: 'data', game: 'sample', edition: null })
  expect(page('/new/sample')).toEqual({ page: 'new', game: 'sample' })
  expect(page('/nonsense')).toEqual({ page: 'lost' })
  expect(page('/table')).toEqual({ page: 'lost' })
  expect(page('/table/a/b')).toEqual({ page: 'lost' })
})

test('a rulebook is searched without regard to case and accents, by all words', () => {
  const numbers = (query: string) => search(RULES, query).map((rule) => rule.number)
  expect(numbers('mocambique')).toEqual(['SAM-1.10'])
  expect(numbers('SHIPS 50')).toEqual(['SAM-2.1'])
  expect(numbers('')).toHaveLength(3)
  expect(numbers('whale')).toEqual([])
})

test('a number leads to its rule, a chapter to its first', () => {
  const to = (wanted: string) => jump(RULES, 'SAM-', wanted)?.number
  expect(to('1.10')).toBe('SAM-1.10')
  expect(to('sam-2.1')).toBe('SAM-2.1')
  expect(to('2')).toBe('SAM-2.1')
  expect(to('9.9')).toBeUndefined()
  expect(to('ships')).toBeUndefined()
})

test('rules by chapters', () => {
  expect(chapters(RULES).map((chapter) => [chapter.title, chapter.rules.length])).toEqual([['1. Ships', 2], ['2. Money', 1]])
})

test('a first table: me against the strongest bots; me and friends', () => {
  expect(usualSeats(GAME)).toBe(3)
  expect(againstBots(GAME)).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }])
  expect(withFriends(2)).toEqual([{ kind: 'me' }, { kind: 'open' }])
  expect(resized([{ kind: 'me' }, { kind: 'bot', bot: 'random' }], 3)).toEqual([
    { kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' },
  ])
  expect(resized([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], 2)).toEqual([{ kind: 'me' }, { kind: 'open' }])
})

test('arrow keys go to the nearest target ahead, and round at the end', () => {
  const targets = new Map([['a', { x: 0, y: 0 }], ['b', { x: 100, y: 5 }], ['c', { x: 60, y: 90 }], ['d', { x: 0, y: 80 }]])
  const from = (id: string, x: number, y: number) => {
    const others = new Map([...targets].filter(([other]) => other !== id))
    return nearest(targets.get(id)!, { x, y }, others)
  }
  expect(from('a', 1, 0)).toBe('b')
  expect(from('a', 0, 1)).toBe('d')
  expect(from('d', 1, 0)).toBe('c')
  expect(from('b', 1, 0)).not.toBeNull()
  expect(nearest({ x: 0, y: 0 }, { x: 1, y: 0 }, new Map())).toBeNull()
})

test('ticks are round and reach over the greatest value', () => {
  expect(ticks(0, 87, 4)).toEqual([0, 50, 100])
  expect(ticks(0, 7, 4)).toEqual([0, 2, 4, 6, 8])
  expect(ticks(-30, 100, 4)[0]).toBe(-50)
})

test('a chart has a line for each seat, within the picture', () => {
  const { lines } = chart([0, 10, 20], [[0, 5, 9], [0, 0, 0]], 100, 50)
  expect(lines[0]!.path).toMatch(/^M0 50L50 /)
  expect(lines[0]!.value).toBe(9)
  expect(lines[1]!.y).toBe(50)
  expect(chart([], [[]], 100, 50).lines[0]!.path).toBe('')
})

test('labels that would overlap are moved apart', () => {
  expect(spread([10, 12, 50], 10, 100)).toEqual([10, 20, 50])
  expect(spread([99, 99], 10, 100)).toEqual([90, 100])
})

test('every seat has a colour of its own and a mark of its own', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(mark)).size).toBe(6)
  expect(paint('red', 0).seat).not.toBe(paint('green', 1).seat)
  expect(paint('mauve', 1)).toEqual(paint('green', 1))
})

test('times are told in the language of the reader', () => {
  expect(ago(0, 'en', 5 * 60_000)).toBe('5 minutes ago')
  expect(ago(0, 'ru', 2 * 86_400_000)).toBe('позавчера')
  expect(ago(0, 'pl', 3 * 3_600_000)).toBe('3 godziny temu')
  expect([15, 60, 1440, 4320].map((minutes) => lasting(minutes, 'en'))).toEqual(['15 minutes', '1 hour', '1 day', '3 days'])
  expect(lasting(4320, 'ru')).toBe('3 дня')
})

test('personal links are kept for this browser, the latest tables first', () => {
  localStorage.clear()
  const link = { seat: 2, key: 'a_b-C' }
  expect(personal(new URL(personalLink('abc', link)).hash)).toEqual(link)
  keep('abc', { seat: 2, key: 'old' })
  keep('abc', link)
  keep('abc', { seat: 0, key: 'x' })
  expect(remembered('abc')).toEqual([link, { seat: 0, key: 'x' }])
  drop('abc', 2)
  expect(remembered('abc')).toEqual([{ seat: 0, key: 'x' }])
  for (let table = 0; table < 60; table++) keep(`t${table}`, link)
  expect(remembered('abc')).toEqual([])
  expect(remembered('t59')).toEqual([link])
  localStorage.setItem('caravela-links', 'nonsense')
  expect(remembered('abc')).toEqual([])
})
