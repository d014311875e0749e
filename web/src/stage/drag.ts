/** Dragging on the stage, with a mouse or a finger: from what can be moved to where it can go. */

import { within } from './geometry.ts'
import type { Point } from './geometry.ts'

const THRESHOLD = 6

export interface DragOptions {
  /** What a press on these elements, the uppermost first, would drag; null for nothing. */
  source: (elements: readonly Element[]) => string | null
  /** The drag has begun, moves (in pixels of the stage), or is over without a drop. */
  onstart: (source: string) => void
  onmove: (at: Point) => void
  onend: () => void
  /** Let go above a target that takes it. */
  ondrop: (source: string, target: string) => void
  takes: (target: string) => boolean
}

/** Whether something is being dragged: then the camera stays where it is. */
export interface Drag {
  readonly active: boolean
  stop: () => void
}

/** Listens on an element. */
export function drags(element: Element, options: DragOptions): Drag {
  let pressed: { id: number; source: string; at: Point } | null = null
  let active = false
  let swallow = false

  const down = (event: PointerEvent) => {
    swallow = false
    if (pressed) return cancel()
    if (event.pointerType === 'mouse' && event.button !== 0) return
    const source = options.source(document.elementsFromPoint(event.clientX, event.clientY))
    if (source !== null) pressed = { id: event.pointerId, source, at: within(element, event) }
  }

  const move = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.id) return
    const now = within(element, event)
    if (!active) {
      if (Math.hypot(now.x - pressed.at.x, now.y - pressed.at.y) < THRESHOLD) return
      active = true
      element.setPointerCapture(event.pointerId)
      options.onstart(pressed.source)
    }
    options.onmove(now)
  }

  const up = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.id) return
    const { source } = pressed
    const target = active ? targetAt(event) : null
    swallow = active
    cancel()
    if (target !== null) options.ondrop(source, target)
  }

  const targetAt = ({ clientX, clientY }: PointerEvent) => {
    const found = document
      .elementsFromPoint(clientX, clientY)
      .map((one) => one.closest<SVGElement>('[data-target]')?.dataset['target'])
    return found.find((target) => target !== undefined && options.takes(target)) ?? null
  }

  const cancel = () => {
    const was = active
    pressed = null
    active = false
    if (was) options.onend()
  }

  /** The click at the end of a drag is none. */
  const click = (event: MouseEvent) => {
    if (!swallow) return
    swallow = false
    event.stopPropagation()
    event.preventDefault()
  }

  const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['click', click, { capture: true }],
  ]
  for (const [name, listener, how] of listeners) element.addEventListener(name, listener as EventListener, how)
  return {
    get active() {
      return pressed !== null
    },
    stop: () => {
      for (const [name, listener, how] of listeners) element.removeEventListener(name, listener as EventListener, how)
    },
  }
}
