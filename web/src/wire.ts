/** What goes over the wire, as docs/table.md describes it. */

export type Language = 'en' | 'ru' | 'pl'
export type Value = string | number
export type Values = Record<string, Value>

export interface Guest {
  id: string
  name: string
  language: string
}

export type OptionValue = boolean | number | string

export interface GameOption {
  id: string
  default: OptionValue
  rule: string
  kind: 'switch' | 'number' | 'choice'
  choices: string[]
  lowest: number
  highest: number
}

export interface Game {
  id: string
  title: string
  author: string
  publisher: string
  year: number
  seats: number[]
  seat_ids: string[]
  /** The drawing of its board; null for a game that is not drawn. */
  cover: string | null
  options: GameOption[]
  bots: string[]
  vocabularies: Record<string, string>
  score_lines: string[]
  end_reasons: string[]
  rule_prefix: string
}

export interface Rule {
  number: string
  chapter: string
  text: string
}

export type ProvenanceKind = 'rulebook' | 'sourced' | 'derived' | 'recalled' | 'reconstructed'

export interface Provenance {
  key: string
  kind: ProvenanceKind
  facts: string
  values: Record<string, unknown>
}

/** A fact with a rule: a reason, a prompt. */
export interface Fact {
  kind: string
  rule: string
  values: Values
}

export interface Sheet {
  id: string
  art: string
  role: 'board' | 'mat' | 'offer' | 'aside'
  seat: number
  slots: Values
}

export interface Piece {
  id: string
  symbol: string
  sheet: string
  anchor: string
  seat: number
  count: number
  slots: Values
  label: string
  values: Values
}

export interface Action {
  number: number
  kind: string
  values: Values
  targets: string[]
}

export interface LogLine {
  step: number
  seat: number
  kind: string
  rule: string
  values: Values
}

export interface SeatInfo {
  id: string
  kind: 'person' | 'bot' | 'open'
  /** Empty where nobody gave one. */
  name: string
  bot: string | null
  mine: boolean
  /** A bot plays the viewer's seat. */
  lent: boolean
  online: boolean
  score: number | null
}

export interface ScoreLine {
  id: string
  points: number
  count: number
  each: number
}

export interface Outcome {
  reason: string
  scores: number[]
  ranking: number[][]
  tie: string
  breakdown: ScoreLine[][]
}

export interface ChatLine {
  /** Milliseconds since 1970. */
  at: number
  name: string
  /** NOBODY for a spectator. */
  seat: number
  text: string
}

export interface View {
  table: string
  game: string
  version: number
  /** How many decisions have been taken at the position that is shown, and at the table. */
  step: number
  steps: number
  status: 'waiting' | 'playing' | 'over'
  seats: SeatInfo[]
  viewer_seats: number[]
  /** The seat through whose eyes the scene is seen. */
  eyes: number
  to_act: number
  prompt: (Fact & { seat: number }) | null
  sheets: Sheet[]
  pieces: Piece[]
  legal: Action[]
  undo: number
  undo_seat: number
  /** The client keeps its log up to and including this step and appends `log`. */
  log_from: number
  log: LogLine[]
  outcome: Outcome | null
  chat: ChatLine[]
  invite: string | null
  rematch: string | null
  options: Record<string, OptionValue>
  made: number
  updated: number
}

export interface TableSummary {
  id: string
  game: string
  status: View['status']
  seats: SeatInfo[]
  to_act: number
  my_turn: boolean
  step: number
  made: number
  updated: number
}

/** How the game went: `series[name][seat][i]` is the value after `steps[i]` decisions. */
export interface Curves {
  steps: number[]
  series: Record<string, number[][]>
}

/** A move that may not be made now, and why. */
export interface Refusal {
  number: number
  kind: string
  values: Values
  reason: Fact
}

/** The seat numbers that are no seat. */
export const CHANCE = -1
export const NOBODY = -2
