import { expect, test } from 'vitest'
import { around } from '../src/stage/geometry.ts'
import { boxAround, boxOf, groupOf, inOrder, itemsOf, partOf } from '../src/stage/parts.ts'
import { laidSheet, sheet } from './sample.ts'

const SHEETS = [sheet('board', 'board'), sheet('offer', 'offer'), ...[0, 1, 2].map((seat) => sheet(`mat-${seat}`, 'mat', seat))]
const BOXES = new Map([
  ['board', { x: 0, y: 0, width: 100, height: 80 }],
  ['mat-1', { x: 110, y: 10, width: 50, height: 20 }],
  ['mat-2', { x: 110, y: 40, width: 60, height: 70 }],
])

test('a sheet belongs to a part by its role, and mats by whose they are', () => {
  expect(SHEETS.map((one) => partOf(one, [1]))).toEqual(['board', 'offer', 'others', 'mine', 'others'])
  expect(partOf(sheet('notes', 'aside'), [0])).toBe('others')
  expect(SHEETS.map((one) => groupOf(one, [1]))).toEqual(['board', 'near', 'far', 'mine', 'far'])
})

test('own mats come first, then the others in turn order, then what is nobody’s', () => {
  expect(inOrder(SHEETS, [1], 3).map((one) => one.id)).toEqual(['mat-1', 'mat-2', 'mat-0', 'board', 'offer'])
  expect(inOrder(SHEETS, [], 3)[0]!.id).toBe('mat-0')
})

test('only what is drawn is arranged', () => {
  const { drawing } = laidSheet('board', { x: 0, y: 0, width: 1, height: 1 }, {})
  expect(itemsOf(SHEETS, new Map([['mat.svg', drawing]]), [0])).toEqual([
    { id: 'mat-0', width: 100, height: 100, group: 'mine', least: 0 },
    { id: 'mat-1', width: 100, height: 100, group: 'far', least: 0 },
    { id: 'mat-2', width: 100, height: 100, group: 'far', least: 0 },
  ])
})

test('the box of a part is the box around its sheets', () => {
  const of = (part: Parameters<typeof boxOf>[0]) => boxOf(part, SHEETS, BOXES, [0])
  expect(of('all')).toEqual({ x: 0, y: 0, width: 170, height: 110 })
  expect(of('others')).toEqual({ x: 110, y: 10, width: 60, height: 100 })
  expect(of({ sheet: 'mat-2' })).toEqual(BOXES.get('mat-2'))
  expect(of('offer')).toBeNull()
  expect(around([])).toBeNull()
})

test('the box around points has room, keeps its middle, and stays on the table sideways', () => {
  const all = { x: 0, y: 0, width: 400, height: 900 }
  const box = boxAround([{ x: 180, y: 300 }, { x: 220, y: 320 }], all)!
  expect(box).toEqual({ x: 100, y: 250, width: 200, height: 120 })
  expect(boxAround([{ x: 10, y: 50 }], all)!.x).toBe(0)
  expect(boxAround([{ x: 390, y: 50 }], all)!.x).toBe(200)
  expect(boxAround([{ x: 0, y: 0 }, { x: 400, y: 0 }], all)!.width).toBe(400)
  expect(boxAround([], all)).toBeNull()
})
