import { expect, test } from 'vitest'
import { Speaker, Words, playerNames } from '../src/words.ts'
import { GAME, piece } from './sample.ts'

const EN = `
seat-red = Red
seat-green = Green
seat-blue = Blue
seat-black = Black
seat-chance = Chance
port-goa = Goa
port-macau = Macau
action-sail = Sail from { $origin_name } to { $destination_name }
action-give = Give it to { $to_name }
choice-sail = Sail
event-sailed = { $seat_name } sails to { $destination_name }.
event-built = { $count ->
    [one] { $seat_name } builds { $count } ship for { $coins } cr.
   *[other] { $seat_name } builds { $count } ships for { $coins } cr.
}
why-too_far = { $origin_name } is too far.
ask-sail = { $seat_name }: sail.
piece-ship = Ship of { $seat_name } in { $port_name }
piece-coin = { $count } coins
`
const RU = `
seat-red = Красный
port-goa = Гоа
event-built = { $count ->
    [one] { $seat_name } строит { $count } корабль
    [few] { $seat_name } строит { $count } корабля
   *[many] { $seat_name } строит { $count } кораблей
}
action-to = Плыть { $port ->
    [goa] в Гоа
   *[other] туда
}
`

const words = new Words(GAME, 'en', EN, ['Anna', '', 'blue', '<b>Bob</b>'])

test('a value of a vocabulary comes as its name', () => {
  expect(words.action({ kind: 'sail', values: { origin: 'goa', destination: 'macau' } })).toBe('Sail from Goa to Macau')
})

test('seats are called by their players, or by their colour', () => {
  expect([0, 1, 2, 3].map((seat) => words.seat(seat))).toEqual(['Anna', 'Green', 'Blue', '<b>Bob</b>'])
  expect(words.seat(-1)).toBe('Chance')
  expect(words.colour(0)).toBe('Red')
})

test('a value that names a seat comes as the name of its player', () => {
  expect(words.action({ kind: 'give', values: { to: 'red' } })).toBe('Give it to Anna')
})

test('events, reasons, prompts and pieces are said with their values', () => {
  const line = { step: 1, by: 1, seat: 1, kind: 'sailed', rule: '', values: { destination: 'goa' } }
  expect(words.event(line)).toBe('Green sails to Goa.')
  expect(words.why({ kind: 'too_far', rule: '', values: { origin: 'goa' } })).toBe('Goa is too far.')
  expect(words.ask({ kind: 'sail', rule: '', values: {} }, 0)).toBe('Anna: sail.')
  expect(words.piece(piece('a', 'board/goa', { values: { port: 'goa' } }))).toBe('Ship of Anna in Goa')
  expect(words.piece(piece('b', 'board/goa', { seat: -2, count: 3, label: 'coin' }))).toBe('3 coins')
})

test('plurals follow the language', () => {
  const built = (count: number) => ({ step: 1, by: 0, seat: 0, kind: 'built', rule: '', values: { count, coins: 50 } })
  expect(words.event(built(1))).toBe('Anna builds 1 ship for 50 cr.')
  expect(words.event(built(2))).toBe('Anna builds 2 ships for 50 cr.')
  const russian = new Words(GAME, 'ru', RU)
  expect([1, 2, 5, 21].map((count) => russian.event(built(count)))).toEqual([
    'Красный строит 1 корабль',
    'Красный строит 2 корабля',
    'Красный строит 5 кораблей',
    'Красный строит 21 корабль',
  ])
  expect(russian.action({ kind: 'to', values: { port: 'goa' } })).toBe('Плыть в Гоа')
})

test('a missing message shows its id, and the page goes on', () => {
  expect(new Speaker('en', '').say('nothing-here')).toBe('nothing-here')
  expect(words.has('nothing-here')).toBe(false)
})

test('no invisible marks around values', () => {
  expect(words.action({ kind: 'sail', values: { origin: 'goa', destination: 'goa' } })).not.toMatch(/[\u2068\u2069]/)
})

test('bots without a name of their own are called by their colour', () => {
  const seat = { id: 'red', mine: false, lent: false, online: false, score: null }
  expect(
    playerNames([
      { ...seat, kind: 'bot', bot: 'greedy', name: 'greedy' },
      { ...seat, kind: 'bot', bot: 'greedy', name: 'Hal' },
      { ...seat, kind: 'person', bot: null, name: 'greedy' },
    ]),
  ).toEqual(['', 'Hal', 'greedy'])
})
