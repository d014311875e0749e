import { expect, test } from 'vitest'
import { Positions } from '../src/positions.ts'

function counted() {
  const asked: number[] = []
  const positions = new Positions((step) => {
    asked.push(step)
    return step < 0 ? Promise.reject(new Error('gone')) : Promise.resolve(`after ${step}`)
  })
  return { asked, positions }
}

test('a position is fetched once', async () => {
  const { asked, positions } = counted()
  expect(await Promise.all([positions.at(3), positions.at(3), positions.at(4)])).toEqual(['after 3', 'after 3', 'after 4'])
  expect(asked).toEqual([3, 4])
})

test('after an undo, what lies beyond it is fetched again', async () => {
  const { asked, positions } = counted()
  for (const step of [2, 3, 4]) await positions.at(step)
  positions.forget(3)
  for (const step of [2, 3, 4]) await positions.at(step)
  expect(asked).toEqual([2, 3, 4, 4])
})

test('one that failed is tried again', async () => {
  const { asked, positions } = counted()
  await expect(positions.at(-1)).rejects.toThrow('gone')
  await expect(positions.at(-1)).rejects.toThrow('gone')
  expect(asked).toEqual([-1, -1])
})
