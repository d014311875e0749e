/** Where something can be dragged, and what a drop there means: the two clicks, or a gesture. */

import type { Action, Gesture } from './wire.ts'

/** What the table offers to whoever drags. */
export interface Offer {
  readonly legal: readonly Action[]
  readonly gestures: readonly Gesture[]
  /** The piece that the decision moves, where its actions do not name it. */
  readonly traveller: string | null
}

/** Two clicks, one click of an action that does not name the piece, or a whole gesture. */
export type Drop = { clicks: string[] } | { way: Gesture }

const ways = ({ gestures }: Offer) => gestures.filter((one) => one.form === 'way')

/** The places where a piece, or what stands at a place, can be dropped. */
export function dropsOf(source: string, offer: Offer): Set<string> {
  const found = new Set<string>()
  for (const { targets } of [...offer.legal, ...ways(offer)]) {
    if (targets[0] === source && targets.length > 1) found.add(targets[1]!)
    else if (source === offer.traveller && targets.length === 1 && targets[0] !== source) found.add(targets[0]!)
  }
  return found
}

/** What a drop means; null where nothing can be dropped. */
export function dropped(source: string, target: string, offer: Offer): Drop | null {
  const pair = (targets: readonly string[]) => targets[0] === source && targets[1] === target
  const alone = (targets: readonly string[]) =>
    source === offer.traveller && targets.length === 1 && targets[0] === target && target !== source
  if (offer.legal.some((action) => pair(action.targets))) return { clicks: [source, target] }
  if (offer.legal.some((action) => alone(action.targets))) return { clicks: [target] }
  const way = ways(offer).find((one) => (pair(one.targets) && one.targets.length === 2) || alone(one.targets))
  if (way) return { way }
  return ways(offer).some((one) => pair(one.targets)) ? { clicks: [source, target] } : null
}
