/** Where everything lies: the sheets in the window, each in its box, and the pieces at their anchors. */

import { untrack } from 'svelte'
import type { Edition } from '../api.ts'
import type { Piece, Sheet } from '../wire.ts'
import { arrange } from './arrange.ts'
import { loadArt } from './art.ts'
import type { Art } from './art.ts'
import type { Box, Size } from './geometry.ts'
import { floorOf } from './legible.ts'
import { boxOf, groupOf, inOrder, itemsOf } from './parts.ts'
import type { Part } from './parts.ts'
import { layAll, places } from './placing.ts'
import type { Laid, Place } from './placing.ts'

/** What is to be laid out; read anew whenever it changes. */
export interface Given {
  readonly game: string
  readonly rules: Edition
  readonly seats: number
  readonly sheets: readonly Sheet[]
  readonly pieces: readonly Piece[]
  /** The seats of the one who looks. */
  readonly mine: readonly number[]
  /** Whether sheets lie below each other. */
  readonly phone: boolean
}

/** The room between sheets and around them. */
export const GAP = 10

export class Layout {
  /** The window that the table is seen through. */
  width = $state(0)
  height = $state(0)
  art: Art | null = $state.raw(null)
  /** The least height of letters on the screen, in px. */
  readonly floor: number = $derived.by(() => floorOf(this.width, this.#given.phone))
  readonly #given: Given
  readonly #files = $derived.by(() => [...new Set(this.#given.sheets.map((sheet) => sheet.art))].join(' '))
  /** Which sheets there are changes rarely; where they lie is computed only then. */
  readonly #shape = $derived(this.#outline())
  readonly boxes: Map<string, Box> = $derived.by(() => this.#arranged())
  readonly laid: Map<string, Laid> = $derived.by(() => layAll(this.#given.sheets, this.art?.sheets ?? new Map(), this.boxes))
  readonly placed: Map<string, Place> = $derived.by(() => places(this.#given.pieces, this.laid))
  /** The box around all sheets. */
  readonly whole: Box | null = $derived(this.boxOf('all'))
  /** From the corner of the table to its far end. */
  readonly extent: Size = $derived(
    this.whole ? { width: this.whole.x + this.whole.width, height: this.whole.y + this.whole.height } : { width: 1, height: 1 },
  )

  /** Made by a component, whose drawings it fetches as they are needed. */
  constructor(given: Given, onfail: (error: unknown) => void) {
    this.#given = given
    $effect(() => {
      if (!this.#files) return
      loadArt(given.game, given.rules, this.#files.split(' ')).then((loaded) => (this.art = loaded), onfail)
    })
  }

  /** The box around a part of the table; null where none of its sheets lies there. */
  boxOf(part: Exclude<Part, 'lit'>): Box | null {
    return boxOf(part, this.#given.sheets, this.boxes, this.#given.mine)
  }

  #outline(): string {
    const { sheets, mine, phone } = this.#given
    return JSON.stringify([sheets.map((sheet) => [sheet.id, sheet.art, groupOf(sheet, mine)]), phone ? 0 : this.height, this.width, phone])
  }

  #arranged(): Map<string, Box> {
    void this.#shape
    const drawings = this.art?.sheets
    if (!drawings || this.width === 0) return new Map()
    return untrack(() => {
      const { sheets, mine, seats, phone } = this.#given
      const items = itemsOf(inOrder(sheets, mine, seats), drawings, mine, this.floor)
      return arrange(items, { width: this.width - 2 * GAP, height: this.height - 2 * GAP }, GAP, phone)
    })
  }
}
