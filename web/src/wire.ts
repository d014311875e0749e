/** What goes over the wire. Written by scripts/generate_wire.py from the server's types; not by hand. */

export type Language = 'en' | 'ru' | 'pl'
export type Status = 'waiting' | 'playing' | 'over'
export type SeatKind = 'person' | 'bot' | 'open'
export type Role = 'board' | 'mat' | 'offer' | 'aside'
export type ProvenanceKind = 'rulebook' | 'sourced' | 'derived' | 'recalled' | 'reconstructed'
export type OptionKind = 'switch' | 'number' | 'choice'
export type Moment = 'discovery' | 'phase' | 'battle' | 'capture' | 'arrival' | 'opening' | 'reward' | 'end'
export type OptionValue = boolean | number | string
export type Value = number | string
export type Values = Record<string, Value>

/** A guest chooses a name or a language. */
export interface MeChange {
  name?: string
  language?: Language
}

/** Who shall sit on a seat of a new table: the one who makes it, whoever is invited, or a bot of some kind. */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open'
  bot?: string
  name?: string
}

/** A new table. */
export interface TableWish {
  game: string
  seats: SeatWish[]
  options?: Record<string, OptionValue>
  /** Whether hints may be taken also where several people play; those who join see it. */
  hints?: boolean
  /** Whether whoever has the invitation may take over a bot's seat while the game is on. */
  takeover?: boolean
  /** When the game has waited so many minutes for a seat, whoever made the table may let a bot play it. */
  absence?: number
  /** Repeats a deal; whoever gives one can foresee chance, so everybody at the table is told of it. */
  seed?: number
}

/** A lesson of a game, at a table of its own. */
export interface LessonWish {
  game: string
  lesson: string
}

/**
 * A decision, or a gesture of several, for a seat, at the version of the table that its player saw.
 *
 * Legal actions by their numbers: `action`, or `actions` for a gesture, of which all are taken or none.
 */
export interface Act {
  version: number
  seat: number
  action?: number
  actions?: number[]
  /** Whether steps of the same seat without a choice are taken as well, behind it. */
  auto?: boolean
  /** Whether the turn stays with the seat: a step without a choice that would pass it on is not taken. */
  stay?: boolean
}

/** Takes back the latest choices of a seat, as far as undo is free. */
export interface Undo {
  version: number
  seat: number
  count?: number
}

/** Does again what a seat's latest undo took back. */
export interface Redo {
  version: number
  seat: number
}

/** Asks the table to go back to the position after a step, or to where the change began that it belongs to. */
export interface Ask {
  version: number
  seat: number
  step: number
}

/** Agrees to what the table is asked for, or not; the one who asked withdraws it. */
export interface Answer {
  version: number
  seat: number
  agree: boolean
}

/** What would a bot do? Asked for the seat that is to act. */
export interface HintWish {
  version: number
  seat: number
}

/** Something happens to a seat: `tables/seating.py` says who may do what. */
export interface SeatChange {
  do: 'bot' | 'claim' | 'continue' | 'hand' | 'leave' | 'name' | 'take'
  /** To claim a seat: the secret of the table's invitation. */
  invite?: string
  /** To continue on a seat: the secret of its personal link. */
  key?: string
  bot?: string
  name?: string
}

/** The personal link of a seat; with `renew` another one, and the old one leads nowhere from then on. */
export interface LinkWish {
  renew?: boolean
}

/** Whoever made the table issues another invitation, or withdraws it; the old one is worth nothing then. */
export interface InvitationWish {
  do: 'renew' | 'revoke'
}

/** A line of chat. */
export interface Saying {
  text: string
}

/** A transcript as text. */
export interface Upload {
  text: string
}

/** The empty message. */
export interface Nothing {}

/** The client's answer to a ping. */
export interface Pong {
  type: 'pong'
}

/** A reason or a prompt: told in the reader's language by `why-<kind>` or `ask-<kind>`. */
export interface Fact {
  kind: string
  rule: string
  values: Values
}

/** What went wrong. `message` is one English sentence; `reason` can be told in every language. */
export interface Trouble {
  kind: string
  message: string
  reason?: Fact
  /** The version that the table is at, where the request's was an old one. */
  version?: number
  /** The line of an uploaded file that is wrong, counted from 1. */
  line?: number
}

