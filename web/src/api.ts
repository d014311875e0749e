/** The calls of the server. */

import type {
  Act, Answer, Ask, Curves, Fact, Game, Ghosts, Guest, Hint, HintWish, InvitationWish, Language, LessonWish, LinkWish, Made, MeChange, NumberTable, Problem, Provenance, Redo, Refusal, Rule, Saying, ScoreSheet, Screen, SeatChange, SeatLink,
  TableSummary, TableWish, Undo, Upload, View, ViewChange,
} from './wire.ts'

/** What the server refused, and why: `message` is English, `reason` can be told in every language. */
export class ApiError extends Error {
  readonly status: number
  readonly kind: string
  readonly reason: Fact | null
  /** The line of an uploaded file that is wrong. */
  readonly line: number

  constructor(status: number, kind: string, message: string, reason: Fact | null = null, line = 0) {
    super(message)
    this.status = status
    this.kind = kind
    this.reason = reason
    this.line = line
  }
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init })
  } catch {
    throw new ApiError(0, 'unreachable', 'The server cannot be reached.')
  }
  if (response.ok) return response
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null
  const error = body?.error
  throw new ApiError(
    response.status, error?.kind ?? 'unknown', error?.message ?? response.statusText, error?.reason ?? null, error?.line ?? 0,
  )
}

async function get<T>(path: string): Promise<T> {
  return (await request(path)).json() as Promise<T>
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json', 'X-Caravela': '1' }
  return (await request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<T>
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`
const game = (id: string) => `/api/games/${encodeURIComponent(id)}`

/** The address of something that is done at a table, by somebody who has some views of it (`Kept.asked`). */
const deed = (id: string, name: string, asked: readonly string[]) => [`${table(id)}/${name}`, ...asked].join('?')

/** What comes of it. */
type Told = View | ViewChange

/** An older version of a game's rules; null for today's. */
export type Edition = number | null
/** What asks for it, behind an address. */
export const edition = (rules: Edition) => (rules === null ? '' : `?rules=${rules}`)

export const api = {
  me: () => get<Guest>('/api/me'),
  changeMe: (change: MeChange) => post<Guest>('/api/me', change),
  games: () => get<Game[]>('/api/games'),
  game: (id: string, rules: number) => get<Game>(`${game(id)}${edition(rules)}`),
  text: async (id: string, language: Language) => (await request(`${game(id)}/text/${language}`)).text(),
  rulebook: (id: string, language: Language) => get<Rule[]>(`${game(id)}/rulebook/${language}`),
  introduction: (id: string, language: Language) => get<Screen[]>(`${game(id)}/introduction/${language}`),
  lessons: async (id: string, language: Language) => (await request(`${game(id)}/lessons/${language}`)).text(),
  numbers: (id: string, rules: Edition) => get<NumberTable[]>(`${game(id)}/numbers${edition(rules)}`),
  art: async (id: string, file: string, rules: Edition) => (await request(artUrl(id, file, rules))).text(),
  data: (id: string, rules: Edition) => get<Provenance[]>(`${game(id)}/data${edition(rules)}`),
  tables: () => get<TableSummary[]>('/api/tables'),
  makeTable: (wish: TableWish) => post<Made>('/api/tables', wish),
  teach: (id: string, lesson: string) => post<Made>('/api/lessons', { game: id, lesson } satisfies LessonWish),
  view: (id: string) => get<View>(table(id)),
  at: (id: string, step: number) => get<View>(`${table(id)}/at/${step}`),
  why: (id: string, clicked: readonly string[], targets: readonly string[]) => {
    const asked = [...clicked.map((one) => ['clicked', one]), ...targets.map((one) => ['target', one])]
    return get<Refusal[]>(`${table(id)}/why?${new URLSearchParams(asked).toString()}`)
  },
  scores: (id: string, step: number) => get<ScoreSheet>(`${table(id)}/scores?step=${step}`),
  curves: (id: string) => get<Curves>(`${table(id)}/curves`),
  act: (id: string, asked: string[], wish: Act) => post<Told>(deed(id, 'act', asked), wish),
  /** What actions would change on the table, taken one after the other. */
  ghosts: (id: string, actions: readonly number[]) =>
    get<Ghosts>(`${table(id)}/preview?${new URLSearchParams(actions.map((one) => ['action', String(one)])).toString()}`),
  undo: (id: string, asked: string[], wish: Undo) => post<Told>(deed(id, 'undo', asked), wish),
  redo: (id: string, asked: string[], wish: Redo) => post<Told>(deed(id, 'redo', asked), wish),
  ask: (id: string, asked: string[], wish: Ask) => post<Told>(deed(id, 'ask', asked), wish),
  answer: (id: string, asked: string[], wish: Answer) => post<Told>(deed(id, 'answer', asked), wish),
  hint: (id: string, version: number, seat: number) => post<Hint>(`${table(id)}/hint`, { version, seat } satisfies HintWish),
  seat: (id: string, asked: string[], seat: number, change: SeatChange) => post<Told>(deed(id, `seats/${seat}`, asked), change),
  link: (id: string, seat: number, renew: boolean) => post<SeatLink>(`${table(id)}/seats/${seat}/link`, { renew } satisfies LinkWish),
  invitation: (id: string, asked: string[], wish: InvitationWish) => post<Told>(deed(id, 'invitation', asked), wish),
  chat: (id: string, asked: string[], text: string) => post<Told>(deed(id, 'chat', asked), { text } satisfies Saying),
  rematch: (id: string) => post<Made>(`${table(id)}/rematch`),
  upload: (text: string) => post<Made>('/api/transcripts', { text } satisfies Upload),
}

export const artUrl = (id: string, file: string, rules: Edition = null) => `${game(id)}/art/${file}${edition(rules)}`
export const transcriptUrl = (id: string) => `${table(id)}/transcript`

/** The address of a table's live connection. */
export function liveUrl(id: string, version: number, asked: readonly string[]): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}${table(id)}/live?${[`version=${version}`, ...asked].join('&')}`
}
