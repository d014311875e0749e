import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let struck = 0
let allow: () => void = () => undefined

/** A browser's audio that is silent until somebody has pressed something. */
class Audio {
  state = 'suspended'
  currentTime = 0
  destination = {}
  sampleRate = 8000

  resume(): Promise<void> {
    return new Promise((done) => {
      const before = allow
      allow = () => {
        before()
        this.state = 'running'
        done()
      }
    })
  }

  createOscillator() {
    return { frequency: {}, connect: (next: unknown) => next, start: () => void struck++, stop: () => undefined }
  }

  createGain() {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
    return { gain, connect: (next: unknown) => next }
  }
}

beforeEach(() => {
  ;[struck, allow] = [0, () => undefined]
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what happened before the browser allowed any sound is not heard later, all at once', async () => {
  vi.stubGlobal('AudioContext', Audio)
  const { bell } = await import('../src/sounds.ts')
  for (let times = 0; times < 5; times++) bell()
  await vi.advanceTimersByTimeAsync(3000)
  expect(struck).toBe(0)
  allow()
  await vi.advanceTimersByTimeAsync(0)
  expect(struck).toBe(0)
  bell()
  await vi.advanceTimersByTimeAsync(0)
  expect(struck).toBe(6)
})

test('a browser that wakes its audio at once sounds at once', async () => {
  vi.stubGlobal('AudioContext', Audio)
  const { sound } = await import('../src/sounds.ts')
  sound('phase')
  allow()
  await vi.advanceTimersByTimeAsync(0)
  expect(struck).toBe(3)
})

test('where there is no audio nothing goes wrong', async () => {
  vi.stubGlobal('AudioContext', undefined)
  const { bell } = await import('../src/sounds.ts')
  expect(bell).not.toThrow()
  await vi.advanceTimersByTimeAsync(0)
})
