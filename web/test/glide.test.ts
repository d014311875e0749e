import { expect, test } from 'vitest'
import { changes } from '../src/stage/glide.ts'
import { piece } from './sample.ts'

const ids = (map: Map<string, { id: string }>) => [...map].map(([id, from]) => `${from.id} > ${id}`)

test('a piece that stands elsewhere has moved', () => {
  const now = changes([piece('a', 'board/x'), piece('b', 'board/x')], [piece('a', 'board/y'), piece('b', 'board/x')])
  expect(ids(now.moved)).toEqual(['a > a'])
  expect(now.appeared).toEqual([])
  expect(now.vanished).toEqual([])
})

test('one that vanished and one of the same kind that appeared are the same thing', () => {
  const now = changes([piece('ship-x-0', 'board/x')], [piece('ship-y-0', 'board/y')])
  expect(ids(now.moved)).toEqual(['ship-x-0 > ship-y-0'])
  expect(now.appeared).toEqual([])
  expect(now.vanished).toEqual([])
})

test('but not of another seat or symbol', () => {
  const now = changes([piece('a', 'board/x', { seat: 1 }), piece('c', 'board/x', { symbol: 'disc' })], [piece('b', 'board/y')])
  expect(now.moved.size).toBe(0)
  expect(now.appeared.map((one) => one.id)).toEqual(['b'])
  expect(now.vanished.map((one) => one.id)).toEqual(['a', 'c'])
})

test('a thing may get an owner on its way; those of the same seat find each other first', () => {
  const house = { symbol: 'house', seat: -2 }
  const now = changes(
    [piece('line-3', 'market/line', house), piece('old', 'board/x', { symbol: 'house', seat: 0 })],
    [piece('mine', 'mat/yard', { symbol: 'house', seat: 1 }), piece('his', 'board/y', { symbol: 'house', seat: 0 })],
  )
  expect(ids(now.moved).sort()).toEqual(['line-3 > mine', 'old > his'])
})

test('a piece that keeps its id glides however it looks', () => {
  const now = changes([piece('card', 'board/x')], [piece('card', 'board/y', { symbol: 'back', seat: 3 })])
  expect(ids(now.moved)).toEqual(['card > card'])
})

test('each vanished piece is used once', () => {
  const now = changes([piece('a', 'board/x')], [piece('b', 'board/y'), piece('c', 'board/z')])
  expect(ids(now.moved)).toEqual(['a > b'])
  expect(now.appeared.map((one) => one.id)).toEqual(['c'])
})

test('a piece may come from a pile that shrank', () => {
  const pile = piece('pile', 'mat/supply', { count: 5 })
  const now = changes([pile], [{ ...pile, count: 4 }, piece('a', 'board/x')])
  expect(ids(now.moved)).toEqual(['pile > a'])
})

test('nothing happened, nothing moved', () => {
  const now = changes([piece('a', 'board/x')], [piece('a', 'board/x', { slots: { price: 3 } })])
  expect(now.moved.size + now.appeared.length + now.vanished.length).toBe(0)
})
