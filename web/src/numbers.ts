/** Tables of the numbers in play: their words, and where the numbers come from. */

import { SIGNS } from './wire.ts'
import type { Cell, NumberTable, ProvenanceKind, Value } from './wire.ts'
import type { Words } from './words.ts'

const KINDS = Object.keys(SIGNS) as ProvenanceKind[]

/** The kinds of provenance that occur in a table, from the most certain. */
export function kindsOf(table: NumberTable): ProvenanceKind[] {
  const found = new Set(table.rows.flatMap((row) => row.cells.map((cell) => cell.kind)))
  return KINDS.filter((kind) => found.has(kind))
}

/** A few words of a heading or a cell, kept on one line where they are short. */
export function said(words: Words, part: readonly Value[]): string {
  return part.map((one) => (typeof one === 'string' && words.has(one) ? words.say(one) : String(one))).join('\u00a0')
}

/** A heading: it begins with a capital. */
export function heading(words: Words, part: readonly Value[]): string {
  const text = said(words, part).replaceAll('\u00a0', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function cellText(words: Words, cell: Cell): string {
  return cell.items.map((item) => said(words, item)).join(', ')
}

/** Whether every cell of a column is a single number. */
export function isPlain(table: NumberTable, column: number): boolean {
  return table.rows.every((row) => row.cells[column]?.items.length === 1 && typeof row.cells[column].items[0]?.[0] === 'number')
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The tables whose caption, headings or cells hold every word of a query. */
export function searchTables(tables: readonly NumberTable[], words: Words, query: string): NumberTable[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...tables]
  return tables.filter((table) => {
    const headings = [[`table-${table.id}`], [table.corner], ...table.columns.map((one) => [one])]
    const rows = table.rows.flatMap((row) => [heading(words, row.heading), ...row.cells.map((cell) => cellText(words, cell))])
    const text = plain([...headings.map((one) => heading(words, one)), ...rows].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}
