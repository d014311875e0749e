/** Past positions, each fetched once and kept. */

export class Positions<T> {
  readonly #fetch: (step: number) => Promise<T>
  readonly #kept = new Map<number, Promise<T>>()

  constructor(fetch: (step: number) => Promise<T>) {
    this.#fetch = fetch
  }

  /** The position after a step; one that could not be fetched is tried again the next time. */
  at(step: number): Promise<T> {
    let found = this.#kept.get(step)
    if (!found) {
      found = this.#fetch(step)
      this.#kept.set(step, found)
      found.catch(() => this.#kept.delete(step))
    }
    return found
  }

  /** Undo made other things of everything after a step. */
  forget(after: number): void {
    for (const step of this.#kept.keys()) if (step > after) this.#kept.delete(step)
  }
}
