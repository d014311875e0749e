/** Great moments one after the other, each as long as its drawing lasts. */

import type { Moment, Values } from './wire.ts'

export interface Happening {
  sort: Moment
  text: string
  /** What the event is about; one of the values may name its place. */
  values: Values
}

/** How long the drawing of a moment lasts, in ms. */
export const LASTS = 1700
/** Of more than so many that wait the oldest are left out: nobody watches a row of them. */
const MOST = 2

export class MomentQueue {
  /** The one that is drawn. */
  now: Happening | null = $state.raw(null)
  #waiting: Happening[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  add(happening: Happening): void {
    this.#waiting = [...this.#waiting, happening].slice(-MOST)
    if (this.now === null) this.#next()
  }

  /** Whoever does not want to look goes on. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.now = null
  }

  #next(): void {
    this.now = this.#waiting.shift() ?? null
    if (this.now) this.#timer = setTimeout(() => this.#next(), LASTS)
  }
}
