/** What happened to the seats, told between the lines of the chat. */

import { t } from './app.svelte.ts'
import type { ChatLine } from './wire.ts'
import type { Words } from './words.ts'

/** What happened to a seat, as a sentence. */
export function remark(line: ChatLine, words: Words): string {
  return t(`chat-${line.kind}`, { name: line.name || words.colour(line.seat), seat: words.colour(line.seat) })
}

/** The remarks about seats that came after an older state of the chat. */
export function seatNews(old: readonly ChatLine[], now: readonly ChatLine[]): ChatLine[] {
  const latest = old.at(-1)?.at ?? 0
  const known = new Set(old.map((line) => JSON.stringify(line)))
  return now.filter((line) => line.kind !== 'said' && line.at >= latest && !known.has(JSON.stringify(line)))
}
