import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live, SILENCE, backoff } from '../src/live.ts'
import type { Connection } from '../src/live.ts'

class FakeSocket {
  static all: FakeSocket[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  sent: string[] = []
  closed = false
  readonly url: string

  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.closed = true
    this.onclose?.()
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let version = 7
let states: Connection[] = []
let heard: unknown[] = []

function make(): Live {
  return new Live({
    url: () => `live?version=${version}`,
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
    makeSocket: (url) => new FakeSocket(url) as unknown as WebSocket,
  })
}
const last = () => FakeSocket.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  states = []
  heard = []
  version = 7
})
afterEach(() => vi.useRealTimers())

test('waiting doubles up to a limit, with some scatter', () => {
  expect(backoff(0, 0.5)).toBe(500)
  expect(backoff(1, 0.5)).toBe(1000)
  expect(backoff(3, 0.5)).toBe(4000)
  expect(backoff(50, 0.5)).toBe(20_000)
  expect(backoff(0, 0)).toBeLessThan(backoff(0, 1))
})

test('messages are passed on; pings are answered', () => {
  make().open()
  last().onopen!()
  last().say({ type: 'view', version: 8 })
  last().say({ type: 'ping' })
  expect(heard).toEqual([{ type: 'view', version: 8 }])
  expect(last().sent.at(-1)).toBe('{"type":"pong"}')
  expect(states).toEqual(['connecting', 'online'])
})

test('a busy connection tells now and then that it is there', () => {
  make().open()
  last().onopen!()
  for (let second = 0; second < 25; second++) {
    last().say({ type: 'view' })
    vi.advanceTimersByTime(1000)
  }
  expect(last().sent.length).toBe(3)
})

test('a lost connection is opened again, from the version that was reached', () => {
  make().open()
  last().onopen!()
  version = 12
  last().close()
  expect(states.at(-1)).toBe('offline')
  vi.advanceTimersByTime(700)
  expect(FakeSocket.all.length).toBe(2)
  expect(last().url).toBe('live?version=12')
})

test('it waits longer after each failure, and begins anew after a success', () => {
  make().open()
  for (let failure = 0; failure < 4; failure++) {
    last().close()
    vi.advanceTimersByTime(20_000)
  }
  expect(FakeSocket.all.length).toBe(5)
  last().close()
  vi.advanceTimersByTime(5000)
  expect(FakeSocket.all.length).toBe(5)
  vi.advanceTimersByTime(10_000)
  expect(FakeSocket.all.length).toBe(6)
  last().onopen!()
  last().say({ type: 'online' })
  last().close()
  vi.advanceTimersByTime(700)
  expect(FakeSocket.all.length).toBe(7)
})

test('a server that answers only to refuse is tried less and less often', () => {
  make().open()
  for (let refusal = 0; refusal < 4; refusal++) {
    last().onopen!()
    last().say({ type: 'error' })
    last().close()
    vi.advanceTimersByTime(20_000)
  }
  last().onopen!()
  last().say({ type: 'error' })
  last().close()
  vi.advanceTimersByTime(5000)
  expect(FakeSocket.all.length).toBe(5)
})

test('a connection that says nothing for long is taken for dead', () => {
  make().open()
  const first = last()
  first.onopen!()
  vi.advanceTimersByTime(SILENCE + 1)
  expect(first.closed).toBe(true)
  expect(states.at(-1)).toBe('offline')
  vi.advanceTimersByTime(700)
  expect(FakeSocket.all.length).toBe(2)
})

test('hurrying tries at once, but only while waiting', () => {
  const live = make()
  live.open()
  last().onopen!()
  live.hurry()
  expect(FakeSocket.all.length).toBe(1)
  last().close()
  live.hurry()
  expect(FakeSocket.all.length).toBe(2)
})

test('closing for good opens nothing again', () => {
  const live = make()
  live.open()
  last().onopen!()
  live.close()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all.length).toBe(1)
})

test('a connection that is left for a new one is replaced at once, and its end means nothing', () => {
  const live = make()
  live.open()
  const left = last()
  left.onopen?.()
  version = 9
  live.again()
  expect(left.closed).toBe(true)
  expect(FakeSocket.all).toHaveLength(2)
  expect(last().url).toBe('live?version=9')
  expect(states).not.toContain('offline')
  live.close()
})
