/** First-time tips: each is shown once in this browser, one at a time, when it first applies. */

import { settings } from './settings.svelte.ts'
import type { Table } from './table.svelte.ts'

/** In the order in which they are told, and when each applies. */
const WHEN = {
  lit: (table: Table) => table.narrowing.lit.size > 0,
  list: (table: Table) => table.narrowing.lit.size > 0 && table.buttons.length > 1,
  undo: (table: Table) => (table.view?.undo ?? 0) > 0,
  why: (table: Table) => table.narrowing.lit.size > 0 && (table.view?.step ?? 0) > 6,
} as const
export type Tip = keyof typeof WHEN
export const TIPS = Object.keys(WHEN) as Tip[]

const KEY = 'caravela-tips'

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

class Tips {
  #read: string[] = $state.raw(kept())

  /** The tip for this moment at a table, or none. */
  due(table: Table): Tip | null {
    if (!table.myTurn || table.past || table.busy) return null
    const next = TIPS.find((tip) => !this.#read.includes(tip))
    return next && WHEN[next](table) ? next : null
  }

  /** A tip was read, and is not shown again. */
  dismiss(tip: Tip): void {
    this.#keep([...this.#read, tip])
  }

  /** All of them once more. */
  again(): void {
    this.#keep([])
  }

  get any(): boolean {
    return this.#read.length > 0
  }

  #keep(read: string[]): void {
    this.#read = read
    try {
      localStorage.setItem(KEY, JSON.stringify(read))
    } catch {
      // A browser that keeps nothing: it holds for this page.
    }
  }
}

export const tips = new Tips()

/** How a tip is told: keys are no use to a finger. */
export function wording(tip: Tip): string {
  return `tip-${tip}${settings.touch && (tip === 'list' || tip === 'undo') ? '-touch' : ''}`
}
