/** Sheets and symbols out of SVG text: their anchors, and copies that can stand side by side on one page. */

import type { Values } from '../wire.ts'
import type { Speaker } from '../words.ts'
import type { Anchor, Box, FanKind } from './geometry.ts'
import { printed, smallestPrint } from './legible.ts'

export interface Drawing {
  box: Box
  /** What the root says for everything in it: typeface, line ends. */
  style: Record<string, string>
  nodes: Element[]
  anchors: Map<string, Anchor>
  /** The size of its smallest print, in its units. */
  print?: number
  /** About what its words and numbers cover. */
  words?: Box[]
  /** What a symbol goes by where somebody asks what it is. */
  about?: string
  /** How a piece of this symbol comes to show it: a die rolls, a card is turned over. */
  motion?: Motion | undefined
}

export type Motion = 'roll' | 'flip'

export interface Symbols {
  style: Record<string, string>
  symbols: Map<string, Drawing>
  /** What the symbols refer to: gradients, patterns. */
  shared: Element[]
}

const SVG = 'http://www.w3.org/2000/svg'

function parse(text: string): Element {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  if (root.localName !== 'svg') throw new Error('not an SVG drawing')
  for (const script of [...root.querySelectorAll('script, foreignObject')]) script.remove()
  return root
}

function number(element: Element, name: string, otherwise: number): number {
  const value = Number.parseFloat(element.getAttribute(name) ?? '')
  return Number.isFinite(value) ? value : otherwise
}

function viewBox(element: Element): Box {
  const [x = 0, y = 0, width = 0, height = 0] = (element.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  if (width > 0 && height > 0) return { x, y, width, height }
  return { x: 0, y: 0, width: number(element, 'width', 100), height: number(element, 'height', 100) }
}

const OWN = new Set(['id', 'class', 'viewBox', 'width', 'height', 'preserveAspectRatio'])

function styleOf(root: Element): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { name, value } of root.attributes) {
    if (!OWN.has(name) && !name.startsWith('xmlns') && !name.startsWith('on') && !name.startsWith('data-')) found[name] = value
  }
  return found
}

function anchorOf(element: Element): Anchor {
  const x = number(element, 'data-x', 0)
  const y = number(element, 'data-y', 0)
  const radius = number(element, 'data-r', 20)
  const width = number(element, 'data-w', 2 * radius)
  const height = number(element, 'data-h', 2 * radius)
  return {
    name: element.id.replace(/^a-/, ''),
    about: element.getAttribute('data-about') ?? element.id.replace(/^a-/, ''),
    x,
    y,
    box: { x: x - width / 2, y: y - height / 2, width, height },
    round: !element.hasAttribute('data-w'),
    path: element.getAttribute('data-d'),
    fan: {
      kind: (element.getAttribute('data-fan') ?? 'row') as FanKind,
      gap: number(element, 'data-gap', 0),
      room: number(element, 'data-room', Infinity),
      rise: number(element, 'data-rise', number(element, 'data-gap', 0)),
    },
    scale: number(element, 'data-scale', 1),
  }
}

/** A sheet with its anchors, which draw nothing, taken out. */
export function parseSheet(text: string): Drawing {
  const root = parse(text)
  const anchors = new Map<string, Anchor>()
  for (const element of root.querySelectorAll('.anchor')) {
    const anchor = anchorOf(element)
    anchors.set(anchor.name, anchor)
  }
  for (const group of [...root.querySelectorAll('g.anchors')]) group.remove()
  const nodes = [...root.children]
  return { box: viewBox(root), style: styleOf(root), nodes, anchors, print: smallestPrint(root), words: printed(root) }
}

/** The symbols of `pieces.svg`. */
export function parseSymbols(text: string): Symbols {
  const root = parse(text)
  const symbols = new Map<string, Drawing>()
  for (const symbol of root.querySelectorAll('symbol')) {
    const motion = symbol.getAttribute('data-motion')
    symbols.set(symbol.id, {
      box: viewBox(symbol),
      style: styleOf(symbol),
      nodes: [...symbol.children],
      anchors: new Map(),
      about: symbol.getAttribute('data-about') ?? symbol.id,
      motion: motion === 'roll' || motion === 'flip' ? motion : undefined,
    })
    symbol.remove()
  }
  return { symbols, style: styleOf(root), shared: [...root.children] }
}

const REFERENCE = /url\(\s*['"]?#([^)'"]+)['"]?\s*\)/g

/** Copies of a drawing's nodes; ids and references to them get a prefix, so that several copies do not clash. */
export function copy(nodes: readonly Element[], prefix: string): Element[] {
  return nodes.map((node) => {
    const clone = document.importNode(node, true)
    for (const element of [clone, ...clone.querySelectorAll('*')]) prefixed(element, prefix)
    return clone
  })
}

function prefixed(element: Element, prefix: string): void {
  for (const { name, value } of [...element.attributes]) {
    if (name.startsWith('on')) element.removeAttribute(name)
    else if (name === 'id') element.id = prefix + value
    else if ((name === 'href' || name === 'xlink:href') && value.startsWith('#')) {
      element.setAttribute(name, `#${prefix}${value.slice(1)}`)
    } else if (value.includes('url(')) {
      element.setAttribute(name, value.replace(REFERENCE, (_, id: string) => `url(#${prefix}${id})`))
    }
  }
}

/** Fills the slots and words of a copy, and squeezes what is too long for its room. */
export function fill(root: Element, slots: Values, words: Speaker | null): void {
  const narrow: SVGTextElement[] = []
  for (const element of root.querySelectorAll<SVGTextElement>('[data-word], [data-slot]')) {
    const word = element.dataset['word']
    const slot = element.dataset['slot']
    const value = slot !== undefined ? slots[slot] : word
    if (slot !== undefined) element.textContent = value === undefined ? '' : said(value, words)
    else if (word && words?.has(word)) element.textContent = words.say(word)
    if (number(element, 'data-width', 0) > 0) narrow.push(element)
  }
  squeeze(narrow)
}

function said(value: string | number, words: Speaker | null): string {
  return typeof value === 'string' && words?.has(value) ? words.say(value) : String(value)
}

/** All are let loose, then all are measured, then those are set narrower that need it: one layout for all of them. */
function squeeze(elements: SVGTextElement[]): void {
  for (const element of elements) element.removeAttribute('textLength')
  const long = elements.filter((element) => element.getComputedTextLength?.() > number(element, 'data-width', 0))
  for (const element of long) {
    element.setAttribute('textLength', String(number(element, 'data-width', 0)))
    element.setAttribute('lengthAdjust', 'spacingAndGlyphs')
  }
}

/** Draws a seat's mark wherever a symbol has a place for it. */
export function drawMarks(root: Element, path: string): void {
  for (const element of root.querySelectorAll('[data-mark]')) {
    const drawn = document.createElementNS(SVG, 'path')
    const radius = number(element, 'data-r', 4)
    drawn.setAttribute('d', path)
    drawn.setAttribute('transform', `translate(${number(element, 'data-x', 0)} ${number(element, 'data-y', 0)}) scale(${radius})`)
    drawn.setAttribute('fill', element.getAttribute('fill') ?? 'var(--seat-ink)')
    element.replaceChildren(drawn)
  }
}
