import { expect, test } from 'vitest'
import { greatest, momentOf } from '../src/moments.ts'
import { stepsOf, turnsOf } from '../src/turns.ts'
import type { LogLine } from '../src/wire.ts'
import { line } from './sample.ts'

const MOMENTS = { discovered: 'discovery', phase: 'phase', 'sailed goa': 'arrival' } as const
const at = (step: number, by: number, seat: number, kind = 'sold', values = {}): LogLine => ({ ...line(step, seat, kind), by, values })

test('an event is a moment by its kind, or by its kind and a value', () => {
  expect(momentOf(at(1, 0, 0, 'discovered'), MOMENTS)).toBe('discovery')
  expect(momentOf(at(1, 0, 0, 'sailed', { harbour: 'goa' }), MOMENTS)).toBe('arrival')
  expect(momentOf(at(1, 0, 0, 'sailed', { harbour: 'macau' }), MOMENTS)).toBeUndefined()
})

test('what a seat did in a row is one turn, chance between it included', () => {
  const log = [at(1, -2, -1), at(2, -2, 1), at(3, 0, 0), at(4, 0, -1), at(5, 0, 2), at(6, 1, 1), at(7, 0, 0)]
  const turns = turnsOf(log, MOMENTS)
  expect(turns.map((turn) => [turn.by, turn.first, turn.lines.length])).toEqual([[-2, 0, 2], [0, 2, 3], [1, 5, 1], [0, 6, 1]])
  expect(turns.flatMap((turn) => turn.lines)).toEqual(log)
})

test('a new phase stands alone, whoever brought it about', () => {
  const turns = turnsOf([at(1, 0, 0), at(1, 0, -2, 'phase'), at(2, 0, 0)], MOMENTS)
  expect(turns.map((turn) => turn.by)).toEqual([0, -2, 0])
})

test('the headline is the great moment, else what the seat did first', () => {
  const [moment] = turnsOf([at(1, 0, -1), at(2, 0, 0, 'sold'), at(3, 0, 0, 'discovered')], MOMENTS)
  expect(moment!.headline.kind).toBe('discovered')
  const [plain] = turnsOf([at(1, 0, -1, 'drawn'), at(2, 0, 0, 'sold')], MOMENTS)
  expect(plain!.headline.kind).toBe('sold')
})

test('a turn is played again from the position before it', () => {
  const [turn] = turnsOf([at(4, 0, 0), at(6, 0, 0)], MOMENTS)
  expect(stepsOf(turn!)).toEqual([3, 4, 5, 6])
})

test('of several moments at once the greatest is shown', () => {
  const lines = [at(1, 0, 0, 'discovered'), at(2, 0, -2, 'phase'), at(3, 0, 0, 'sold')]
  expect(greatest(lines, MOMENTS)).toEqual({ sort: 'discovery', line: lines[0] })
  expect(greatest([lines[2]!], MOMENTS)).toBeNull()
})
