import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LEAST, MANY, Pacer, TURN } from '../src/pacing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pacer(pause = 500, turn: (news: number) => number | undefined = (news) => news) {
  const shown: number[] = []
  const waiting: (readonly number[])[] = []
  const made = new Pacer<number>({
    show: (next) => {
      shown.push(next)
      return Promise.resolve(next > 0)
    },
    pause: () => pause,
    turn,
    now: () => Date.now(),
    onWaiting: (line) => waiting.push(line),
  })
  return { made, shown, waiting }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('the first is shown at once, the next ones a pause apart', async () => {
  const { made, shown, waiting } = pacer()
  made.push(1)
  made.push(2)
  made.push(3)
  await settle()
  expect(shown).toEqual([1])
  await vi.advanceTimersByTimeAsync(499)
  expect(shown).toEqual([1])
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(500)
  expect(shown).toEqual([1, 2, 3])
  expect(waiting[2]).toEqual([2])
  expect(waiting.at(-1)).toEqual([])
})

test('what comes after a long silence does not wait', async () => {
  const { made, shown } = pacer()
  made.push(1)
  await vi.advanceTimersByTimeAsync(600)
  made.push(2)
  await settle()
  expect(shown).toEqual([1, 2])
})

test('what is nothing to look at takes no time', async () => {
  const { made, shown } = pacer()
  for (const news of [0, 0, 1, 2]) made.push(news)
  await settle()
  expect(shown).toEqual([0, 0, 1])
})

test('skipping shows all of it in order, and the pace holds again afterwards', async () => {
  const { made, shown } = pacer()
  for (const news of [1, 2, 3, 4]) made.push(news)
  await settle()
  await made.skip()
  expect(shown).toEqual([1, 2, 3, 4])
  made.push(5)
  made.push(6)
  await settle()
  expect(shown).toEqual([1, 2, 3, 4, 5])
})

test('what is skipped up to a point leaves the rest its time', async () => {
  const { made, shown } = pacer()
  for (const news of [1, 2, 3, 4, 5]) made.push(news)
  await settle()
  await made.skip((news) => news <= 3)
  expect(shown).toEqual([1, 2, 3])
  await made.skip((news) => news <= 3)
  await vi.advanceTimersByTimeAsync(499)
  expect(shown).toEqual([1, 2, 3])
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toEqual([1, 2, 3, 4])
  await made.skip((news) => news <= 9)
  expect(shown).toEqual([1, 2, 3, 4, 5])
})

test('skipping nothing does nothing', async () => {
  const { made, shown } = pacer()
  await made.skip()
  made.push(1)
  made.push(2)
  await settle()
  expect(shown).toEqual([1])
})

test('a long line is a gap to be closed', async () => {
  const { made, shown } = pacer()
  for (let news = 1; news <= MANY + 2; news++) made.push(news)
  await settle()
  expect(shown.length).toBe(MANY + 2)
})

test('without a pause everything is shown as it comes', async () => {
  const { made, shown } = pacer(0)
  for (const news of [1, 2, 3]) made.push(news)
  await settle()
  expect(shown).toEqual([1, 2, 3])
})

test('what comes just when nothing waits any more is shown', async () => {
  for (let ticks = 0; ticks < 12; ticks++) {
    const { made, shown } = pacer(0)
    made.push(1)
    for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
    made.push(2)
    await settle()
    expect(shown, `${ticks} ticks later`).toEqual([1, 2])
  }
})

test('closed, it shows nothing more', async () => {
  const { made, shown } = pacer()
  made.push(1)
  made.push(2)
  await settle()
  made.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(shown).toEqual([1])
})

test('a turn of many steps takes no longer than its time', async () => {
  for (const steps of [5, 30, 100]) {
    const { made, shown } = pacer(900, () => 7)
    for (let step = 1; step <= steps; step++) made.push(step)
    const began = Date.now()
    while (shown.length < steps) await vi.advanceTimersByTimeAsync(10)
    expect(Date.now() - began).toBeLessThanOrEqual(TURN * 900 + 20)
    expect(shown).toEqual(Array.from({ length: steps }, (_, index) => index + 1))
  }
})

test('what is shown of a long turn stays long enough to be seen', async () => {
  const pauses: number[] = []
  const made = new Pacer<number>({
    show: (_, pause) => (pauses.push(pause), Promise.resolve(true)),
    pause: () => 900,
    turn: () => 7,
    now: () => Date.now(),
    onWaiting: () => undefined,
  })
  for (let step = 0; step < 100; step++) made.push(step)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(pauses).toHaveLength(100)
  expect(pauses.filter((pause) => pause > 0).every((pause) => pause >= LEAST)).toBe(true)
  expect(pauses.filter((pause) => pause > 0).length).toBeGreaterThan(10)
})

test('steps that trickle in share the time of their turn, and the next turn has its own', async () => {
  const { made, shown } = pacer(900, (news) => Math.floor(news / 100))
  for (let step = 100; step < 130; step++) {
    made.push(step)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(shown.length).toBeGreaterThan(28)
  made.push(200)
  made.push(201)
  await settle()
  expect(shown).not.toContain(201)
})

test('the next turn of the same seat has its own time', async () => {
  const shown: number[] = []
  const made = new Pacer<number>({
    show: (next) => (shown.push(next), Promise.resolve(true)),
    pause: () => 900,
    turn: () => 7,
    begins: (news) => news === 20,
    now: () => Date.now(),
    onWaiting: () => undefined,
  })
  for (let step = 0; step < 20; step++) made.push(step)
  await vi.advanceTimersByTimeAsync(10_000)
  made.push(20)
  made.push(21)
  await settle()
  expect(shown.at(-1)).toBe(20)
})
