/** The end of a turn as a decision, and steps that leave no choice. */

import type { EndTurn } from './settings.svelte.ts'
import type { Action, Gesture, Ghosts, Piece, SeatInfo, View } from './wire.ts'

/** One action or several, as they are sent. */
export type Move = Action | Gesture

/** A move that passes the turn on and waits for a last word. */
export interface Held {
  move: Move
  /** The table as it would be; as it is until that is known. */
  pieces: readonly Piece[]
  /** Whether nothing else was possible: to take it back is to undo what was done before. */
  forced: boolean
}

/** The numbers of a move. */
export function numbers(move: Move): number[] {
  return 'number' in move ? [move.number] : move.actions
}

/** Whether the end of a turn waits, by the setting and by who plays. */
export function waits(setting: EndTurn, seats: readonly SeatInfo[]): boolean {
  if (setting !== 'people') return setting === 'always'
  return seats.some((seat) => seat.kind === 'person' && !seat.mine)
}

/** Whether a move is held back until its player ends the turn. */
export function isHeld(move: Move, setting: EndTurn, view: View): boolean {
  return Boolean(move.preview.ends_turn) && !view.lesson && waits(setting, view.seats)
}

/** What must be done, where there is no choice. */
export function onlyMove(view: View): Action | null {
  const mine = view.status === 'playing' && view.viewer_seats.includes(view.to_act)
  return mine && view.legal.length === 1 ? view.legal[0]! : null
}

/** The pieces on the table once a move is made. */
export function after(pieces: readonly Piece[], { gone, come }: Ghosts): Piece[] {
  const changed = new Set([...gone, ...come.map((piece) => piece.id)])
  return [...pieces.filter((piece) => !changed.has(piece.id)), ...come]
}
