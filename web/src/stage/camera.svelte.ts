/** Which part of the table is seen: moved by wheel, fingers, mouse and keys. */

import { fit } from './geometry.ts'
import type { Box, Point, Size } from './geometry.ts'

export class Camera {
  x = $state(0)
  y = $state(0)
  scale = $state(1)
  /** Whether it moves just now: the table is then moved as one picture, and drawn anew when it rests. */
  moving = $state(false)
  /** The scale at which it rested last: what should be as large at every scale goes by this. */
  rested = $state(1)
  /** Everything there is; the camera does not leave it. */
  world: Box = { x: 0, y: 0, width: 1, height: 1 }
  view: Size = { width: 1, height: 1 }
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`
  }

  /** A point of the screen, as a point of the table. */
  point(screen: Point): Point {
    return { x: (screen.x - this.x) / this.scale, y: (screen.y - this.y) / this.scale }
  }

  /** Shows a part of the table as large as it fits, at once or in a short flight. */
  show(box: Box, flight: number, margin = 0): void {
    const into = { x: margin, y: margin, width: this.view.width - 2 * margin, height: this.view.height - 2 * margin }
    const { scale, x, y } = fit(box, into)
    const { world } = this
    // Where there is more table than window, no bare ground is shown beyond its edge.
    const inside = (value: number, start: number, length: number, room: number) =>
      length * scale < room ? value : Math.min(margin - start * scale, Math.max(room - margin - (start + length) * scale, value))
    this.#fly(
      {
        scale,
        x: inside(x - box.x * scale, world.x, world.width, this.view.width),
        y: inside(y - box.y * scale, world.y, world.height, this.view.height),
      },
      flight,
    )
  }

  /** Zooms about a point of the screen. */
  zoom(factor: number, about: Point): void {
    this.stop()
    const scale = Math.min(10, Math.max(this.#least(), this.scale * factor))
    const real = scale / this.scale
    this.x = about.x - (about.x - this.x) * real
    this.y = about.y - (about.y - this.y) * real
    this.scale = scale
    this.#keep()
  }

  pan(dx: number, dy: number): void {
    this.stop()
    this.x += dx
    this.y += dy
    this.#keep()
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
  }

  #busy(): void {
    this.moving = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.moving = false
      this.rested = this.scale
    }, 160)
  }

  #least(): number {
    return fit(this.world, { x: 0, y: 0, ...this.view }).scale * 0.8
  }

  #keep(): void {
    this.#busy()
    const { world, view, scale } = this
    const margin = 80
    const clamp = (value: number, start: number, length: number, room: number) =>
      Math.min(room - margin - start * scale, Math.max(margin - (start + length) * scale, value))
    this.x = clamp(this.x, world.x, world.width, view.width)
    this.y = clamp(this.y, world.y, world.height, view.height)
  }

  #fly(to: { scale: number; x: number; y: number }, duration: number): void {
    this.stop()
    if (duration <= 0) {
      Object.assign(this, to)
      this.rested = to.scale
      return
    }
    const from = { scale: this.scale, x: this.x, y: this.y }
    const start = performance.now()
    const step = (now: number) => {
      this.#busy()
      const part = Math.min(1, Math.max(0, (now - start) / duration))
      const eased = 1 - (1 - part) ** 3
      this.scale = from.scale + (to.scale - from.scale) * eased
      this.x = from.x + (to.x - from.x) * eased
      this.y = from.y + (to.y - from.y) * eased
      if (part < 1) this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }
}
