import { expect, test } from 'vitest'
import { chips, spoken } from '../src/chips.ts'
import { Words } from '../src/words.ts'
import { GAME } from './sample.ts'

const words = new Words(GAME, 'en', `
seat-red = Red
seat-green = Green
gauge-money = Money
chip-money = { $sign }{ $by } cr
chip-ships = { $sign }{ $by } { $by ->
    [one] ship
   *[other] ships
}
chip-event-phase = phase { $phase }
chip-draws-dice = dice
`)

test('changes have signs, numbers and a tone; those of the seat come first', () => {
  const found = chips({ changes: [{ gauge: 'money', seat: 0, by: 60 }, { gauge: 'ships', seat: 0, by: -3 }] }, words, 0)
  expect(found.map((chip) => [chip.text, chip.tone])).toEqual([['+60 cr', 'gain'], ['−3 ships', 'loss']])
})

test('what others get has their name', () => {
  const found = chips({ changes: [{ gauge: 'money', seat: 1, by: 1 }, { gauge: 'ships', seat: 0, by: -1 }] }, words, 0)
  expect(spoken(found)).toBe('−1 ship, Green: +1 cr')
})

test('too many changes of others are a consequence of something larger', () => {
  const changes = [0, 1, 2, 3, 1, 2].map((seat) => ({ gauge: 'money', seat, by: 1 }))
  expect(chips({ changes }, words, 0)).toHaveLength(1)
})

test('news, chance, the end of the turn, and a warning', () => {
  const found = chips({ news: [{ kind: 'phase', values: { phase: 2 } }], draws: 'dice', ends_turn: true, use: 2 }, words, 0)
  expect(found.map((chip) => chip.tone)).toEqual(['plain', 'chance', 'end', 'warning'])
  expect(found[0]!.text).toBe('phase 2')
})

test('that a turn ends is not said of what is there to end it', () => {
  expect(chips({ ends_turn: true, use: 1 }, words, 0)).toEqual([])
})

test('what using a choice costs at least is marked as such', () => {
  const [one] = chips({ least: [{ gauge: 'money', seat: 0, by: -50 }] }, words, 0)
  expect(one).toMatchObject({ tone: 'loss', least: true })
  expect(one!.text).toContain('−50 cr')
})