/** The body of every answer that is an error. */
export interface Problem {
  error: Trouble
}

/** A browser that has been here, with the name and language chosen there. */
export interface Guest {
  id: string
  /** Empty until a name is chosen. */
  name: string
  language: Language
}

/** One option of a game: a switch (on or off), a number from a range, or one of a few words. */
export interface Option {
  /** Its name is the message `option-<id>`. */
  id: string
  default: OptionValue
  /** The rule or ruling that the option is about. */
  rule: string
  /** The words of a choice, and the range of a number. */
  choices: string[]
  lowest: number
  highest: number
  /** Another default where only bots play. */
  bots: OptionValue | null
  /** Follows from the default. */
  kind: OptionKind
}

/** A game as the home page shows it. */
export interface Game {
  id: string
  title: string
  author: string
  publisher: string
  year: number
  seats: number[]
  seat_ids: string[]
  /** What it is about, in one sentence of each language. */
  pitch: Record<string, string>
  /** How long it takes, in minutes, and how heavy it is, from 1 to 5; 0 where nobody says. */
  minutes: number[]
  weight: number
  /** The drawing of its cover, or of its board; null for a game that is not drawn. */
  cover: string | null
  /** Whether there is an introduction, and which lessons there are. */
  introduced: boolean
  lessons: string[]
  options: Option[]
  /** The kinds of bot, and the one that plays where nobody says which. */
  bots: string[]
  default_bot: string
  vocabularies: Record<string, string>
  score_lines: string[]
  /** Events that are great moments: by kind, or by kind and one of the values (`sailed calicut`). */
  moments: Record<string, Moment>
  end_reasons: string[]
  rule_prefix: string
  rules_version: number
}

/**
 * One numbered rule: `NAV-9.3`, the chapter that it stands in, and its text.
 *
 * The text may name symbols of `art/pieces.svg`, `{symbol:ship}`; a browser draws them.
 */
export interface Rule {
  number: string
  chapter: string
  text: string
}

/** A line of a screen, beside the symbol that it is about, in the colour of a seat. */
export interface Item {
  text: string
  symbol: string | null
  seat: string | null
}

/** A drawing on the table. */
export interface Sheet {
  id: string
  /** The file in the game's folder `art/`. */
  art: string
  /** Where it belongs on a wide screen and on a phone. */
  role: Role
  /** Whose it is, or NOBODY. */
  seat: number
  /** What fills its `<text data-slot>` elements. */
  slots: Values
}

/** A thing at an anchor of a sheet. */
export interface Piece {
  /** Stays the same while the thing lives, so that its moves can be followed. */
  id: string
  /** A symbol of `art/pieces.svg`. */
  symbol: string
  sheet: string
  anchor: string
  /** A screen reader says the message `piece-<label>`, with the values. */
  label: string
  /** Whose colour it has, or NOBODY. */
  seat: number
  /** Shown when above 1. */
  count: number
  /** What fills the `<text data-slot>` elements of its symbol. */
  slots: Values
  values: Values
}

/** A part of a sheet with what lies on it; the whole of it without a box of x, y, width and height. */
export interface Picture {
  sheet: Sheet
  pieces: Piece[]
  box: number[] | null
}

/** One screen of an introduction. */
export interface Screen {
  id: string
  title: string
  items: Item[]
  picture: Picture
}

/** What stands in a cell. */
export interface Cell {
  /** One or several things, read with commas between them; each is a few words: numbers, ids of messages, signs. */
  items: Value[][]
  kind: ProvenanceKind
}

/** A row: its heading in a few words, and a cell for each column. */
export interface Row {
  heading: Value[]
  cells: Cell[]
}

/** A table of numbers; its caption is the message `table-<id>`. */
export interface NumberTable {
  id: string
  /** The rules that speak of these numbers. */
  rules: string[]
  /** The message that says what the rows are. */
  corner: string
  /** The headings of the columns, each a number or a message; empty where a table of one column needs none. */
  columns: Value[]
  rows: Row[]
  /** The values of the data file that stand here. */
  keys: string[]
}

/** Where the values of one table, or one value, come from. */
export interface Provenance {
  /** The table or value in the data file: `region[goa].price`. */
  key: string
  kind: ProvenanceKind
  /** The facts behind it, in words. */
  facts: string
  values: Record<string, unknown>
}

