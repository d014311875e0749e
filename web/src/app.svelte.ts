/** What every page shares: the guest, the games, the language and its words, short notices. */

import { api, ApiError } from './api.ts'
import type { Edition } from './api.ts'
import en from './text/en.ftl?raw'
import pl from './text/pl.ftl?raw'
import ru from './text/ru.ftl?raw'
import type { Fact, Game, Guest, Language, NumberTable, Rule, Values } from './wire.ts'
import { Speaker, Words } from './words.ts'

export const LANGUAGES: Record<Language, string> = { en: 'English', ru: 'Русский', pl: 'Polski' }
const TEXTS: Record<Language, string> = { en, ru, pl }

function known(language: string | undefined | null): Language | null {
  const short = language?.slice(0, 2).toLowerCase()
  return short && short in LANGUAGES ? (short as Language) : null
}

function preferred(): Language {
  try {
    const kept = known(localStorage.getItem('caravela-language'))
    if (kept) return kept
  } catch {
    // Nothing is kept.
  }
  for (const language of navigator.languages) {
    const match = known(language)
    if (match) return match
  }
  return 'en'
}

export interface Notice {
  id: number
  text: string
  bad: boolean
}

class App {
  language: Language = $state(preferred())
  guest: Guest | null = $state.raw(null)
  games: Game[] = $state.raw([])
  /** Whether the list of games has come, and whether it could not. */
  ready = $state(false)
  failed = $state(false)
  notices: Notice[] = $state([])
  readonly speaker: Speaker = $derived(new Speaker(this.language, TEXTS[this.language]))
  #texts = new Map<string, Promise<string>>()
  #rulebooks = new Map<string, Promise<Rule[]>>()
  #numbers = new Map<string, Promise<NumberTable[]>>()
  #count = 0

  async start(): Promise<void> {
    this.failed = false
    try {
      const [guest, games] = await Promise.all([api.me(), api.games()])
      this.guest = guest
      this.games = games
      this.ready = true
      if (guest.language !== this.language) this.#tell()
    } catch {
      this.failed = true
    }
  }

  game(id: string): Game | undefined {
    return this.games.find((game) => game.id === id)
  }

  /** The words of a game at a table with these players. */
  async words(game: Game, players: readonly (string | null)[] = []): Promise<Words> {
    const language = this.language
    return new Words(game, language, await this.text(game.id, language), players)
  }

  text(game: string, language: Language): Promise<string> {
    return this.#kept(this.#texts, `${game} ${language}`, () => api.text(game, language))
  }

  numbers(game: string, rules: Edition): Promise<NumberTable[]> {
    return this.#kept(this.#numbers, `${game} ${rules ?? ''}`, () => api.numbers(game, rules))
  }

  rulebook(game: string, language: Language): Promise<Rule[]> {
    return this.#kept(this.#rulebooks, `${game} ${language}`, () => api.rulebook(game, language))
  }

  speak(language: Language): void {
    this.language = language
    try {
      localStorage.setItem('caravela-language', language)
    } catch {
      // The choice holds for this page.
    }
    this.#tell()
  }

  async rename(name: string): Promise<void> {
    this.guest = await api.changeMe({ name })
  }

  /** Says something for a few seconds. */
  notice(text: string, bad = false): void {
    const id = ++this.#count
    this.notices.push({ id, text, bad })
    setTimeout(() => this.dismiss(id), bad ? 9000 : 5000)
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id)
  }

  /** Shows what went wrong, in the reader's language where that is known. */
  complain(error: unknown, words?: Words | null): void {
    this.notice(this.explain(error, words), true)
  }

  explain(error: unknown, words?: Words | null): string {
    if (!(error instanceof ApiError)) {
      console.error(error)
      return this.speaker.say('error-unknown')
    }
    const told = error.reason && this.#why(error.reason, words)
    if (told) return told
    const id = `error-${error.kind}`
    return this.speaker.has(id) ? this.speaker.say(id, { line: error.line, detail: error.message }) : error.message
  }

  #why(reason: Fact, words?: Words | null): string | null {
    return words?.has(`why-${reason.kind}`) ? `${words.why(reason)} (${reason.rule})` : null
  }

  #kept<T>(kept: Map<string, Promise<T>>, key: string, fetch: () => Promise<T>): Promise<T> {
    let found = kept.get(key)
    if (!found) {
      found = fetch()
      kept.set(key, found)
      found.catch(() => kept.delete(key))
    }
    return found
  }

  #tell(): void {
    void api.changeMe({ language: this.language }).then((guest) => (this.guest = guest)).catch(() => undefined)
  }
}

export const app = new App()

/** A message of the client's own words, in the language of the moment. */
export function t(id: string, values: Values = {}): string {
  return app.speaker.say(id, values)
}
