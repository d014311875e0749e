import { expect, test } from 'vitest'
import { animations, play } from '../src/stage/animation.ts'
import type { Scene } from '../src/stage/animation.ts'
import { parseSymbols } from '../src/stage/drawings.ts'
import type { Place } from '../src/stage/placing.ts'
import type { Piece } from '../src/wire.ts'
import { piece } from './sample.ts'

const { symbols } = parseSymbols(`<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="ship" viewBox="0 0 9 9"/><symbol id="one" data-motion="roll"/><symbol id="two" data-motion="roll"/>
  <symbol id="card" data-motion="flip"/></svg>`)
const BOXES = new Map()
const AT: Record<string, Place> = { x: { x: 0, y: 0, scale: 1 }, y: { x: 30, y: 40, scale: 2 } }

function scene(pieces: Piece[], boxes = BOXES): Scene {
  return { pieces, boxes, places: new Map(pieces.map((one) => [one.id, AT[one.anchor]!])) }
}

function seen(before: Piece[], after: Piece[]) {
  return animations(scene(before), scene(after), symbols, 100)
}

test('a piece glides from where it stood, one of another id too', () => {
  const frames = [{ transform: 'translate(0px, 0px) scale(1)' }, { transform: 'translate(30px, 40px) scale(2)' }]
  for (const old of ['a', 'b']) {
    const [glide, ...more] = seen([piece(old, 'board/x')], [piece('a', 'board/y')])
    expect(glide).toMatchObject({ piece: 'a', turns: false, frames, timing: { duration: 100 } })
    expect(more).toEqual([])
  }
})

test('what is new appears, what stays stays', () => {
  const stays = piece('a', 'board/x')
  expect(seen([stays], [stays, piece('b', 'board/y')])).toEqual([
    { piece: 'b', turns: false, frames: [{ opacity: 0 }, { opacity: 1 }], timing: { duration: 100 } },
  ])
})

test('a die rolls longer than a card is turned over, each when it shows another face', () => {
  const turned = seen(
    [piece('die', 'board/x', { symbol: 'one' }), piece('top', 'board/x')],
    [piece('die', 'board/x', { symbol: 'two' }), piece('top', 'board/x', { symbol: 'card' })],
  )
  expect(turned.map(({ piece, turns, timing }) => [piece, turns, timing.duration])).toEqual([
    ['die', true, 160],
    ['top', true, 100],
  ])
  expect(seen([piece('die', 'board/x', { symbol: 'one' })], [piece('die', 'board/x', { symbol: 'one' })])).toEqual([])
})

test('nothing moves in the same scene, nor when the sheets were laid out anew', () => {
  const before = scene([piece('a', 'board/x')])
  const after = scene([piece('a', 'board/y')])
  expect(animations(before, before, symbols, 100)).toEqual([])
  expect(animations(before, { ...after, boxes: new Map() }, symbols, 100)).toEqual([])
  expect(animations(before, after, symbols, 100)).toHaveLength(1)
})

test('a glide moves the whole piece, a turn its drawing; what is not drawn is passed over', () => {
  document.body.innerHTML = '<div data-piece="a"><i class="turning"></i></div>'
  const moved: string[] = []
  for (const element of document.querySelectorAll('div, i')) {
    element.animate = () => {
      moved.push(element.localName)
      return {} as globalThis.Animation
    }
  }
  const one = { frames: [], timing: {} }
  play(document.body, [{ piece: 'a', turns: false, ...one }, { piece: 'a', turns: true, ...one }, { piece: 'b', turns: true, ...one }])
  expect(moved).toEqual(['div', 'i'])
})