/** A table that was made: its id, and the secret of its invitation. */
export interface Made {
  id: string
  invite: string | null
}

/** A seat of the table as one viewer sees it. */
export interface SeatInfo {
  id: string
  kind: SeatKind
  /** Who sits there; empty where nobody gave a name. */
  name: string
  bot: string | null
  mine: boolean
  /** Whether a bot plays for the viewer here, who may take the seat back. */
  lent: boolean
  online: boolean
  /** The points if the game ended now; null where the viewer cannot count them. */
  score: number | null
}

/** What is asked now, and of which seat. */
export interface Prompt {
  kind: string
  rule: string
  values: Values
  seat: number
}

/** A gauge of a seat that goes up or down. */
export interface Change {
  gauge: string
  seat: number
  by: number
}

/** An event that is worth a word beside a move: `chip-event-<kind>`. */
export interface News {
  kind: string
  values: Values
}

/** What a legal action brings and costs, as far as its seat can know. */
export interface Preview {
  /** What changes for certain: at once, and by what must follow in the same turn. The seat's own changes come first. */
  changes?: Change[]
  /** Where the action opens another decision: what using that changes at least. */
  least?: Change[]
  /** What else is worth a word: the events that `Meta.news` names. */
  news?: News[]
  /** Whether it opens a decision in which there is nothing to do. */
  idle?: boolean
  /** The chance decision that comes of it, by name; "" if none does for certain. */
  draws?: string
  /** Whether chance decides right after it, so that it cannot be taken back. */
  chance?: boolean
  /** Whether it passes the turn on, chance aside, or ends the game. */
  ends_turn?: boolean
  /** Whether another seat decides next although the turn goes on: somebody is asked, or this was the answer. */
  asks?: boolean
  /** What the action is in a menu (`caravela.core.menu`): 0 goes on, 1 closes, 2 gives something up. */
  use?: number
}

/** A legal action: its number to send, its sentence `action-<kind>`, what to click for it, and what it brings. */
export interface Action {
  number: number
  kind: string
  values: Values
  targets: string[]
  preview: Preview
}

/** An action of the game, with its sentence `action-<kind>`. */
export interface Move {
  number: number
  kind: string
  values: Values
}

/**
 * Several legal actions that can be taken as one (`core/journeys.py`); all of them are sent, in order.
 *
 * Its sentence is that of its last action, behind that of `leads`; `way` ends at a place, `again` is one action as
 * often as `actions` has it, `finish` ends the turn.
 */
export interface Gesture {
  form: 'again' | 'finish' | 'way'
  /** What is clicked for the whole, and what would be clicked step by step. */
  targets: string[]
  path: string[]
  actions: number[]
  kind: string
  values: Values
  preview: Preview
  /** The latest step of a way that says where it goes, if its last one does not. */
  leads: Move | null
}

/** An undo that the table is asked for. */
export interface Asking {
  /** Who asks, and to go back to the position after how many decisions. */
  seat: number
  step: number
  /** Whether chance has revealed something since, so that everybody is concerned. The same would come again. */
  revealed: boolean
  /** Whose answer is awaited, a seat for each person, and who has agreed. */
  waiting: number[]
  agreed: number[]
}

/** Something that happened: `event-<kind>`. `step` counts decisions from 1. */
export interface LogLine {
  step: number
  /** Whose turn it was: the seat that took the latest decision; NOBODY while chance sets the game up. */
  by: number
  /** The seat that it is told of; CHANCE or NOBODY where it is told of none. */
  seat: number
  kind: string
  rule: string
  values: Values
}

/** One line of a seat's score: `count` things at `each` points, or a plain number of points (each = 0). */
export interface ScoreLine {
  /** Its name is the message `score-<id>`. */
  id: string
  points: number
  count: number
  each: number
}

/** Why a game ended, and who won. */
export interface Outcome {
  /** One of the game's end reasons. */
  reason: string
  /** Points by seat. */
  scores: number[]
  /** Score lines by seat; their points add up to the score. */
  breakdown: ScoreLine[][]
  /** Seats from the winner down; seats in one inner list share the place. */
  ranking: number[][]
  /** The rule that broke a tie for the first place, or "". */
  tie: string
}

