/**
 * From the legal actions and the clicks so far to what can be clicked next.
 *
 * Each action says what to click for it, in order. Actions that share their first targets are told apart by the
 * later ones; what clicks cannot tell apart, or what has nothing to click, is a button.
 */

import type { Action, Gesture } from './wire.ts'

export interface Narrowing {
  /** The clicks that count; those that no action begins with are dropped. */
  clicks: string[]
  /** The actions that are still possible after them. */
  open: Action[]
  /** What can be clicked next. */
  lit: Set<string>
  /** The actions for which nothing is left to click: they need a button, or are meant if there is only one. */
  ready: Action[]
  /** The action that is meant, once the clicks leave no doubt. */
  chosen: Action | null
  /** What can be clicked next for several steps at once, where it is not one step away. */
  reach: Set<string>
  /** The gestures that are still possible after the clicks, and the one that is meant once nothing else is. */
  ways: Gesture[]
  way: Gesture | null
}

/** Something that is chosen by clicking its targets in order. */
type Clickable = Pick<Action, 'targets'>

function begins(action: Clickable, clicks: readonly string[]): boolean {
  return clicks.every((click, index) => action.targets[index] === click)
}

/** What the clicks leave of the legal actions, and of the gestures that end at a place. */
export function narrow(legal: readonly Action[], clicks: readonly string[], gestures: readonly Gesture[] = []): Narrowing {
  const all: Clickable[] = [...legal, ...gestures.filter((one) => one.form === 'way')]
  const valid = [...clicks]
  while (valid.length > 0 && !all.some((one) => begins(one, valid))) valid.pop()
  const open = legal.filter((action) => begins(action, valid))
  const ready = open.filter((action) => action.targets.length === valid.length)
  const lit = next(open, valid.length)
  const ways = gestures.filter((one) => one.form === 'way' && begins(one, valid))
  const reach = new Set([...next(ways, valid.length)].filter((target) => !lit.has(target)))
  const meant = valid.length > 0 && open.length === 1 && ready.length === 1
  const whole = valid.length > 0 && open.length === 0 && ways.length === 1 && ways[0]!.targets.length === valid.length
  return { clicks: valid, open, lit, ready, chosen: meant ? open[0]! : null, reach, ways, way: whole ? ways[0]! : null }
}

/** What is clicked after so many clicks. */
function next(all: readonly Clickable[], count: number): Set<string> {
  return new Set(all.map((one) => one.targets[count]).filter((target) => target !== undefined))
}

/**
 * The clicks after a further click: a lit target is added; a target clicked before goes back to the moment before it;
 * a target that would be lit at the start begins a new choice; anything else changes nothing.
 */
export function click(
  legal: readonly Action[], clicks: readonly string[], target: string, gestures: readonly Gesture[] = [],
): string[] {
  const now = narrow(legal, clicks, gestures)
  if (now.lit.has(target) || now.reach.has(target)) return [...now.clicks, target]
  const before = now.clicks.lastIndexOf(target)
  if (before >= 0) return now.clicks.slice(0, before)
  const first = narrow(legal, [], gestures)
  if (first.lit.has(target) || first.reach.has(target)) return [target]
  return now.clicks
}

/** The way to each place in reach: what lies on it, from the piece that goes. */
export function routes({ reach, ways, clicks }: Narrowing, traveller: string | null): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const way of ways) {
    const target = way.targets[clicks.length]
    if (target === undefined || !reach.has(target) || found.has(target)) continue
    const start = traveller !== null && way.path[0] !== traveller ? [traveller] : []
    found.set(target, [...start, ...way.path])
  }
  return found
}

/** How many actions a list of buttons may hold before it is folded. */
export const FEW = 9

/** What an action is in a menu: it goes on, it closes something, or it gives something up. */
export const [GOES_ON, CLOSES, GIVES_UP] = [0, 1, 2] as const

export function use(action: Pick<Action, 'preview'>): number {
  return action.preview.use ?? GOES_ON
}

/**
 * The actions as buttons: what goes on first, then what closes something, last what gives something up. Among equals
 * those come first that only a button can choose.
 */
export function buttons(narrowing: Narrowing): Action[] {
  const ready = new Set(narrowing.ready)
  const all = [...narrowing.ready, ...narrowing.open.filter((action) => !ready.has(action))]
  return all.sort((one, other) => use(one) - use(other))
}

/** Whether an action gives something up and nobody can take it back. */
export function forGood(action: Pick<Action, 'preview'>): boolean {
  const { chance, ends_turn, asks } = action.preview
  return use(action) === GIVES_UP && Boolean(chance || ends_turn || asks)
}

/** Actions grouped by kind, in order of first appearance: a long list stays readable, and its order of use. */
export function groups(actions: readonly Action[]): { kind: string; actions: Action[] }[] {
  const found: { kind: string; actions: Action[] }[] = []
  for (const action of actions) {
    const group = found.find((one) => one.kind === action.kind)
    if (group) group.actions.push(action)
    else found.push({ kind: action.kind, actions: [action] })
  }
  return found
}
