/** What a click on each lit target would come to, as a sentence. */

import { t } from './app.svelte.ts'
import { chips, spoken } from './chips.ts'
import type { Narrowing } from './narrowing.ts'
import type { Action } from './wire.ts'
import type { Words } from './words.ts'

/** So many moves are told one by one; of more, only the kinds. */
const TOLD = 2

/** The meaning of every lit target: the moves that begin with it, or how many there are of which kinds. */
export function meanings(narrowing: Narrowing, words: Words, seat: number): Map<string, string> {
  const found = new Map<string, string>()
  for (const target of narrowing.reach) {
    const way = narrowing.ways.find((one) => one.targets[narrowing.clicks.length] === target)
    if (way) found.set(target, t('gesture-way', { what: words.action(way), count: way.actions.length }))
  }
  for (const target of narrowing.lit) {
    const actions = behind(target, narrowing)
    const kinds = [...new Set(actions.map((action) => action.kind))]
    found.set(
      target,
      actions.length <= TOLD
        ? actions.map((action) => told(action, words, seat)).join('; ')
        : t('target-many', { what: kinds.map((kind) => words.choice(kind)).join(', '), count: actions.length }),
    )
  }
  return found
}

/** The moves that begin with a lit target. */
export function behind(target: string, { open, clicks }: Narrowing): Action[] {
  return open.filter((action) => action.targets[clicks.length] === target)
}

/** A move as a sentence, with what it brings and costs. */
function told(action: Action, words: Words, seat: number): string {
  const brings = spoken(chips(action.preview, words, seat))
  return brings ? `${words.action(action)} (${brings})` : words.action(action)
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