/** A line of chat, or what happened to a seat or a request: told in the reader's language by `chat-<kind>`. */
export interface ChatLine {
  /** Milliseconds since 1970. */
  at: number
  /** Who said it, or whose seat it was. */
  name: string
  /** NOBODY for a spectator. */
  seat: number
  /** Empty where nothing was said. */
  text: string
  kind: 'agreed' | 'asked' | 'back' | 'filled' | 'hint' | 'left' | 'lent' | 'linked' | 'moved' | 'refused' | 'rewound' | 'said' | 'sat' | 'withdrew'
}

/** Where a lesson stands. `<id>-<step>` of the game's lessons says what to do now and why, `<id>-done` the end. */
export interface LessonView {
  id: string
  /** The name of the step; `done` behind the last one. */
  step: string
  /** Its number, counted from 1, and how many there are. */
  number: number
  count: number
  /** The seat that learns. */
  seat: number
  /** The move to make; null while others move, and at the end. */
  action: number | null
}

/** What one viewer may see of a table at one version; nothing else is in it. */
export interface View {
  type: 'view'
  table: string
  game: string
  /** The version of the game's rules, numbers and drawings that the table began with. */
  rules: number
  version: number
  /** How many decisions have been taken at the position that is shown, and at the table. */
  step: number
  steps: number
  status: Status
  seats: SeatInfo[]
  viewer_seats: number[]
  /** The seat through whose eyes the scene is seen, NOBODY for a spectator's. */
  eyes: number
  to_act: number
  prompt: Prompt | null
  sheets: Sheet[]
  pieces: Piece[]
  /** What the viewer may do, in the order in which it is offered; empty unless one of the viewer's seats is to act. */
  legal: Action[]
  /** What the viewer may do in one go; and the piece that the decision moves, where its actions do not name it. */
  gestures: Gesture[]
  traveller: string | null
  /** How many choices the viewer may take back, the latest of which seat; and how many undos can be done again. */
  undo: number
  undo_seat: number
  redo: number
  /** Whether the viewer may take hints. */
  hints: boolean
  /** What the table is asked for, and the step that the viewer may ask it to go back to (NOBODY for none). */
  asking: Asking | null
  ask_step: number
  /** The client keeps its log up to and including this step and appends `log`. */
  log_from: number
  log: LogLine[]
  outcome: Outcome | null
  /** The latest lines of chat, oldest first. */
  chat: ChatLine[]
  /** The secret of the invitation, for those who sit at the table and whoever made it; null where it was withdrawn. */
  invite: string | null
  /** Whether the viewer made the table: then invitations and absent seats are the viewer's to decide about. */
  host: boolean
  /** Whether the seed was given, so that somebody may foresee chance; such a game is never rated. */
  seeded: boolean
  /** What the table agreed on: hints for everybody, claiming bots' seats while the game is on, and how many minutes it waits for a seat. */
  hints_agreed: boolean
  takeover: boolean
  absence: number
  /** When the viewer may let a bot play for the seat to act, in milliseconds since 1970; 0 where others decide that. */
  hand_from: number
  /** The table of the rematch, once somebody has asked for one. */
  rematch: string | null
  options: Record<string, OptionValue>
  /** The lesson that is given here; null elsewhere, and as soon as the game goes on behind it. */
  lesson: LessonView | null
  /** Why the game cannot go on: the kind of the error that every change is refused with. Null where it can. */
  halted: 'broken_table' | 'old_rules' | null
  /** When the table was made and last changed, in milliseconds since 1970. */
  made: number
  updated: number
  /** The checksum (CRC-32) of all this as text, without `log_from`, `log` and itself. */
  check: number
}

/** A view for somebody who has another one of the table: only what is different. */
export interface ViewChange {
  type: 'change'
  /** The checksums of the view that the client has, and of the one that comes out. Where another one comes out, the client asks for the whole. */
  base: number
  check: number
  /** Fields that have another value now. */
  fields: Record<string, unknown>
  /** Lists that are different. Two numbers stand for items that the list had: which is the first of them, and how many. Anything else is a new item: a row (`SHAPES`), or an object that also says which fields are those of the item before (`tables/packing.py`). */
  lists: Record<string, unknown[]>
  /** As in a view, but its lines are rows. */
  log_from: number
  log: unknown[]
}

