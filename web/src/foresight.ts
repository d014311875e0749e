/** Ghosts of the move that is pointed at, fetched once each, and not before somebody rests on it. */

import { numbers } from './held.ts'
import type { Move } from './held.ts'
import type { Ghosts } from './wire.ts'

/** How long one points at a move before its ghosts are fetched, in ms: passing over it asks nothing. */
export const REST = 120

export class Foresight {
  readonly #fetch: (actions: number[]) => Promise<Ghosts>
  readonly #show: (ghosts: Ghosts | null) => void
  #known = new Map<string, Promise<Ghosts>>()
  #version = -1
  /** The numbers of the move that is pointed at. */
  #wanted: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(fetch: (actions: number[]) => Promise<Ghosts>, show: (ghosts: Ghosts | null) => void) {
    this.#fetch = fetch
    this.#show = show
  }

  /** Points at a move in a version of the table, or at none. */
  point(move: Move | null, version: number): void {
    if (version !== this.#version) {
      this.#known.clear()
      this.#version = version
      this.#wanted = null
    }
    const wanted = move && numbers(move).join()
    if (wanted === this.#wanted) return
    this.#wanted = wanted
    clearTimeout(this.#timer)
    this.#show(null)
    if (move && wanted !== null) this.#timer = setTimeout(() => void this.#look(wanted, numbers(move)), this.#known.has(wanted) ? 0 : REST)
  }

  async #look(wanted: string, actions: number[]): Promise<void> {
    const version = this.#version
    let found = this.#known.get(wanted)
    if (!found) this.#known.set(wanted, (found = this.#fetch(actions)))
    try {
      const ghosts = await found
      if (wanted === this.#wanted && version === this.#version) this.#show(ghosts)
    } catch {
      // Without ghosts the move is still told in words.
      this.#known.delete(wanted)
    }
  }
}
