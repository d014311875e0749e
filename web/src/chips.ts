/** Chips: what a move brings and costs, in a few letters each. */

import { t } from './app.svelte.ts'
import { CLOSES, GIVES_UP } from './narrowing.ts'
import { NOBODY } from './wire.ts'
import type { Change, Preview } from './wire.ts'
import type { Words } from './words.ts'

/** How a chip looks; its text says the same without colour. */
export type Tone = 'gain' | 'loss' | 'plain' | 'chance' | 'end' | 'warning'

export interface Chip {
  text: string
  tone: Tone
  /** The other seat that it is about, or NOBODY; and its name. */
  seat: number
  name: string
  /** The full name of what changes. */
  gauge: string
  /** Whether it is only what using the move changes at least. */
  least: boolean
}

/** So many changes of other seats stand on a button; more are a consequence of something larger. */
const OTHERS = 3

function chip(text: string, tone: Tone, more: Partial<Chip> = {}): Chip {
  return { text, tone, seat: NOBODY, name: '', gauge: '', least: false, ...more }
}

function changed(change: Change, words: Words, more: Partial<Chip> = {}): Chip {
  return chip(words.change(change), change.by > 0 ? 'gain' : 'loss', { gauge: words.gauge(change.gauge), ...more })
}

/** The chips of a move, the most telling first. `own` is the seat that makes it. */
export function chips(preview: Preview, words: Words, own: number): Chip[] {
  const changes = preview.changes ?? []
  const mine = changes.filter((change) => change.seat === own)
  const others = changes.filter((change) => change.seat !== own)
  const found = mine.map((change) => changed(change, words))
  found.push(...(preview.news ?? []).map((news) => chip(words.news(news), 'plain')))
  if (preview.idle) found.push(chip(t('chip-idle'), 'warning'))
  found.push(...(preview.least ?? []).map((change) => atLeast(change, words)))
  if (preview.draws) found.push(chip(words.draws(preview.draws), 'chance'))
  if (others.length <= OTHERS) found.push(...others.map((change) => theirs(change, words)))
  if (preview.ends_turn && preview.use !== CLOSES) found.push(chip(t('chip-ends'), 'end'))
  if (preview.use === GIVES_UP) found.push(chip(t('chip-gives-up'), 'warning'))
  return found
}

function atLeast(change: Change, words: Words): Chip {
  return changed(change, words, { text: t('chip-least', { change: words.change(change) }), least: true })
}

function theirs(change: Change, words: Words): Chip {
  return changed(change, words, { seat: change.seat, name: words.seat(change.seat) })
}

/** The chips for those who cannot see them. */
export function spoken(all: readonly Chip[]): string {
  return all.map((one) => (one.name ? `${one.name}: ${one.text}` : one.text)).join(', ')
}
