import { expect, test } from 'vitest'
import { cardSvg, wrapped } from '../src/card.ts'

const CARD = {
  title: 'Sample',
  winner: 'Anna wins',
  reason: 'The last building is taken.',
  seats: [
    { seat: 0, id: 'red', name: 'Anna <b>', place: 1, points: 84 },
    { seat: 1, id: 'green', name: 'Boris', place: 2, points: 71 },
  ],
}

test('a card tells who won, why, and the points, and is well formed whatever the names', () => {
  const svg = cardSvg(CARD, '', '')
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  expect(root.localName).toBe('svg')
  const texts = [...root.querySelectorAll('text')].map((one) => one.textContent)
  for (const text of ['Sample', 'Anna wins', 'The last building is taken.', 'Anna <b>', '84', 'Boris', '71']) expect(texts).toContain(text)
})

test('long words are set in lines', () => {
  expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four'])
  expect(wrapped('', 9)).toEqual([])
})
