import { expect, test } from 'vitest'
import { fanOut } from '../src/stage/fans.ts'
import type { Fan, FanKind } from '../src/stage/geometry.ts'

function fan(kind: FanKind, more: Partial<Fan> = {}): Fan {
  return { kind, gap: 10, room: Infinity, rise: 12, ...more }
}
const seats = (count: number) => Array.from({ length: count }, () => 0)

test('one piece stands at the point, however it would fan', () => {
  for (const kind of ['row', 'column', 'stack', 'ring', 'rows'] as const) {
    const [only] = fanOut(fan(kind), [0])
    expect(only!.x).toBeCloseTo(0)
    expect(only!.y).toBeCloseTo(0)
  }
})

test('a row and a column are centred', () => {
  expect(fanOut(fan('row'), seats(3)).map((point) => point.x)).toEqual([-10, 0, 10])
  expect(fanOut(fan('column'), seats(2)).map((point) => point.y)).toEqual([-5, 5])
})

test('a row that is longer than its room takes smaller steps', () => {
  const xs = fanOut(fan('row', { room: 12 }), seats(4)).map((point) => point.x)
  expect(xs[3]! - xs[0]!).toBeCloseTo(12)
})

test('a stack grows upwards', () => {
  const ys = fanOut(fan('stack'), seats(3)).map((point) => point.y)
  expect(ys[2]!).toBeLessThan(ys[1]!)
})

test('neighbours on a ring are a gap apart', () => {
  const [a, b] = fanOut(fan('ring'), seats(6))
  expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeCloseTo(10)
})

test('rows: one for each seat in seat order, the block centred, each obeying gap and room', () => {
  const points = fanOut(fan('rows', { room: 5 }), [2, 0, 2, 0, 2])
  expect(points.map((point) => point.y)).toEqual([6, -6, 6, -6, 6])
  expect(points.filter((_, index) => index % 2 === 0).map((point) => point.x)).toEqual([-2.5, 0, 2.5])
  expect(points.filter((_, index) => index % 2 === 1).map((point) => point.x)).toEqual([-2.5, 2.5])
})
