/** The log in turns: what one seat did in a row, under one headline. */

import { momentOf } from './moments.ts'
import type { Moments } from './moments.ts'
import { NOBODY } from './wire.ts'
import type { LogLine } from './wire.ts'

export interface Turn {
  /** Whose turn it was; NOBODY for the set-up, and for a new phase or round, which stands alone. */
  by: number
  /** The index of its first line in the log. */
  first: number
  lines: LogLine[]
  /** The line that says most about it: a great moment, else what the seat did first. */
  headline: LogLine
}

/** A new phase or round is nobody's turn. */
function isMark(line: LogLine, moments: Moments): boolean {
  return line.seat < 0 && momentOf(line, moments) === 'phase'
}

/** The turns of a log, in order; every line is in exactly one of them. */
export function turnsOf(log: readonly LogLine[], moments: Moments): Turn[] {
  const groups: { first: number; mark: boolean; lines: LogLine[] }[] = []
  log.forEach((line, first) => {
    const latest = groups.at(-1)
    const mark = isMark(line, moments)
    if (latest && !mark && !latest.mark && latest.lines[0]!.by === line.by) latest.lines.push(line)
    else groups.push({ first, mark, lines: [line] })
  })
  return groups.map(({ first, mark, lines }) => {
    const by = mark ? NOBODY : lines[0]!.by
    return { by, first, lines, headline: headline(lines, by, moments) }
  })
}

function headline(lines: readonly LogLine[], by: number, moments: Moments): LogLine {
  return (
    lines.find((line) => momentOf(line, moments) !== undefined) ?? lines.find((line) => line.seat === by) ?? lines[0]!
  )
}

/** The steps of a turn: the position before it, and after each of its decisions. */
export function stepsOf(turn: Turn): number[] {
  const [from, to] = [turn.lines[0]!.step, turn.lines.at(-1)!.step]
  return Array.from({ length: to - from + 2 }, (_, index) => from - 1 + index)
}
