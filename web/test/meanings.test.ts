import { expect, test } from 'vitest'
import { labelled, meanings } from '../src/meanings.ts'
import { narrow } from '../src/narrowing.ts'
import type { Gesture } from '../src/wire.ts'
import { Words } from '../src/words.ts'
import { action, GAME } from './sample.ts'

const words = new Words(GAME, 'en', `
port-goa = Goa
port-macau = Macau
action-sail = Sail to { $port_name }
action-sell = Announce a sale
action-build = Build in { $port_name }
choice-sail = Sail
choice-build = Build
`)
const sail = (number: number, targets: string[], port = 'goa') => action(number, 'sail', targets, { port })
const build = (number: number, targets: string[]) => action(number, 'build', targets, { port: 'goa' })

test('a target means the moves that begin with it', () => {
  const legal = [sail(1, ['goa']), sail(2, ['macau'], 'macau'), build(3, ['goa'])]
  expect([...meanings(narrow(legal, []), words, 0)]).toEqual([
    ['goa', 'Sail to Goa; Build in Goa'],
    ['macau', 'Sail to Macau'],
  ])
})

test('of many, the kinds and how many there are', () => {
  const legal = [sail(1, ['ship', 'goa']), sail(2, ['ship', 'macau'], 'macau'), build(3, ['ship', 'yard'])]
  expect(meanings(narrow(legal, []), words, 0).get('ship')).toBe('Sail, Build (3 moves)')
})

test('what several steps lead to is told with their number and what they bring', () => {
  const way = (port: string, targets: string[]): Gesture => ({
    form: 'way', targets, path: targets, actions: [1, 2], kind: 'sail', values: { port }, preview: {}, leads: null,
  })
  const legal = [sail(1, ['goa'])]
  const ways = [way('goa', ['goa']), way('macau', ['macau']), way('goa', ['ship', 'goa']), way('macau', ['ship', 'macau']), way('goa', ['ship', 'yard'])]
  const found = meanings(narrow(legal, [], ways), words, 0)
  expect(found.get('goa')).toBe('Sail to Goa')
  expect(found.get('macau')).toBe('Sail to Macau (2 steps)')
  expect(found.get('ship')).toBe('Sail (3 moves)')
  const sale: Gesture = { ...way('goa', ['quay']), kind: 'sell', values: {}, leads: { number: 2, kind: 'sail', values: { port: 'macau' } } }
  expect(meanings(narrow(legal, [], [sale]), words, 0).get('quay')).toBe('Sail to Macau, then: Announce a sale (2 steps)')
})

test('after a click, what the next one means', () => {
  const legal = [sail(1, ['ship', 'goa']), sail(2, ['ship', 'macau'], 'macau')]
  expect([...meanings(narrow(legal, ['ship']), words, 0)]).toEqual([['goa', 'Sail to Goa'], ['macau', 'Sail to Macau']])
})

test('a label has the name of the thing and what a click means, and says nothing twice', () => {
  expect(labelled('A ship in Goa', 'Sail to Macau')).toBe('A ship in Goa. Sail to Macau')
  expect(labelled('A ship in Goa', undefined)).toBe('A ship in Goa')
  expect(labelled('Number 1', 'Number 1')).toBe('Number 1')
  expect(labelled('Number 1', 'Choose number 1, for the extra disc')).toBe('Choose number 1, for the extra disc')
  expect(labelled('Number 1', 'Number 12')).toBe('Number 1. Number 12')
})
