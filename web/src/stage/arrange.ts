/**
 * Where the sheets lie. The board gets the most room; one's own mat and the offers come near it, the rest further off.
 *
 * A wide table is divided into board, a strip below and a strip to the right; in a strip, sheets stand beside and below
 * each other as they fill it best. All divisions are tried, and the one that makes the sheets largest, each by its weight,
 * is taken. A narrow table has the sheets below each other, each as wide as it; those further off two in a row.
 */

import { fit } from './geometry.ts'
import type { Box, Size } from './geometry.ts'

export type Group = 'board' | 'mine' | 'near' | 'far'

export interface Item extends Size {
  id: string
  group: Group
  /** The scale at which its print can be read. */
  least?: number
}

const STEPS = 28
/** How much the size of a sheet counts, and how large, beside the board, is large enough: sheets share their units. */
const WEIGHTS: Record<Group, number> = { board: 5, mine: 2, near: 1.6, far: 0.8 }
const ENOUGH: Record<Group, number> = { board: 1, mine: 1.1, near: 1, far: 0.9 }
/** How much it counts that print is too small to be read. */
const SHORT: Record<Group, number> = { board: 12, mine: 8, near: 6, far: 3 }
/** Rows of a grid may have so many empty places. */
const SPARE = 2
/** So many of the best divisions are looked at for one in which the own mat is no smaller than the others' cards. */
const TRIED = 400

/** The place of each item in an area, in its units; below each other, and longer than the area, if it is narrow. */
export function arrange(items: readonly Item[], area: Size, gap: number, narrow: boolean): Map<string, Box> {
  if (items.length === 0) return new Map()
  return narrow ? column(items, area, gap) : divided(items, area, gap)
}

function column(items: readonly Item[], area: Size, gap: number): Map<string, Box> {
  const placed = new Map<string, Box>()
  let y = 0
  for (const group of ['board', 'mine', 'near', 'far']) {
    const wanted = items.filter((one) => one.group === group)
    const length = group === 'far' && wanted.length > 1 ? 2 : 1
    const width = (area.width - gap * (length - 1)) / length
    for (let start = 0; start < wanted.length; start += length) {
      const row = wanted.slice(start, start + length)
      row.forEach((item, index) => {
        placed.set(item.id, { x: index * (width + gap), y, width, height: (width / item.width) * item.height })
      })
      y += Math.max(...row.map((item) => (width / item.width) * item.height)) + gap
    }
  }
  return placed
}

interface Strip {
  tilings: Tiling[]
  box: Box
}

function divided(items: readonly Item[], area: Size, gap: number): Map<string, Box> {
  const found: [number, [Tiling, Box][]][] = []
  for (const { board, strips } of divisions(items, area)) {
    const full = board ? boardScale(board) : Infinity
    let sum = board ? worth(board.tilings[0]!.item, 'board', full, full) : 0
    const chosen: [Tiling, Box][] = board ? [[board.tilings[0]!, board.box]] : []
    for (const strip of strips) {
      const [tiling, more] = bestIn(strip, full)
      sum += more
      chosen.push([tiling, strip.box])
    }
    found.push([sum, chosen])
  }
  found.sort(([a], [b]) => b - a)
  const laid = found.slice(0, TRIED).map(([, chosen]) => () => tiled(chosen, gap))
  for (const lay of laid) {
    const placed = lay()
    if (ownIsLargest(items, placed)) return placed
  }
  return laid[0]?.() ?? new Map()
}

function tiled(chosen: readonly [Tiling, Box][], gap: number): Map<string, Box> {
  const placed = new Map<string, Box>()
  for (const [tiling, box] of chosen) {
    const { scale, x, y } = fit({ width: tiling.ratio, height: 1 }, box)
    tile(tiling, { x, y, width: tiling.ratio * scale, height: scale }, gap, placed)
  }
  return placed
}

/** Whether one's own mat is no lower and no narrower than the cards of the others. */
function ownIsLargest(items: readonly Item[], placed: ReadonlyMap<string, Box>): boolean {
  const of = (group: Group) => items.filter((item) => item.group === group).map((item) => placed.get(item.id)!)
  const others = of('far')
  return of('mine').every((own) => others.every((other) => own.height >= other.height && own.width >= other.width))
}

interface Division {
  board: Strip | null
  strips: Strip[]
}

function* divisions(items: readonly Item[], area: Size): Generator<Division> {
  const of = (group: Group) => items.filter((item) => item.group === group)
  const [board, near, far] = [of('board'), [...of('mine'), ...of('near')], of('far')]
  const whole = { x: 0, y: 0, ...area }
  if (board.length === 0 || board.length === items.length) {
    yield { board: null, strips: [{ tilings: tilings(items.map(leaf)), box: whole }] }
    return
  }
  const blocks = grids(far)
  const leaves = near.map(leaf)
  const both = blocks.length
    ? blocks.flatMap((block) => [...tilings([...leaves, block]), ...tilings([block, ...leaves])])
    : tilings(leaves)
  const splits: [Tiling[], Tiling[]][] = [
    [both, []],
    [[], both],
  ]
  if (near.length && far.length) splits.push([tilings(leaves), blocks], [blocks, tilings(leaves)])
  const main = tilings(board.map(leaf))
  for (const [below, beside] of splits) {
    for (const low of below.length ? fractions() : [0]) {
      for (const wide of beside.length ? fractions() : [0]) {
        const width = area.width * (1 - wide)
        const height = area.height * (1 - low)
        const board = { tilings: main, box: { x: 0, y: 0, width, height } }
        for (const corner of below.length && beside.length ? [true, false] : [true]) {
          const strips: Strip[] = []
          if (low) strips.push({ tilings: below, box: { x: 0, y: height, width: corner ? area.width : width, height: area.height - height } })
          if (wide) strips.push({ tilings: beside, box: { x: width, y: 0, width: area.width - width, height: corner ? height : area.height } })
          yield { board, strips }
        }
      }
    }
  }
}

