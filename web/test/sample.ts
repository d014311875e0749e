/** A made-up game for the tests. */

import type { Action, Game, LogLine, Piece } from '../src/wire.ts'

export const GAME: Game = {
  id: 'sample',
  title: 'Sample',
  author: 'Nobody',
  publisher: 'None',
  year: 2000,
  seats: [2, 3, 4],
  seat_ids: ['red', 'green', 'blue', 'black'],
  cover: null,
  options: [],
  bots: ['random', 'greedy'],
  default_bot: 'greedy',
  vocabularies: { origin: 'port', destination: 'port', player: 'seat', to: 'seat' },
  score_lines: ['money'],
  end_reasons: ['done'],
  rule_prefix: 'SAM-',
  rules_version: 1,
}

export function action(number: number, kind: string, targets: string[], values = {}): Action {
  return { number, kind, values, targets }
}

export function piece(id: string, place: string, more: Partial<Piece> = {}): Piece {
  const [sheet = '', anchor = ''] = place.split('/')
  return { id, symbol: 'ship', sheet, anchor, seat: 0, count: 1, slots: {}, label: 'ship', values: {}, ...more }
}

export function line(step: number, seat: number, kind = 'sailed'): LogLine {
  return { step, seat, kind, rule: 'SAM-1.1', values: {} }
}
