/** New tables: what a person gets without choosing anything. */

import type { Game, SeatWish } from './wire.ts'

/** Minutes that a table may wait for somebody before a bot may play, and what is usual. */
export const ABSENCES = [15, 60, 1440, 3 * 1440, 7 * 1440]
export const ABSENCE = 1440

/** A pleasant number of seats for a first game. */
export function usualSeats(game: Game): number {
  return game.seats.includes(3) ? 3 : (game.seats[0] ?? 2)
}

/** Me against bots. */
export function againstBots(game: Game): SeatWish[] {
  const bot = game.default_bot
  return Array.from({ length: usualSeats(game) }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot }))
}

/** Me and as many open seats. */
export function withFriends(seats: number): SeatWish[] {
  return Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
}

/** The seats after their number was changed: kept where they were, new ones like the last. */
export function resized(seats: readonly SeatWish[], count: number): SeatWish[] {
  const last = seats.at(-1) ?? { kind: 'open' as const }
  const more: SeatWish = last.kind === 'me' ? { kind: 'open' } : last
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? { ...more })
}
