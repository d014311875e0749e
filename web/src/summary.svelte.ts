/** A table in a list: its game, and where it stands, in the reader's words. */

import { app, t } from './app.svelte.ts'
import type { Game, TableSummary } from './wire.ts'
import { playerNames } from './words.ts'
import type { Words } from './words.ts'

export class Summary {
  readonly #table: () => TableSummary
  words: Words | null = $state.raw(null)
  readonly game: Game | undefined = $derived.by(() => app.game(this.#table().game))

  /** Made by a component. `lesson` is the message for a lesson that goes on. */
  constructor(table: () => TableSummary, private readonly lesson: string) {
    this.#table = table
    $effect(() => {
      void app.language
      if (!this.game) return
      void app.words(this.game, playerNames(table().seats)).then((loaded) => (this.words = loaded), () => undefined)
    })
  }

  /** Whose turn it is, or what the table waits for. */
  get standing(): string {
    const table = this.#table()
    if (table.status === 'waiting') return t('table-waiting')
    if (table.status === 'over') return t('table-over')
    if (table.lesson !== null) return t(this.lesson)
    if (table.my_turn) return t('your-turn')
    return this.words ? t('turn-of', { name: this.words.seat(table.to_act) }) : ''
  }
}
