import { expect, test } from 'vitest'
import { lastOwn, merged } from '../src/log.ts'
import { line } from './sample.ts'

const steps = (log: { step: number }[]) => log.map((one) => one.step)

test('an update appends', () => {
  expect(steps(merged([line(1, 0), line(2, 1)], 2, [line(3, 0)]))).toEqual([1, 2, 3])
})

test('undo cuts, and what came instead is put there', () => {
  const log = [line(1, 0), line(2, 1), line(3, 0), line(4, 0)]
  expect(steps(merged(log, 2, []))).toEqual([1, 2])
  const instead = merged(log, 2, [line(3, 0, 'built'), line(4, 0, 'built')])
  expect(instead.map((one) => one.kind)).toEqual(['sailed', 'sailed', 'built', 'built'])
})

test('the same update twice changes nothing', () => {
  const once = merged([line(1, 0)], 1, [line(2, 1)])
  expect(merged(once, 1, [line(2, 1)])).toEqual(once)
})

test('the whole log replaces all', () => {
  expect(steps(merged([line(1, 0), line(2, 1)], 0, [line(1, 0)]))).toEqual([1])
})

test('the latest step of the viewer', () => {
  const log = [line(1, 0), line(2, 1), line(3, 0), line(4, 1), line(5, -1)]
  expect(lastOwn(log, [0])).toBe(3)
  expect(lastOwn(log, [0, 1])).toBe(4)
  expect(lastOwn(log, [3])).toBe(0)
})
