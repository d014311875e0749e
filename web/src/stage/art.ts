/** The drawings of a game, fetched once and kept. */

import { api } from '../api.ts'
import type { Edition } from '../api.ts'
import type { Drawing, Symbols } from './drawings.ts'
import { parseSheet, parseSymbols } from './drawings.ts'

export interface Art {
  sheets: Map<string, Drawing>
  symbols: Symbols
}

const sheets = new Map<string, Promise<Drawing>>()
const symbols = new Map<string, Promise<Symbols>>()

function kept<T>(store: Map<string, Promise<T>>, key: string, fetch: () => Promise<T>): Promise<T> {
  let found = store.get(key)
  if (!found) {
    found = fetch()
    store.set(key, found)
    found.catch(() => store.delete(key))
  }
  return found
}

/** The symbols of a game's pieces. */
export function loadSymbols(game: string, rules: Edition): Promise<Symbols> {
  return kept(symbols, `${game}/${rules ?? ''}`, async () => parseSymbols(await api.art(game, 'pieces.svg', rules)))
}

/** The drawings that these files name, and the symbols of the pieces, as they were in a version of the rules. */
export async function loadArt(game: string, rules: Edition, files: readonly string[]): Promise<Art> {
  const wanted = [...new Set(files)]
  const drawn = `${game}/${rules ?? ''}`
  const [pieces, ...drawings] = await Promise.all([
    loadSymbols(game, rules),
    ...wanted.map((file) => kept(sheets, `${drawn}/${file}`, async () => parseSheet(await api.art(game, file, rules)))),
  ])
  return { symbols: pieces, sheets: new Map(wanted.map((file, index) => [file, drawings[index]!])) }
}
