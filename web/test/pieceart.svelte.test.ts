import { flushSync, mount, unmount } from 'svelte'
import type { ComponentProps } from 'svelte'
import { expect, test } from 'vitest'
import { parseSymbols } from '../src/stage/drawings.ts'
import PieceArt from '../src/stage/PieceArt.svelte'
import { piece } from './sample.ts'

const DRAWN = parseSymbols(`<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="coins" viewBox="0 0 20 16"><g data-mark="" data-x="10" data-y="8" data-r="3"/><text data-slot="count">0</text></symbol>
  <symbol id="chest" viewBox="0 0 20 16"><rect/><text data-slot="count">0</text></symbol></svg>`)

test('a piece that changes its seat or its symbol, but not its number, still shows the number', () => {
  const coins = piece('coins-1', 'board/bank', { symbol: 'coins', slots: { count: 7 } })
  const props = $state<ComponentProps<typeof PieceArt>>({
    piece: coins, symbol: DRAWN.symbols.get('coins'), place: { x: 0, y: 0, scale: 1 }, words: null, seatId: 'red', fonts: 0,
    label: '', lit: false, chosen: false, hinted: false, recent: false, tabbable: false, reach: 20,
    onpick: () => undefined, onfocus: () => undefined,
  })
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  document.body.append(target)
  const made = mount(PieceArt, { target, props })
  const shown = () => [target.querySelector('[data-slot=count]')?.textContent, target.querySelector('[data-mark] path')?.getAttribute('d')]
  flushSync()
  const [number, red] = shown()
  expect(number).toBe('7')
  props.piece = { ...coins, seat: 1 }
  flushSync()
  const [same, green] = shown()
  expect(same).toBe('7')
  expect(green).not.toBe(red)
  props.symbol = DRAWN.symbols.get('chest')
  flushSync()
  expect(target.querySelector('.art rect')).not.toBeNull()
  expect(shown()[0]).toBe('7')
  void unmount(made)
})
