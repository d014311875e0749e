/** What a click on each lit target would come to, as a sentence. */

import { t } from './app.svelte.ts'
import { chips, spoken } from './chips.ts'
import type { Move } from './held.ts'
import type { Narrowing } from './narrowing.ts'
import type { Words } from './words.ts'

/** So many moves are told one by one; of more, only the kinds. */
const TOLD = 2

/** The meaning of every lit target: the moves that begin with it, or how many there are of which kinds. */
export function meanings(narrowing: Narrowing, words: Words, seat: number): Map<string, string> {
  const found = new Map<string, string>()
  for (const target of [...narrowing.reach, ...narrowing.lit]) {
    const moves = behind(target, narrowing)
    found.set(target, moves.length <= TOLD ? moves.map((move) => told(move, words, seat)).join('; ') : ofKinds(moves, words))
  }
  return found
}

/** The moves that begin with a lit target: actions, or ways of several steps where none does. */
export function behind(target: string, { open, ways, clicks }: Narrowing): Move[] {
  const begins = (one: Move) => one.targets[clicks.length] === target
  const actions = open.filter(begins)
  return actions.length > 0 ? actions : ways.filter(begins)
}

/** Many moves by their kinds, and how many there are. */
export function ofKinds(moves: readonly Move[], words: Words): string {
  const kinds = [...new Set(moves.map((move) => move.kind))]
  return t('target-many', { what: kinds.map((kind) => words.choice(kind)).join(', '), count: moves.length })
}

/** A move as a sentence; of several steps, with their number. */
export function sentence(move: Move, words: Words): string {
  if ('number' in move) return words.action(move)
  const [last, count] = [words.action(move), move.actions.length]
  return t('gesture-way', { what: move.leads ? t('gesture-leads', { first: words.action(move.leads), what: last }) : last, count })
}

/** A move as a sentence, with what it brings and costs. */
function told(move: Move, words: Words, seat: number): string {
  const brings = spoken(chips(move.preview, words, seat))
  return brings ? `${sentence(move, words)} (${brings})` : sentence(move, words)
}

/** A name and what a click means, as one label; a name that the meaning says already is not said again. */
export function labelled(name: string, meaning: string | undefined): string {
  if (!meaning) return name
  return says(meaning, name) ? meaning : `${name}. ${meaning}`
}

/** Whether a sentence has these words in it, and not only as the beginning of longer ones. */
function says(sentence: string, words: string): boolean {
  const from = sentence.toLowerCase().indexOf(words.toLowerCase())
  const inside = /[\p{L}\p{N}]/u
  return from >= 0 && !inside.test(sentence[from - 1] ?? '') && !inside.test(sentence[from + words.length] ?? '')
}

/** For what has a label and, for the pointer, the same words as its title: screen readers would read the title as a description too. */
export const NAMED_ONCE: object = { 'aria-description': '' }
