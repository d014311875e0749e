/** What the pages of a table and of its replay share: the table itself, its stage, and what is open in front of it. */

import { untrack } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import { app } from '../app.svelte.ts'
import type Stage from '../stage/Stage.svelte'
import type { Table } from '../table.svelte.ts'
import type { Game, Sheet, View } from '../wire.ts'
import type { Words } from '../words.ts'

export class Desk {
  readonly table: Table
  /** Once the board is drawn. */
  stage: Stage | undefined = $state()
  /** The number of the rule that is read just now. */
  rule: string | null = $state(null)
  /** Whether the score sheet is open. */
  scores = $state(false)
  readonly #narrow = new MediaQuery('max-width: 760px')

  /** Made by a page, for as long as the page is there; `opened` is called when the table is known. */
  constructor(table: Table, opened: () => void = () => undefined) {
    this.table = table
    $effect(() => {
      void untrack(() => table.open().then(opened))
      return () => table.close()
    })
    $effect(() => {
      void app.language
      void untrack(() => table.reword().catch((error: unknown) => app.complain(error)))
    })
  }

  /** Whether the window is a phone's. */
  get narrow(): boolean {
    return this.#narrow.current
  }

  /** Whether there is a table to be shown, and words for it. What the following say holds only then. */
  get ready(): boolean {
    const { view, game, words } = this.table
    return Boolean(view && game && words)
  }

  get view(): View {
    return this.table.view!
  }

  get shown(): View {
    return this.table.shown!
  }

  /** The seat whose mat lies before the viewer: of somebody with several seats, the one that decides. */
  get mine(): readonly number[] {
    const { eyes } = this.shown
    return eyes < 0 ? [] : [eyes]
  }

  get game(): Game {
    return this.table.game!
  }

  get words(): Words {
    return this.table.words!
  }

  /** Opens a rule. An own function, so that it can be handed on. */
  readonly read = (number: string): void => {
    this.rule = number
  }

  /** Moves the camera to the mat of a seat; the mat, where there is one. */
  showMat(seat: number): Sheet | undefined {
    const mat = this.table.shown?.sheets.find((one) => one.role === 'mat' && one.seat === seat)
    if (mat) this.stage?.show({ sheet: mat.id })
    return mat
  }
}
