/**
 * Others' moves one after the other, each long enough to be seen.
 *
 * What the table tells is shown at once if nothing was shown just now; else it waits in line. A turn of many small steps
 * takes no longer than a turn of a few: its time is shared among its steps, and when it is used up the rest follows
 * without a pause. Whoever does not want to wait skips: everything that waits is shown without a pause. Nothing is ever
 * left out, since each piece of news continues the log of the one before.
 */

export interface PacerOptions<T> {
  /** Shows the next, which will stay for some ms; says whether it was something to look at. */
  show: (next: T, pause: number) => Promise<boolean>
  /** How long something to look at stays at most, in ms. */
  pause: () => number
  /** Whose turn something belongs to; undefined for what belongs to no turn. */
  turn: (news: T) => number | undefined
  /** Whether something else happened before it, so that its turn is a new one even if the same seat had the latest. */
  begins?: (news: T) => boolean
  /** Tells what waits. */
  onWaiting: (waiting: readonly T[]) => void
  /** The time, in ms. */
  now?: () => number
}

/** More than this that waits is no play to be followed but a gap to be closed: a week away, a sleeping laptop. */
export const MANY = 150
/** A whole turn takes at most as long as so many single moves. */
export const TURN = 4.4
/** What stays for less than this cannot be seen: several are shown as one. */
export const LEAST = 180

export class Pacer<T> {
  readonly #options: PacerOptions<T>
  #line: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #running = false
  #showing: Promise<void> = Promise.resolve()
  /** How many of those that wait are shown without a pause; Infinity for all, until none waits any more. */
  #hurried = 0
  /** The turn that is shown, when it began, and how much of its time was shared out but not used. */
  #turn: number | undefined
  #began = 0
  #saved = 0

  constructor(options: PacerOptions<T>) {
    this.#options = options
  }

  /** Something new from the table. */
  push(news: T): void {
    this.#line.push(news)
    if (this.#line.length > MANY) this.#hurried = Infinity
    this.#tell()
    if (this.#timer === undefined || this.#hurried > 0) this.#go()
  }

  /** Shows everything that waits, or the first of it as far as something is true, now; resolves when it is shown. */
  skip(first?: (news: T) => boolean): Promise<void> {
    const rest = first ? this.#line.findIndex((one) => !first(one)) : -1
    const all = first ? this.#line.length : Infinity
    this.#hurried = Math.max(this.#hurried, rest < 0 ? all : rest)
    this.#turn = undefined
    if (this.#hurried > 0) this.#go()
    return this.#showing
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#line = []
  }

  #tell(): void {
    this.#options.onWaiting([...this.#line])
  }

  #go(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#running) this.#showing = this.#run()
  }

  async #run(): Promise<void> {
    this.#running = true
    try {
      while (this.#line.length > 0) {
        const next = this.#line.shift()!
        this.#tell()
        const hurried = this.#hurried > 0
        const pause = hurried ? 0 : this.#pause(next)
        const worth = await this.#options.show(next, pause)
        if (hurried) this.#hurried--
        if (worth && this.#hurried === 0 && (pause > 0 || hurried)) {
          this.#timer = setTimeout(() => this.#go(), hurried ? this.#options.pause() : pause)
          return
        }
      }
      this.#hurried = 0
    } finally {
      // At once: what comes now must not wait for what comes next.
      this.#running = false
    }
  }

  /** How long this stays: an equal share of what is left of its turn's time, no more than a single move would have. */
  #pause(next: T): number {
    const most = this.#options.pause()
    if (most === 0) return 0
    const now = (this.#options.now ?? performance.now.bind(performance))()
    const turn = this.#options.turn(next)
    const another = turn !== this.#turn || this.#options.begins?.(next)
    if (turn !== undefined && another) [this.#turn, this.#began, this.#saved] = [turn, now, 0]
    const left = TURN * most - (now - this.#began)
    const share = Math.max(0, left) / (1 + this.#sameTurn()) + this.#saved
    const pause = Math.min(most, share)
    this.#saved = pause < LEAST ? pause : 0
    return pause < LEAST ? 0 : pause
  }

  /** How many of those that wait belong to the turn that is shown. */
  #sameTurn(): number {
    const other = this.#line.findIndex((one) => ![undefined, this.#turn].includes(this.#options.turn(one)))
    return other < 0 ? this.#line.length : other
  }
}