function fractions(): number[] {
  return Array.from({ length: STEPS }, (_, index) => 0.1 + (0.5 * index) / STEPS)
}

function boardScale(board: Strip): number {
  const tiling = board.tilings[0]!
  const { scale } = fit({ width: tiling.ratio, height: 1 }, board.box)
  return scale / (tiling.item?.height ?? 1)
}

function bestIn(strip: Strip, full: number): [Tiling, number] {
  let best = strip.tilings[0]!
  let most = -Infinity
  for (const tiling of strip.tilings) {
    const { scale } = fit({ width: tiling.ratio, height: 1 }, strip.box)
    const sum = worthOf(tiling, scale, full)
    if (sum > most) {
      most = sum
      best = tiling
    }
  }
  return [best, most]
}

/** What a sheet at a scale is worth: the smaller it is, the more it gains by growing, up to what is enough; print too small to be read costs. */
function worth(item: Item | undefined, group: Group, scale: number, full: number): number {
  const least = item?.least ?? 0
  const short = Math.max(0, least / scale - 1)
  return -WEIGHTS[group] / Math.min(scale, enough(group, least, full)) - SHORT[group] * short
}

/** What is large enough beside a board of this scale; what only others use need not be much larger than can be read. */
function enough(group: Group, least: number, full: number): number {
  const most = full * ENOUGH[group]
  return group === 'far' && least > 0 ? Math.min(most, Math.max(least * 1.6, full * 0.55)) : most
}

/** What the sheets of a tiling are worth if it is so high. */
function worthOf(tiling: Tiling, height: number, full: number): number {
  const { item } = tiling
  if (item) return worth(item, item.group, height / item.height, full)
  if (!tiling.parts) return 0
  const [first, second] = tiling.parts
  if (tiling.beside) return worthOf(first, height, full) + worthOf(second, height, full)
  const share = second.ratio / (first.ratio + second.ratio)
  return worthOf(first, height * share, full) + worthOf(second, height * (1 - share), full)
}

// Tilings: sheets beside and below each other, cut again and again; `ratio` is width by height.

interface Tiling {
  ratio: number
  item?: Item
  beside?: boolean
  parts?: [Tiling, Tiling]
}

function leaf(item: Item): Tiling {
  return { ratio: item.width / item.height, item }
}

function join(first: Tiling, second: Tiling, beside: boolean): Tiling {
  const ratio = beside ? first.ratio + second.ratio : 1 / (1 / first.ratio + 1 / second.ratio)
  return { ratio, beside, parts: [first, second] }
}

function line(parts: readonly Tiling[], beside: boolean): Tiling {
  return parts.reduce((first, second) => join(first, second, beside))
}

/** Every way to tile a box with these parts, in their order; with many parts only a row and a column of them. */
function tilings(parts: readonly Tiling[]): Tiling[] {
  if (parts.length < 2) return [...parts]
  if (parts.length > 5) return [line(parts, true), line(parts, false), ...grid(parts)]
  const found: Tiling[] = []
  for (let cut = 1; cut < parts.length; cut++) {
    for (const first of tilings(parts.slice(0, cut))) {
      for (const second of tilings(parts.slice(cut))) found.push(join(first, second, true), join(first, second, false))
    }
  }
  return found
}

/** Items in rows of equal length, so that all are of one size. */
function grids(items: readonly Item[]): Tiling[] {
  return grid(items.map(leaf))
}

function grid(parts: readonly Tiling[]): Tiling[] {
  const [first] = parts
  if (!first) return []
  // Rows may also be longer than there are parts: all of them are then smaller, and leave room to what lies beside.
  return Array.from({ length: parts.length + SPARE }, (_, index) => {
    const length = index + 1
    const rows: Tiling[] = []
    for (let start = 0; start < parts.length; start += length) {
      const row = parts.slice(start, start + length)
      // What is left of the last row stays empty.
      while (row.length < length) row.push({ ratio: first.ratio })
      rows.push(line(row, true))
    }
    return line(rows, false)
  })
}

function tile(tiling: Tiling, box: Box, gap: number, placed: Map<string, Box>): void {
  if (tiling.item) {
    const inner = { x: box.x + gap / 2, y: box.y + gap / 2, width: box.width - gap, height: box.height - gap }
    const { scale, x, y } = fit(tiling.item, inner)
    placed.set(tiling.item.id, { x, y, width: tiling.item.width * scale, height: tiling.item.height * scale })
    return
  }
  if (!tiling.parts) return
  const [first, second] = tiling.parts
  if (tiling.beside) {
    const width = (box.width * first.ratio) / tiling.ratio
    tile(first, { ...box, width }, gap, placed)
    tile(second, { ...box, x: box.x + width, width: box.width - width }, gap, placed)
  } else {
    const height = box.width / first.ratio
    tile(first, { ...box, height }, gap, placed)
    tile(second, { ...box, y: box.y + height, height: box.height - height }, gap, placed)
  }
}
