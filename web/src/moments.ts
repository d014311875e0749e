/** Great moments: which events of a game are one, and of which sort. The game says so; the client only draws. */

import type { LogLine, Moment, Values } from './wire.ts'

/** Of several moments at once, the first of these is shown. */
const GREATEST: readonly Moment[] = ['end', 'arrival', 'discovery', 'opening', 'capture', 'battle', 'phase', 'reward']

export type Moments = Readonly<Record<string, Moment>>

/** The sort of moment that an event is, by its kind or by its kind and one of its values; undefined for none. */
export function momentOf(line: Pick<LogLine, 'kind' | 'values'>, moments: Moments): Moment | undefined {
  const found = moments[line.kind]
  if (found) return found
  const values = Object.values(line.values)
  return values.map((value) => moments[`${line.kind} ${value}`]).find((sort) => sort !== undefined)
}

/** What a moment is about: the value that makes it one, else all that its event tells. */
export function about({ kind, values }: Pick<LogLine, 'kind' | 'values'>, moments: Moments): Values {
  const made = Object.entries(values).filter(([, value]) => moments[`${kind} ${value}`] !== undefined)
  return made.length > 0 ? Object.fromEntries(made) : values
}

/** The greatest moment among some lines, the latest of its sort; null where there is none. */
export function greatest(lines: readonly LogLine[], moments: Moments): { sort: Moment; line: LogLine } | null {
  for (const sort of GREATEST) {
    const line = lines.findLast((one) => momentOf(one, moments) === sort)
    if (line) return { sort, line }
  }
  return null
}
