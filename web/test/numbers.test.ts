import { expect, test } from 'vitest'
import { cellText, heading, isPlain, kindsOf, searchTables } from '../src/numbers.ts'
import type { NumberTable } from '../src/wire.ts'
import { Words } from '../src/words.ts'
import { GAME } from './sample.ts'

const TEXT = `
table-prices = Prices in Goa
table-line = line
table-workers = workers
good-gold = gold
good-spice = spice
`
const WORDS = new Words(GAME, 'en', TEXT)
const TABLE: NumberTable = {
  id: 'prices',
  rules: ['SAM-1.1'],
  corner: 'table-line',
  columns: ['table-workers', 2],
  rows: [
    { heading: ['good-gold', 1], cells: [{ items: [[3]], kind: 'reconstructed' }, { items: [['good-spice', 2], ['–']], kind: 'rulebook' }] },
    { heading: ['1–5'], cells: [{ items: [[4]], kind: 'sourced' }, { items: [[1], [2]], kind: 'rulebook' }] },
  ],
  keys: [],
}

test('cells and headings are told in words, numbers and signs', () => {
  expect(heading(WORDS, TABLE.rows[0]!.heading)).toBe('Gold 1')
  expect(heading(WORDS, TABLE.rows[1]!.heading)).toBe('1–5')
  expect(cellText(WORDS, TABLE.rows[0]!.cells[1]!)).toBe('spice\u00a02, –')
  expect(cellText(WORDS, TABLE.rows[1]!.cells[1]!)).toBe('1, 2')
})

test('the kinds of provenance come from the most certain', () => {
  expect(kindsOf(TABLE)).toEqual(['rulebook', 'sourced', 'reconstructed'])
})

test('a column of single numbers is known', () => {
  expect([0, 1].map((column) => isPlain(TABLE, column))).toEqual([true, false])
})

test('tables are searched by all words of caption, headings and cells', () => {
  const found = (query: string) => searchTables([TABLE], WORDS, query).length
  expect(['', 'goa', 'SPICE workers', 'whale', 'goa whale'].map(found)).toEqual([1, 1, 1, 0, 0])
})