/** A table in the list of a guest's tables. */
export interface TableSummary {
  id: string
  game: string
  status: Status
  seats: SeatInfo[]
  to_act: number
  my_turn: boolean
  step: number
  /** The lesson that is given there and not over yet. */
  lesson: string | null
  made: number
  updated: number
}

/** How the game went. `series[name][seat][i]` is the value after `steps[i]` decisions; `score` is always there. */
export interface Curves {
  steps: number[]
  series: Record<string, number[][]>
}

/** The points of each seat line by line, if the game ended after `step` decisions; null where hidden. */
export interface ScoreSheet {
  step: number
  breakdown: (ScoreLine[] | null)[]
}

/** A move that may not be made now, and why. */
export interface Refusal {
  number: number
  kind: string
  values: Values
  reason: Fact
  /** A legal move that would lead to it, and what would even then stand against it. */
  first: Move | null
  then: Fact | null
  /** Whether the move can be made, and what was clicked comes later in it: there is nothing against it then. */
  later: boolean
}

/** The secret of a seat's personal link, for whoever plays it, or is to be sent it. */
export interface SeatLink {
  key: string
}

/** What a legal action would change on the table: pieces that leave their places, and pieces that come or change. */
export interface Ghosts {
  gone: string[]
  come: Piece[]
}

/** A step of a turn that is advised, and what to click for it. */
export interface HintStep {
  number: number
  kind: string
  values: Values
  targets: string[]
}

/** A whole turn, and every seat's chance to win behind it, in per cent; none where no network knows the game. */
export interface HintTurn {
  steps: HintStep[]
  chances: number[]
}

/** The best turns of the seat to act, best first, at a version of the table. */
export interface Hint {
  version: number
  seat: number
  turns: HintTurn[]
}

/** Whether the server can work. */
export interface Health {
  status: 'ill' | 'well'
  /** Whether the database takes and gives back what is written; else what is wrong with it. */
  database: 'full' | 'locked' | 'silent' | 'unreachable' | 'unwritable' | 'well'
  version: string
  /** Whether the compiled engine runs. */
  engine: 'compiled' | 'interpreted'
  /** What the database said, where it is not well. */
  reason: string
}

/** Who of the seats is at the table right now. */
export interface Online {
  type: 'online'
  online: boolean[]
}

/** Are you there? */
export interface Ping {
  type: 'ping'
}

/** Why a live connection ends. */
export interface LiveProblem {
  type: 'error'
  error: Trouble
}

/** The seat numbers that are no seat: chance decides; nobody, or a spectator. */
export const CHANCE = -1
export const NOBODY = -2

/** A struct as a row: the names of its fields in their order (null where they are written), and the structs in them. */
export interface Shape {
  fields: string[] | null
  inner: Record<string, string>
}

/** How structs are written in changes of views. */
export const SHAPES: Record<string, Shape> = {
  SeatInfo: {"fields":["id","kind","name","bot","mine","lent","online","score"],"inner":{}},
  Sheet: {"fields":["id","art","role","seat","slots"],"inner":{}},
  Piece: {"fields":["id","symbol","sheet","anchor","label","seat","count","slots","values"],"inner":{}},
  Action: {"fields":["number","kind","values","targets","preview"],"inner":{"preview":"Preview"}},
  Preview: {"fields":null,"inner":{"changes":"Change[]","least":"Change[]","news":"News[]"}},
  Change: {"fields":["gauge","seat","by"],"inner":{}},
  News: {"fields":["kind","values"],"inner":{}},
  Gesture: {"fields":["form","targets","path","actions","kind","values","preview","leads"],"inner":{"preview":"Preview","leads":"Move"}},
  Move: {"fields":["number","kind","values"],"inner":{}},
  ChatLine: {"fields":["at","name","seat","text","kind"],"inner":{}},
  LogLine: {"fields":["step","by","seat","kind","rule","values"],"inner":{}},
}

/** The lists of a view that are told item by item, and what is in them. */
export const LISTS: Record<string, string> = { seats: 'SeatInfo', sheets: 'Sheet', pieces: 'Piece', legal: 'Action', gestures: 'Gesture', chat: 'ChatLine' }

/** What stands behind a value in a table of numbers of several kinds. */
export const SIGNS: Record<ProvenanceKind, string> = { rulebook: '', sourced: '*', derived: '†', recalled: '‡', reconstructed: '?' }
