/** A made-up game for the tests. */

import { parseSheet } from '../src/stage/drawings.ts'
import type { Box } from '../src/stage/geometry.ts'
import { lay } from '../src/stage/placing.ts'
import type { Laid } from '../src/stage/placing.ts'
import type { Action, Game, LogLine, Piece, Preview, Sheet } from '../src/wire.ts'

export const GAME: Game = {
  id: 'sample',
  title: 'Sample',
  author: 'Nobody',
  publisher: 'None',
  year: 2000,
  seats: [2, 3, 4],
  seat_ids: ['red', 'green', 'blue', 'black'],
  pitch: { en: 'A sample.', ru: 'Образец.', pl: 'Próbka.' },
  minutes: [60, 90],
  weight: 3,
  cover: null,
  introduced: false,
  lessons: [],
  options: [],
  bots: ['random', 'greedy'],
  default_bot: 'greedy',
  vocabularies: { origin: 'port', destination: 'port', player: 'seat', to: 'seat' },
  score_lines: ['money'],
  moments: {},
  end_reasons: ['done'],
  rule_prefix: 'SAM-',
  rules_version: 1,
}

export function action(number: number, kind: string, targets: string[], values = {}, preview: Preview = {}): Action {
  return { number, kind, values, targets, preview }
}

export function piece(id: string, place: string, more: Partial<Piece> = {}): Piece {
  const [sheet = '', anchor = ''] = place.split('/')
  return { id, symbol: 'ship', sheet, anchor, seat: 0, count: 1, slots: {}, label: 'ship', values: {}, ...more }
}

export function line(step: number, seat: number, kind = 'sailed'): LogLine {
  return { step, by: seat, seat, kind, rule: 'SAM-1.1', values: {} }
}

export function sheet(id: string, role: Sheet['role'], seat = -2): Sheet {
  return { id, art: `${role}.svg`, role, seat, slots: {} }
}

/** A sheet of 100 by 100 units with round and square anchors: `{ goa: [50, 40, 10] }` is one of radius 10. */
export function laidSheet(id: string, box: Box, anchors: Record<string, [number, number, number]>, square: string[] = []): Laid {
  const svg = Object.entries(anchors).map(([name, [x, y, r]]) => {
    const size = square.includes(name) ? `data-w="${2 * r}" data-h="${2 * r}"` : `data-r="${r}"`
    return `<g id="a-${name}" class="anchor" data-x="${x}" data-y="${y}" ${size}/>`
  })
  const drawing = parseSheet(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g class="anchors">${svg.join('')}</g></svg>`)
  return lay(sheet(id, 'board'), drawing, box)
}
