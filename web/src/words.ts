/**
 * Words: facts become sentences of the reader's language, by the rules of caravela/core/words.py.
 *
 * A value whose word list has names reaches the sentence twice: as `$region_name`, in words, and as `$region`, the
 * bare id. Seats come as `$seat` (the id) and `$seat_name` (the player's name, or the colour where nobody is named).
 */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Change, Fact, Game, Language, LogLine, News, Piece, SeatInfo, Values } from './wire.ts'

/** Says messages of some Fluent texts in one language. */
export class Speaker {
  readonly language: Language
  readonly #bundle: FluentBundle

  constructor(language: Language, ...texts: string[]) {
    this.language = language
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** The message with its values filled in; the id itself where it is missing, so that the page goes on. */
  say(id: string, values: Values = {}): string {
    const message = this.#bundle.getMessage(id)
    if (!message?.value) return id
    const errors: Error[] = []
    return this.#bundle.formatPattern(message.value, values, errors)
  }

  /** A named part of a message (`.name = …` below it); null where it has no such part. */
  part(id: string, name: string, values: Values = {}): string | null {
    const pattern = this.#bundle.getMessage(id)?.attributes[name]
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : null
  }
}

/** The names at a table. A bot that nobody named is called by its colour, since several may be of one kind. */
export function playerNames(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => (seat.kind === 'bot' && seat.name === seat.bot ? '' : seat.name))
}

/** Everything that a game can say in one language. `players` are the names at a table, null where nobody is named. */
export class Words extends Speaker {
  readonly #game: Game
  readonly #players: readonly (string | null)[]

  constructor(game: Game, language: Language, text: string, players: readonly (string | null)[] = []) {
    super(language, text)
    this.#game = game
    this.#players = players
  }

  /** The name of a thing: `name('good', 'gold')`. */
  name(vocabulary: string, id: string): string {
    return this.say(`${vocabulary}-${id}`)
  }

  /** The seat's colour, whoever sits there. */
  colour(seat: number): string {
    return this.name('seat', this.#id(seat))
  }

  /** The player's name; the seat's colour where nobody is named; chance. */
  seat(seat: number): string {
    const player = seat >= 0 ? this.#players[seat] : null
    return player && player !== this.#id(seat) ? player : this.colour(seat)
  }

  /** The action as a sentence for the one who may take it. */
  action(action: { kind: string; values: Values }): string {
    return this.say(`action-${action.kind}`, this.#named(action.values))
  }

  /** The kind of an action, as a heading over its choices. */
  choice(kind: string): string {
    return this.say(`choice-${kind}`)
  }

  /** The line that the log has for an event. */
  event(line: LogLine): string {
    return this.say(`event-${line.kind}`, { ...this.#seat(line.seat), ...this.#named(line.values) })
  }

  /** Why something may not be done. */
  why(reason: Fact): string {
    return this.say(`why-${reason.kind}`, this.#named(reason.values))
  }

  /** What is asked of a seat now. */
  ask(prompt: Fact, seat: number): string {
    return this.say(`ask-${prompt.kind}`, { ...this.#seat(seat), ...this.#named(prompt.values) })
  }

  /** What a screen reader says for a piece. */
  piece(piece: Piece): string {
    return this.say(`piece-${piece.label}`, this.valuesOf(piece))
  }

  /** What is known of a piece, with names. */
  valuesOf(piece: Piece): Values {
    return { count: piece.count, ...this.owner(piece.seat), ...this.#named(piece.values) }
  }

  /** Whose something is; nothing where it is nobody's. */
  owner(seat: number): Values {
    return seat >= 0 ? this.#seat(seat) : {}
  }

  /** A change of a gauge in a few letters: `+60 cr`. */
  change({ gauge, by }: Change): string {
    return this.say(`chip-${gauge}`, { sign: by > 0 ? '+' : '−', by: Math.abs(by) })
  }

  /** The full name of a gauge. */
  gauge(id: string): string {
    return this.say(`gauge-${id}`)
  }

  /** What else a move brings about, in a few letters. */
  news({ kind, values }: News): string {
    return this.say(`chip-event-${kind}`, this.#named(values))
  }

  /** That chance has something to decide: `draw`. */
  draws(decision: string): string {
    return this.say(`chip-draws-${decision}`)
  }

  #id(seat: number): string {
    return seat >= 0 ? (this.#game.seat_ids[seat] ?? 'chance') : 'chance'
  }

  #seat(seat: number): Values {
    return { seat: this.#id(seat), seat_name: this.seat(seat) }
  }

  #named(values: Values): Values {
    const full = { ...values }
    for (const [key, value] of Object.entries(values)) {
      if (typeof value !== 'string') continue
      const vocabulary = this.#game.vocabularies[key] ?? key
      full[`${key}_name`] =
        vocabulary === 'seat' ? this.seat(this.#game.seat_ids.indexOf(value)) : this.name(vocabulary, value)
    }
    return full
  }
}
