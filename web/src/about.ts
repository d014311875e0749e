/** What a thing on the table is: which message of the game's text explains it. The rules of caravela/core/about.py. */

import type { Piece, Sheet, Values } from './wire.ts'
import type { Words } from './words.ts'

/** The explanation of a thing, in the reader's language. */
export interface About {
  name: string
  /** What it does. */
  text: string
  /** What it is worth or costs now; empty where that does not change. */
  now: string
  /** The number of its rule. */
  rule: string
}

/** The names a thing goes by, the most exact first: `card_europe_0`, `card_europe`, `card`. */
export function keysOf(name: string): string[] {
  const found = [name]
  for (let end = name.search(/[-_][^-_]*$/); end > 0; end = name.slice(0, end).search(/[-_][^-_]*$/)) found.push(name.slice(0, end))
  return found
}

function explained(words: Words, names: readonly string[], values: (key: string) => Values): About | null {
  const key = names.find((one) => words.has(`about-${one}`))
  if (key === undefined) return null
  const id = `about-${key}`
  const given = values(key)
  const part = (name: string) => words.part(id, name, given) ?? ''
  return { name: part('name'), text: words.say(id, given), now: part('now'), rule: part('rule') }
}

/** About a piece; `named` is what its symbol goes by. */
export function aboutPiece(words: Words, piece: Piece, named: string, slots: Values): About | null {
  const names = keysOf(named).flatMap((name) => [`${name}-${piece.label}`, name])
  return explained(words, names, () => ({ ...slots, ...words.valuesOf(piece) }))
}

/** About a place or a print of a sheet; `named` is what it goes by, `name` its own name on the sheet. */
export function aboutPlace(words: Words, named: string, name: string, sheet: Sheet): About | null {
  return explained(words, keysOf(named), (key) => ({ ...sheet.slots, ...words.owner(sheet.seat), ...identity(words, key, named, name) }))
}

/** The id that a place has beside its kind, and the name of that: `harbour-malindi` is a harbour with the id `malindi`. */
function identity(words: Words, key: string, named: string, name: string): Values {
  const id = named === name ? name.slice(key.length + 1).split('-')[0]! : name
  if (!id) return {}
  const word = `${key}-${id}`
  return words.has(word) ? { id, id_name: words.say(word) } : { id }
}
