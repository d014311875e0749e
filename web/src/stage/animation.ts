/** How the step from one scene to the next is seen: pieces glide and appear, dice roll, cards are turned over. */

import type { Piece } from '../wire.ts'
import type { Drawing, Motion } from './drawings.ts'
import type { Box } from './geometry.ts'
import { changes } from './glide.ts'
import { css } from './placing.ts'
import type { Place } from './placing.ts'

/** What lay where. The boxes of the sheets stay the same object while nothing is laid out anew. */
export interface Scene {
  pieces: readonly Piece[]
  places: ReadonlyMap<string, Place>
  boxes: ReadonlyMap<string, Box>
}

export interface Animation {
  /** The id of a piece. */
  piece: string
  /** Whether the whole piece moves, or its drawing on the spot. */
  turns: boolean
  frames: Keyframe[]
  timing: KeyframeAnimationOptions
}

const MOTIONS: Record<Motion, { frames: Keyframe[]; length: number }> = {
  roll: {
    frames: [
      { transform: 'translateY(0) rotate(-540deg) scale(1)' },
      { transform: 'translateY(-45%) rotate(-300deg) scale(1.35)', offset: 0.35 },
      { transform: 'translateY(0) rotate(-120deg) scale(1)', offset: 0.65 },
      { transform: 'translateY(-12%) rotate(-40deg) scale(1.1)', offset: 0.82 },
      { transform: 'translateY(0) rotate(0) scale(1)' },
    ],
    length: 1.6,
  },
  flip: {
    frames: [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0.04)', offset: 0.4 }, { transform: 'scaleX(1)' }],
    length: 1,
  },
}

/** What is to be seen between two scenes, each movement `pace` ms long; nothing where the sheets were laid out anew. */
export function animations(
  before: Scene,
  now: Scene,
  symbols: ReadonlyMap<string, Drawing>,
  pace: number,
): Animation[] {
  if (before.pieces === now.pieces || before.boxes !== now.boxes) return []
  return [...glides(before, now, pace), ...turns(before.pieces, now.pieces, symbols, pace)]
}

/** What stood elsewhere moves to where it stands now; what is new appears. */
function glides(before: Scene, now: Scene, pace: number): Animation[] {
  const { moved } = changes(before.pieces, now.pieces)
  const found: Animation[] = []
  for (const [piece, end] of now.places) {
    const start = before.places.get(moved.get(piece)?.id ?? piece)
    if (!start) {
      found.push({ piece, turns: false, frames: [{ opacity: 0 }, { opacity: 1 }], timing: { duration: pace } })
    } else if (start.x !== end.x || start.y !== end.y) {
      const frames = [{ transform: css(start) }, { transform: css(end) }]
      found.push({ piece, turns: false, frames, timing: { duration: pace, easing: 'cubic-bezier(.3,.1,.2,1)' } })
    }
  }
  return found
}

/** What shows another face than before, or is new, rolls or is turned over, if its symbol does that. */
function turns(
  before: readonly Piece[],
  now: readonly Piece[],
  symbols: ReadonlyMap<string, Drawing>,
  pace: number,
): Animation[] {
  const faces = new Map(before.map((piece) => [piece.id, piece.symbol]))
  return now.flatMap((piece) => {
    const motion = symbols.get(piece.symbol)?.motion
    if (!motion || faces.get(piece.id) === piece.symbol) return []
    const { frames, length } = MOTIONS[motion]
    return [{ piece: piece.id, turns: true, frames, timing: { duration: pace * length, easing: 'ease-out' } }]
  })
}

/** Plays animations on the drawn pieces; those that are not drawn are passed over. */
export function play(root: Element, wanted: readonly Animation[]): void {
  for (const { piece, turns, frames, timing } of wanted) {
    const found = root.querySelector(`[data-piece="${CSS.escape(piece)}"]`)
    const element = turns ? found?.querySelector('.turning') : found
    element?.animate(frames, timing)
  }
}
