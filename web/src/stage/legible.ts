/** Print that can be read: no word or number on the table is smaller than a reader needs, or it is not there at all. */

import type { Box } from './geometry.ts'

/** Print grows at most so much beyond what was drawn; there is only so much room. */
const MOST = 1.6
/** Words for a screen of this width and more are as large as on paper; on a smaller one they may be a little smaller. */
const WIDE = 850
const ON_WIDE = 11
const ON_SMALL = 9
/** So much growth does not show. */
const EASY = 1.15

/** The least height of letters, in px, for a table of this width; a phone's table is looked at part by part, as near as one wants. */
export function floorOf(width: number, phone: boolean): number {
  if (phone) return 0
  return width >= WIDE ? ON_WIDE : ON_SMALL
}

/** The scale at which the smallest print of a sheet can be read without growing much. */
export function leastScale(print: number, floor: number): number {
  return floor / (print * EASY)
}

function ornamental(text: Element): boolean {
  return text.closest('[data-ornament]') !== null
}

/** What an element is scaled by, up to the root that it stands in. */
function scaleIn(element: Element, root: Element | null): number {
  let scale = 1
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    const found = /scale\(([\d.]+)/.exec(at.getAttribute('transform') ?? '')
    if (found) scale *= Number(found[1])
  }
  return scale
}

function sizeOf(text: Element): number {
  return Number.parseFloat(text.getAttribute('data-size') ?? text.getAttribute('font-size') ?? '16')
}

/** The size of the smallest print that matters in a drawing, in its units. */
export function smallestPrint(root: Element): number {
  const texts = [...root.querySelectorAll('text')].filter((text) => !ornamental(text))
  return texts.length > 0 ? Math.min(...texts.map((text) => sizeOf(text) * scaleIn(text, root))) : 16
}

/** About what the words and numbers of a drawing cover, in its units; what is set at a slant is passed over. */
export function printed(root: Element): Box[] {
  return [...root.querySelectorAll('text')].flatMap((text) => {
    let [x, y] = ['x', 'y'].map((name) => Number.parseFloat(text.getAttribute(name) ?? '0')) as [number, number]
    for (let at: Element | null = text; at && at !== root; at = at.parentElement) {
      const transform = at.getAttribute('transform') ?? ''
      if (transform.includes('rotate')) return []
      const scale = Number(/scale\(([\d.]+)/.exec(transform)?.[1] ?? 1)
      const [, right = 0, down = 0] = (/translate\(([-\d.]+)[ ,]+([-\d.]+)/.exec(transform) ?? []).map(Number)
      ;[x, y] = [x * scale + right, y * scale + down]
    }
    const size = sizeOf(text) * scaleIn(text, root)
    const width = size * 0.5 * Math.max(1, text.textContent.trim().length)
    const left = text.getAttribute('text-anchor') === 'middle' ? x - width / 2 : x
    return [{ x: left, y: y - size * 0.75, width, height: size }]
  })
}

/** Makes the print of a copy as large as it must be at this scale; what would still be too small is left out. */
export function grow(root: Element, scale: number, floor: number): void {
  for (const text of root.querySelectorAll('text')) {
    if (ornamental(text)) continue
    const size = sizeOf(text)
    const wanted = floor / (size * scaleIn(text, root) * scale)
    const factor = Math.min(MOST, Math.max(1, wanted))
    text.setAttribute('data-size', String(size))
    text.setAttribute('font-size', (size * factor).toFixed(2))
    // It grows about its middle, not from its foot.
    text.setAttribute('dy', (size * (factor - 1) * 0.33).toFixed(2))
    text.setAttribute('visibility', wanted > MOST ? 'hidden' : 'inherit')
  }
}
