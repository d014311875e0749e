/** Wheel, mouse and fingers on the stage, turned into camera moves. A press that does not move stays a click. */

import type { Camera } from './camera.svelte.ts'
import { within } from './geometry.ts'
import type { Point } from './geometry.ts'

const THRESHOLD = 6

/** Listens on an element; returns how to stop. While something else is `busy` with one finger, the camera stays. */
export function gestures(element: Element, camera: Camera, busy: () => boolean = () => false): () => void {
  const pressed = new Map<number, Point>()
  let dragging = false
  let start: Point = { x: 0, y: 0 }

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button > 1) return
    pressed.set(event.pointerId, within(element, event))
    if (pressed.size === 1) {
      dragging = false
      start = within(element, event)
    }
  }

  const move = (event: PointerEvent) => {
    const before = pressed.get(event.pointerId)
    if (!before) return
    const now = within(element, event)
    if (!dragging && pressed.size === 1 && busy()) return
    if (!dragging && pressed.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < THRESHOLD) return
    if (!dragging) {
      dragging = true
      for (const id of pressed.keys()) element.setPointerCapture(id)
    }
    const others = [...pressed].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pressed.set(event.pointerId, now)
    const other = others[0]
    if (other) {
      const ratio = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
      camera.zoom(ratio, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
    } else {
      camera.pan(now.x - before.x, now.y - before.y)
    }
  }

  const up = (event: PointerEvent) => {
    pressed.delete(event.pointerId)
  }

  /** The click at the end of a drag is none. */
  const click = (event: MouseEvent) => {
    if (!dragging) return
    dragging = false
    event.stopPropagation()
    event.preventDefault()
  }

  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
    camera.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), within(element, event))
  }

  const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click, { capture: true }],
    ['wheel', wheel, { passive: false }],
  ]
  for (const [name, listener, options] of listeners) element.addEventListener(name, listener as EventListener, options)
  return () => {
    for (const [name, listener, options] of listeners) element.removeEventListener(name, listener as EventListener, options)
  }
}
