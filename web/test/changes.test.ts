import { expect, test } from 'vitest'
import { Kept, checkOf, crc32 } from '../src/changes.ts'
import type { Piece, View, ViewChange } from '../src/wire.ts'

const piece = (id: string, anchor = 'a'): Piece =>
  ({ id, symbol: 'ship', sheet: 'board', anchor, label: 'ship', seat: 0, count: 1, slots: {}, values: { name: 'Łódź' } })

/** The same piece as the server writes it. */
const row = (id: string, anchor: string) => Object.values(piece(id, anchor))

function view(version: number, pieces: Piece[], more: Partial<View> = {}): View {
  const found = { type: 'view', version, eyes: 0, pieces, legal: [], log_from: 0, log: [], check: 0, ...more } as unknown as View
  return { ...found, check: checkOf(found) }
}

function change(base: View, to: View, lists: ViewChange['lists'], fields: ViewChange['fields'] = {}): ViewChange {
  return { type: 'change', base: base.check, check: to.check, fields, lists, log_from: to.log_from, log: to.log }
}

const first = view(1, [piece('a'), piece('b'), piece('c')])
const second = view(2, [piece('a'), piece('b', 'goa'), piece('c')])

test('the checksum is the one of zlib', () => {
  expect(crc32('123456789')).toBe(0xcbf43926)
  expect(crc32('Łódź')).toBe(0xa530c135)
  expect(checkOf({ ...first, log_from: 9 })).toBe(first.check)
})

test('a change is made of what is here and what is new', () => {
  const kept = new Kept()
  kept.take(first)
  expect(kept.asked).toEqual([`has=${first.check}`])
  const told = change(first, second, { pieces: [0, 1, row('b', 'goa'), 2, 1] }, { version: 2 })
  expect(kept.take(told)).toEqual(second)
  expect(kept.asked).toEqual([`has=${second.check}`])
})

test('in few words, an item has what the one before it has', () => {
  const changes = [{ gauge: 'money', seat: 0, by: -1 }, { gauge: 'ships', seat: 0, by: 1 }, { gauge: 'points', seat: 0, by: 2 }]
  const action = (number: number, good: string, by = changes) =>
    ({ number, kind: 'buy', values: { good, coins: 3 }, targets: [good], preview: { changes: by, use: 1 } })
  const legal = [action(7, 'gold'), action(8, 'salt'), action(9, 'silk', changes.slice(1)), action(9, 'silk', changes.slice(1))]
  const now = view(2, [piece('a'), piece('z'), piece('c')], { legal })
  const rows = changes.map((one) => Object.values(one))
  const kept = new Kept()
  kept.take(first)
  const told = change(first, now, {
    // Of the piece before: all but its name. Of the action before: its kind; its preview; everything.
    pieces: [0, 1, { 510: ['z'] }, 2, 1],
    legal: [
      [7, 'buy', { good: 'gold', coins: 3 }, ['gold'], { changes: rows, use: 1 }],
      { 18: [8, ['salt', 3], ['salt']] },
      { 2: [9, ['silk', 3], ['silk'], { changes: [1, 2], use: 1 }] },
      { 31: [] },
    ],
  }, { version: 2 })
  expect(kept.take(told)).toEqual(now)
})

test('what does not fit is not shown: the whole is asked for', () => {
  const kept = new Kept()
  kept.take(first)
  expect(kept.take(change(second, first, {}))).toBeNull()
  expect(kept.asked).toEqual(['has='])
  kept.take(first)
  expect(kept.take(change(first, second, { pieces: [0, 3] }, { version: 2 }))).toBeNull()
})

test('changes that never fit are not asked for again and again', () => {
  const kept = new Kept()
  for (let times = 0; times < 3; times++) kept.take(change(second, first, {}))
  expect(kept.asked).toEqual([])
  expect(kept.take(first)).toBe(first)
})

test('the latest view through each pair of eyes is kept, the latest last', () => {
  const kept = new Kept()
  const other = view(2, [piece('z')], { eyes: 1 })
  for (const one of [first, other, second]) kept.take(one)
  expect(kept.asked).toEqual([`has=${other.check},${second.check}`])
})

test('an answer goes on from what was here when it was asked for, whatever came meanwhile', async () => {
  const kept = new Kept()
  kept.take(first)
  const told = change(first, second, { pieces: [0, 1, row('b', 'goa'), 2, 1] }, { version: 2 })
  const found = await kept.done((asked) => {
    expect(asked).toEqual([`has=${first.check}`])
    kept.take(told) // The live connection is faster than the answer.
    return Promise.resolve(told)
  })
  expect(found).toEqual(second)
  expect(kept.asked).toEqual([`has=${second.check}`])
  expect(await kept.done(() => Promise.resolve(change(first, second, {})))).toBeNull()
  expect(kept.asked).toEqual(['has='])
})

test('a copy goes on separately', () => {
  const kept = new Kept()
  kept.take(first)
  const copy = kept.copy()
  kept.take(second)
  expect(copy.asked).toEqual([`has=${first.check}`])
})

test('what is in a row may have rows in it', () => {
  const kept = new Kept()
  const preview = { changes: [{ gauge: 'money', seat: 0, by: -2 }], ends_turn: true }
  const legal = [{ number: 5, kind: 'pass', values: {}, targets: [], preview }] as unknown as View['legal']
  const asked = view(2, first.pieces, { legal, log: [{ step: 1, by: 0, seat: 0, kind: 'passed', rule: 'X-1', values: {} }] })
  kept.take(first)
  const told = change(first, asked, { legal: [[5, 'pass', {}, [], { changes: [['money', 0, -2]], ends_turn: true }]] }, { version: 2 })
  expect(kept.take({ ...told, log: [[1, 0, 0, 'passed', 'X-1', {}]] })).toEqual(asked)
})
