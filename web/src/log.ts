/** The log of a game as it grows, is cut by undo, and grows again. */

import type { LogLine } from './wire.ts'

/** The log after an update that keeps what came up to and including a step. */
export function merged(log: readonly LogLine[], from: number, more: readonly LogLine[]): LogLine[] {
  return [...log.filter((line) => line.step <= from), ...more]
}

/** The latest step at which one of these seats did something: what came later is news to them. */
export function lastOwn(log: readonly LogLine[], seats: readonly number[]): number {
  for (let index = log.length - 1; index >= 0; index--) {
    const line = log[index]!
    if (seats.includes(line.seat)) return line.step
  }
  return 0
}
