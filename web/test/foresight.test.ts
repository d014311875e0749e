import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Foresight, REST } from '../src/foresight.ts'
import type { Ghosts } from '../src/wire.ts'
import { action, piece } from './sample.ts'

const [one, two] = [action(1, 'sail', []), action(2, 'sail', [])]

function ghosts(number: number): Ghosts {
  return { gone: [], come: [piece(`ship-${number}`, 'board/goa')] }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function looking(): { foresight: Foresight; fetch: ReturnType<typeof vi.fn>; shown: (Ghosts | null)[] } {
  const shown: (Ghosts | null)[] = []
  const fetch = vi.fn(([number]: number[]) => Promise.resolve(ghosts(number!)))
  return { foresight: new Foresight(fetch, (found) => shown.push(found)), fetch, shown }
}

test('resting on a move shows its ghosts; leaving it takes them away', async () => {
  const { foresight, shown } = looking()
  foresight.point(one, 5)
  await vi.advanceTimersByTimeAsync(REST + 1)
  expect(shown.at(-1)).toEqual(ghosts(1))
  foresight.point(null, 5)
  expect(shown.at(-1)).toBeNull()
})

test('passing over a move asks nothing', async () => {
  const { foresight, fetch } = looking()
  foresight.point(one, 5)
  await vi.advanceTimersByTimeAsync(REST / 2)
  foresight.point(two, 5)
  await vi.advanceTimersByTimeAsync(REST + 1)
  expect(fetch.mock.calls).toEqual([[[2]]])
})

test('a move is asked about once, and anew when the table has changed', async () => {
  const { foresight, fetch, shown } = looking()
  for (const version of [5, 5, 6]) {
    foresight.point(one, version)
    await vi.advanceTimersByTimeAsync(REST + 1)
    expect(shown.at(-1)).toEqual(ghosts(1))
    foresight.point(null, version)
  }
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a refusal shows nothing and may be asked again', async () => {
  const { foresight, fetch, shown } = looking()
  fetch.mockRejectedValueOnce(new Error('stale'))
  foresight.point(one, 5)
  await vi.advanceTimersByTimeAsync(REST + 1)
  expect(shown.at(-1)).toBeNull()
  foresight.point(null, 5)
  foresight.point(one, 5)
  await vi.advanceTimersByTimeAsync(REST + 1)
  expect(shown.at(-1)).toEqual(ghosts(1))
})
