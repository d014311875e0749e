/** What is being looked at closely: after a rest of the pointer, for as long as it stays; or until it is closed. */

import type { Point } from './geometry.ts'
import type { Subject } from './subjects.ts'

/** How long the pointer rests before something is told, and how long it may be away, in ms. */
const REST = 450
const GRACE = 220
/** A finger that stays so long asks what is under it. */
const LONG = 480
/** Farther than this it is a drag. */
const STILL = 8

export class Inspector {
  /** What lies where one looks, the uppermost first; empty while nothing is told. */
  subjects: readonly Subject[] = $state.raw([])
  /** Which of them is told of. */
  chosen = $state(0)
  /** Whether it stays until it is closed. */
  pinned = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  get subject(): Subject | null {
    return this.subjects[this.chosen] ?? null
  }

  /** Tells of what lies there, the first of it. */
  show(subjects: readonly Subject[], pinned: boolean): void {
    clearTimeout(this.#timer)
    if (!pinned && this.pinned) return
    const same = !this.pinned && this.subject !== null && this.subject.id === subjects[0]?.id
    this.pinned = pinned
    if (same && !pinned) return
    this.subjects = subjects
    this.chosen = 0
  }

  close(): void {
    clearTimeout(this.#timer)
    this.subjects = []
    this.pinned = false
  }

  /** The pointer rests at something: after a while it is told of. */
  rest(look: () => Subject[]): void {
    clearTimeout(this.#timer)
    if (!this.pinned) this.#timer = setTimeout(() => this.show(look(), false), REST)
  }

  /** The pointer has left what is told of; it may come back. */
  leave(): void {
    clearTimeout(this.#timer)
    if (!this.pinned) this.#timer = setTimeout(() => this.close(), GRACE)
  }

  /** The pointer is on the card itself. */
  stay(): void {
    clearTimeout(this.#timer)
  }
}

interface Pointing {
  /** The mouse moved, without a button. */
  onmove: (event: PointerEvent) => void
  onleave: () => void
  /** A button or a finger went down. */
  ondown: () => void
  onlong: (screen: Point) => void
}

/** Listens to a pointer that only looks; returns how to stop. The click after a long press is none. */
export function pointing(element: Element, { onmove, onleave, ondown, onlong }: Pointing): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: Point = { x: 0, y: 0 }
  let swallow = false

  const down = (event: PointerEvent) => {
    if ((event.target as Element).closest('.about')) return
    ondown()
    swallow = false
    clearTimeout(timer)
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    start = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => {
      swallow = true
      onlong(start)
    }, LONG)
  }
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) clearTimeout(timer)
    if (event.pointerType === 'mouse' && event.buttons === 0) onmove(event)
  }
  const up = () => clearTimeout(timer)
  const click = (event: MouseEvent) => {
    if (!swallow) return
    swallow = false
    event.stopPropagation()
    event.preventDefault()
  }
  /** A long press opens no menu of the browser. */
  const menu = (event: MouseEvent) => {
    if (swallow || (event as PointerEvent).pointerType === 'touch') event.preventDefault()
  }

  const listeners: [string, (event: never) => void, boolean][] = [
    ['pointerdown', down, false],
    ['pointermove', move, false],
    ['pointerup', up, false],
    ['pointercancel', up, false],
    ['pointerleave', onleave, false],
    ['click', click, true],
    ['contextmenu', menu, false],
  ]
  for (const [name, listener, capture] of listeners) element.addEventListener(name, listener as EventListener, capture)
  return () => {
    clearTimeout(timer)
    for (const [name, listener, capture] of listeners) element.removeEventListener(name, listener as EventListener, capture)
  }
}
