/** What a person chose for this browser; kept in its local storage. */

export type Theme = 'system' | 'light' | 'dark'

/** How long each move of the others is to be seen before the next, in ms. */
export const PACES = { slow: 1800, normal: 900, quick: 350, none: 0 } as const
export type Pace = keyof typeof PACES

/** Whether the move that passes the turn on waits for "End turn": against people, always, never. */
export const END_TURNS = ['people', 'always', 'never'] as const
export type EndTurn = (typeof END_TURNS)[number]

interface Stored {
  theme: Theme
  sound: boolean
  notify: boolean
  confirm: boolean
  keys: boolean
  inspect: boolean
  pace: Pace
  endTurn: EndTurn
  forced: boolean
}

const KEY = 'caravela'
const DEFAULTS: Stored = {
  theme: 'system', sound: false, notify: false, confirm: false, keys: true, inspect: true, pace: 'normal', endTurn: 'people', forced: true,
}

function stored(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) }
  } catch {
    return DEFAULTS
  }
}

class Settings {
  theme: Theme = $state(DEFAULTS.theme)
  /** A bell when it is one's turn. */
  sound: boolean = $state(DEFAULTS.sound)
  /** A notification of the browser when it is one's turn and the page is not looked at. */
  notify: boolean = $state(DEFAULTS.notify)
  /** Ask once more before a move is made. */
  confirm: boolean = $state(DEFAULTS.confirm)
  /** Single keys (1 to 9, comma, full stop) do something. */
  keys: boolean = $state(DEFAULTS.keys)
  /** What the pointer rests on is explained. */
  inspect: boolean = $state(DEFAULTS.inspect)
  /** How fast the moves of the others follow each other. */
  pace: Pace = $state(DEFAULTS.pace)
  /** Whether the move that passes the turn on waits for a last word. */
  endTurn: EndTurn = $state(DEFAULTS.endTurn)
  /** Steps that leave no choice are taken by themselves. */
  forced: boolean = $state(DEFAULTS.forced)
  systemDark: boolean = $state(false)
  still: boolean = $state(false)
  /** Whether the browser is used by fingers. */
  touch: boolean = $state(false)

  constructor() {
    Object.assign(this, stored())
    this.#follow('(prefers-color-scheme: dark)', (yes) => (this.systemDark = yes))
    this.#follow('(prefers-reduced-motion: reduce)', (yes) => (this.still = yes))
    this.#follow('(pointer: coarse)', (yes) => (this.touch = yes))
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.systemDark)
  }

  get pause(): number {
    return PACES[this.pace] ?? PACES.normal
  }

  save(): void {
    const { theme, sound, notify, confirm, keys, inspect, pace, endTurn, forced } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, sound, notify, confirm, keys, inspect, pace, endTurn, forced }))
    } catch {
      // A browser that keeps nothing: the choice holds for this page.
    }
  }

  #follow(query: string, set: (yes: boolean) => void): void {
    const list = matchMedia(query)
    set(list.matches)
    list.addEventListener('change', (event) => set(event.matches))
  }
}

export const settings = new Settings()
