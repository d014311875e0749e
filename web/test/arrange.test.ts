import { expect, test } from 'vitest'
import { arrange } from '../src/stage/arrange.ts'
import type { Item } from '../src/stage/arrange.ts'
import type { Box } from '../src/stage/geometry.ts'

function items(mats: number): Item[] {
  const all: Item[] = [
    { id: 'board', width: 1000, height: 640, group: 'board' },
    { id: 'mine', width: 660, height: 288, group: 'near' },
    { id: 'market', width: 440, height: 400, group: 'near' },
  ]
  for (let mat = 1; mat < mats; mat++) all.push({ id: `mat-${mat}`, width: 660, height: 288, group: 'far' })
  return all
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01
}

const AREAS = [
  { width: 1072, height: 834 },
  { width: 700, height: 700 },
  { width: 1552, height: 1014 },
  { width: 2200, height: 900 },
]

for (const area of AREAS) {
  for (const mats of [1, 2, 3, 5, 8]) {
    test(`${mats} mats in ${area.width} by ${area.height}: all inside, none on another, each in its shape`, () => {
      const all = items(mats)
      const placed = arrange(all, area, 10, false)
      expect(placed.size).toBe(all.length)
      const boxes = [...placed.values()]
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(-0.01)
        expect(box.y).toBeGreaterThanOrEqual(-0.01)
        expect(box.x + box.width).toBeLessThanOrEqual(area.width + 0.01)
        expect(box.y + box.height).toBeLessThanOrEqual(area.height + 0.01)
      }
      boxes.forEach((box, index) => boxes.slice(index + 1).forEach((other) => expect(overlap(box, other)).toBe(false)))
      for (const item of all) {
        const box = placed.get(item.id)!
        expect(box.width / box.height).toBeCloseTo(item.width / item.height, 3)
      }
    })
  }
}

test('the board is the largest, and the mats of others are of one size', () => {
  const placed = arrange(items(5), { width: 1072, height: 834 }, 10, false)
  const board = placed.get('board')!
  for (const [id, box] of placed) if (id !== 'board') expect(box.width * box.height).toBeLessThan(board.width * board.height)
  const widths = [1, 2, 3, 4].map((mat) => placed.get(`mat-${mat}`)!.width)
  for (const width of widths) expect(width).toBeCloseTo(widths[0]!)
})

test('on a phone the sheets lie below each other, as wide as it, and the mats of others two in a row', () => {
  const all = items(3)
  const placed = arrange(all, { width: 370, height: 500 }, 10, true)
  const far = all.filter((item) => item.group === 'far').map((item) => placed.get(item.id)!)
  const others = all.filter((item) => item.group !== 'far').map((item) => placed.get(item.id)!)
  for (const box of others) expect(box.width).toBe(370)
  for (const box of far) expect(box.width).toBe(180)
  const rows = new Set(far.map((box) => box.y))
  expect(rows.size).toBe(Math.ceil(far.length / 2))
  expect(Math.min(...rows)).toBeGreaterThan(Math.max(...others.map((box) => box.y + box.height)))
})

test('without a board everything is packed; without sheets nothing', () => {
  expect(arrange(items(3).slice(1), { width: 800, height: 600 }, 10, false).size).toBe(4)
  expect(arrange([], { width: 800, height: 600 }, 10, false).size).toBe(0)
})
