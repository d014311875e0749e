import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MANY, Pacer } from '../src/pacing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pacer(pause = 500) {
  const shown: number[] = []
  const waiting: number[] = []
  const made = new Pacer<number>({
    show: (next) => {
      shown.push(next)
      return Promise.resolve(next > 0)
    },
    pause: () => pause,
    onWaiting: (count) => waiting.push(count),
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
  expect(waiting.at(-1)).toBe(0)
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

test('closed, it shows nothing more', async () => {
  const { made, shown } = pacer()
  made.push(1)
  made.push(2)
  await settle()
  made.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(shown).toEqual([1])
})
