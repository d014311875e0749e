/**
 * What those who listen hear of the others' moves.
 *
 * A screen reader that gets a sentence for every small step drops most of them. So the first is said at once, and what
 * follows is gathered and said as a summary every few seconds, until it is the listener's turn. Where nothing happens
 * for long, that is said too, once.
 */

export interface AnnouncerOptions {
  /** Puts a text into the live region. */
  say: (text: string) => void
  /** What is said where more happened than can be listened to: how many things, and the latest of them. */
  summary: (count: number, latest: string) => string
}

/** The time between two announcements, and after how long a silence is explained, in ms. */
export const GAP = 3500
export const SILENCE = 9000
/** So many sentences are said one by one; of more, only the number and the latest. */
export const MOST = 4

export class Announcer {
  readonly #options: AnnouncerOptions
  #waiting: string[] = []
  #gap: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(options: AnnouncerOptions) {
    this.#options = options
  }

  /** Something happened. */
  hear(sentences: readonly string[]): void {
    this.#waiting.push(...sentences)
    if (this.#gap === undefined) this.flush()
  }

  /** Says what was gathered, now: the listener is asked next. */
  flush(): void {
    clearTimeout(this.#gap)
    this.#gap = undefined
    if (this.#waiting.length === 0) return
    this.#say(this.#told())
    this.#gap = setTimeout(() => this.flush(), GAP)
  }

  /** Nothing is to be said until somebody else has moved; a long silence is explained by this. */
  expect(reason: string | null): void {
    clearTimeout(this.#silence)
    this.#silence = reason === null ? undefined : setTimeout(() => this.#say(reason), SILENCE)
  }

  close(): void {
    clearTimeout(this.#gap)
    clearTimeout(this.#silence)
    this.#waiting = []
  }

  #told(): string {
    const all = this.#waiting
    this.#waiting = []
    return all.length <= MOST ? all.join(' ') : this.#options.summary(all.length - 1, all.at(-1)!)
  }

  #say(text: string): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
    this.#options.say(text)
  }
}
