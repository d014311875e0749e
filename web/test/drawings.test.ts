import { expect, test } from 'vitest'
import { copy, drawMarks, fill, parseSheet, parseSymbols } from '../src/stage/drawings.ts'
import { lay, places } from '../src/stage/placing.ts'
import { Speaker } from '../src/words.ts'
import { piece } from './sample.ts'

const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" font-family="serif" onload="alert(1)">
  <defs><linearGradient id="sky"/></defs>
  <script>alert(1)</script>
  <rect fill="url(#sky)" onclick="alert(1)"/><use href="#sky"/>
  <text data-word="port-goa">Goa</text><text data-slot="price">0</text>
  <g class="anchors">
    <g id="a-goa" class="anchor" data-x="50" data-y="40" data-r="12" data-fan="rows" data-gap="8" data-rise="9" data-room="20"/>
    <g id="a-yard" class="anchor" data-x="150" data-y="40" data-w="30" data-h="20" data-scale="0.5" data-d="M0 0h9"/>
  </g>
</svg>`
const PIECES = `<svg xmlns="http://www.w3.org/2000/svg"><defs><filter id="glow"/></defs>
  <symbol id="ship" viewBox="0 0 20 16"><path d="M0 0"/><g data-mark="" data-x="10" data-y="8" data-r="3"/></symbol></svg>`

test('anchors are read with all their numbers, and taken out', () => {
  const sheet = parseSheet(SHEET)
  expect(sheet.box).toEqual({ x: 0, y: 0, width: 200, height: 100 })
  expect(sheet.anchors.get('goa')).toEqual({
    name: 'goa', about: 'goa', x: 50, y: 40, box: { x: 38, y: 28, width: 24, height: 24 }, round: true, path: null,
    fan: { kind: 'rows', gap: 8, room: 20, rise: 9 }, scale: 1,
  })
  const yard = sheet.anchors.get('yard')!
  expect([yard.round, yard.path, yard.scale, yard.box.width]).toEqual([false, 'M0 0h9', 0.5, 30])
  expect(sheet.nodes.some((node) => node.querySelector('.anchor') ?? node.classList.contains('anchors'))).toBe(false)
  expect(sheet.style).toEqual({ 'font-family': 'serif' })
})

test('copies have ids of their own, and nothing that runs', () => {
  const nodes = copy(parseSheet(SHEET).nodes, 'board--')
  const html = nodes.map((node) => node.outerHTML).join('')
  expect(html).toContain('id="board--sky"')
  expect(html).toContain('url(#board--sky)')
  expect(html).toContain('href="#board--sky"')
  expect(html).not.toContain('alert')
})

test('slots and words are filled as text', () => {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  root.append(...copy(parseSheet(SHEET).nodes, 'x--'))
  const words = new Speaker('en', 'port-goa = Goa the Golden\ngood-gold = gold')
  fill(root, { price: '<b>9</b>' }, words)
  const [word, slot] = root.querySelectorAll('text')
  expect(word!.textContent).toBe('Goa the Golden')
  expect(slot!.textContent).toBe('<b>9</b>')
  fill(root, { price: 'good-gold' }, words)
  expect(slot!.textContent).toBe('gold')
  fill(root, {}, words)
  expect(slot!.textContent).toBe('')
})

test('symbols, what they share, and the marks of seats', () => {
  const { symbols, shared } = parseSymbols(PIECES)
  expect([...symbols.keys()]).toEqual(['ship'])
  expect(shared.length).toBe(1)
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  root.append(...copy(symbols.get('ship')!.nodes, 'pieces--'))
  drawMarks(root, 'M1 1')
  expect(root.querySelector('[data-mark] path')!.getAttribute('transform')).toBe('translate(10 8) scale(3)')
})

test('a broken drawing is told', () => {
  expect(() => parseSheet('<html></html>')).toThrow()
})

test('pieces are placed on the table; one without an anchor is left out', () => {
  const sheet = { id: 'board', art: 'board.svg', role: 'board' as const, seat: -2, slots: {} }
  const laid = lay(sheet, parseSheet(SHEET), { x: 10, y: 20, width: 400, height: 200 })
  const found = places(
    [piece('a', 'board/goa'), piece('b', 'board/yard'), piece('c', 'board/nowhere'), piece('d', 'mat/x')],
    new Map([['board', laid]]),
  )
  expect([...found.keys()]).toEqual(['a', 'b'])
  expect(found.get('a')).toEqual({ x: 110, y: 100, scale: 2 })
  expect(found.get('b')!.scale).toBe(1)
})

test('where the print of a sheet is, whatever it stands in; slanted print is passed over', () => {
  const { words } = parseSheet(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <text x="50" y="40" font-size="10" text-anchor="middle">Goa!</text>
    <g transform="translate(10 20)scale(2)"><text x="5" y="6" font-size="4">12</text></g>
    <g transform="rotate(30 5 5)"><text x="5" y="6" font-size="4">MAR</text></g>
  </svg>`)
  expect(words).toEqual([{ x: 40, y: 32.5, width: 20, height: 10 }, { x: 20, y: 26, width: 8, height: 8 }])
})
