/**
 * Others' moves one after the other, each long enough to be seen.
 *
 * What the table tells is shown at once if nothing was shown just now; else it waits in line. Whoever does not want to
 * wait skips: everything that waits is shown without a pause. Nothing is ever left out, since each piece of news
 * continues the log of the one before.
 */

export interface PacerOptions<T> {
  /** Shows the next; says whether it was something to look at. */
  show: (next: T) => Promise<boolean>
  /** How long something to look at stays, in ms. */
  pause: () => number
  /** Tells how many wait. */
  onWaiting: (count: number) => void
}

/** More than this that waits is no play to be followed but a gap to be closed: a week away, a sleeping laptop. */
export const MANY = 60

export class Pacer<T> {
  readonly #options: PacerOptions<T>
  #line: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #showing: Promise<void> | null = null
  #skipping = false

  constructor(options: PacerOptions<T>) {
    this.#options = options
  }

  /** Something new from the table. */
  push(news: T): void {
    this.#line.push(news)
    if (this.#line.length > MANY) this.#skipping = true
    this.#tell()
    if (this.#timer === undefined || this.#skipping) this.#go()
  }

  /** Shows everything that waits, now; resolves when it is shown. */
  skip(): Promise<void> {
    this.#skipping = true
    this.#go()
    return this.#showing ?? Promise.resolve()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#line = []
  }

  #tell(): void {
    this.#options.onWaiting(this.#line.length)
  }

  #go(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#showing ??= this.#run().finally(() => (this.#showing = null))
  }

  async #run(): Promise<void> {
    while (this.#line.length > 0) {
      const next = this.#line.shift()!
      this.#tell()
      const worth = await this.#options.show(next)
      const pause = this.#skipping ? 0 : this.#options.pause()
      if (worth && pause > 0) {
        this.#timer = setTimeout(() => this.#go(), pause)
        return
      }
    }
    this.#skipping = false
  }
}
