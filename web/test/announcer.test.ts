import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer, GAP, MOST, SILENCE } from '../src/announcer.ts'

let said: string[] = []
let announcer: Announcer

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  announcer = new Announcer({ say: (text) => said.push(text), summary: (count, latest) => `${count} more. ${latest}` })
})
afterEach(() => {
  announcer.close()
  vi.useRealTimers()
})

test('the first thing is said at once, what follows a little later', () => {
  announcer.hear(['Red sails.'])
  announcer.hear(['Red sells.'])
  announcer.hear(['Red hires.'])
  expect(said).toEqual(['Red sails.'])
  vi.advanceTimersByTime(GAP)
  expect(said).toEqual(['Red sails.', 'Red sells. Red hires.'])
})

test('a long turn is spoken of while it lasts, as a summary', () => {
  for (let step = 0; step < 60; step++) {
    announcer.hear([`Step ${step}.`])
    vi.advanceTimersByTime(500)
  }
  expect(said.length).toBeGreaterThan(6)
  expect(said.slice(1).every((text) => /^\d+ more\. Step \d+\.$/.test(text))).toBe(true)
})

test('nothing gathered is left out when the listener is asked', () => {
  announcer.hear(['Red sails.'])
  announcer.hear(['Red sells.'])
  announcer.flush()
  expect(said.at(-1)).toBe('Red sells.')
  announcer.flush()
  expect(said.length).toBe(2)
})

test('few sentences are said one by one', () => {
  announcer.hear(Array.from({ length: MOST }, (_, index) => `${index}.`))
  expect(said).toEqual(['0. 1. 2. 3.'])
})

test('a long silence is explained once, and not when something is said meanwhile', () => {
  announcer.expect('Waiting for Red')
  vi.advanceTimersByTime(SILENCE)
  vi.advanceTimersByTime(SILENCE)
  expect(said).toEqual(['Waiting for Red'])
  announcer.expect('Waiting for Blue')
  vi.advanceTimersByTime(SILENCE / 2)
  announcer.hear(['Blue sails.'])
  vi.advanceTimersByTime(SILENCE)
  expect(said).toEqual(['Waiting for Red', 'Blue sails.'])
})
