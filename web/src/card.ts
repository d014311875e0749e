/** The end of a game as one picture to keep: the board as it was left, who won, and the points. */

import { mark, paint } from './seats.ts'

export interface CardSeat {
  seat: number
  /** The name of its colour, which decides how it is painted. */
  id: string
  name: string
  place: number
  points: number
}

export interface Card {
  title: string
  winner: string
  reason: string
  /** From the winner down. */
  seats: readonly CardSeat[]
}

export const WIDTH = 1200
export const HEIGHT = 630
const BOARD = { x: 24, y: 24, width: 800, height: 582 }
const INK = '#1e2833'

/** Text as it may stand in a drawing. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** The words of a text in lines of no more than so many letters. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const latest = lines.at(-1)
    if (latest !== undefined && latest.length + 1 + word.length <= letters) lines[lines.length - 1] = `${latest} ${word}`
    else lines.push(word)
  }
  return lines
}

function text(x: number, y: number, words: string, size: number, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`
}

function seatLine(one: CardSeat, y: number): string {
  const { seat, dark } = paint(one.id, one.seat)
  const shape = `<path d="${mark(one.seat)}" transform="translate(872 ${y - 8}) scale(11)" fill="${seat}" stroke="${dark}" stroke-width=".16"/>`
  const bold = one.place === 1 ? 'font-weight="700"' : ''
  const fit = one.name.length > 20 ? 'textLength="190" lengthAdjust="spacingAndGlyphs"' : ''
  return shape + text(896, y, one.name, 24, `${bold} ${fit}`) + text(1168, y, String(one.points), 28, `text-anchor="end" ${bold}`)
}

/** The card as an SVG document; `board` is a drawing of the board, `fonts` a stylesheet with everything it needs. */
export function cardSvg(card: Card, board: string, fonts: string): string {
  const winner = wrapped(card.winner, 24)
  const reason = wrapped(card.reason, 42)
  let y = 118
  const lines = winner.map((line) => text(860, (y += 34) - 34, line, 30, 'font-weight="700"'))
  lines.push(...reason.map((line) => text(860, (y += 24) - 28, line, 18, 'fill="#4c5560" font-style="italic"')))
  y += 26
  const seats = card.seats.map((one) => seatLine(one, (y += 46)))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="EB Garamond, Georgia, serif" fill="${INK}">` +
    `<style>${fonts}</style><rect width="${WIDTH}" height="${HEIGHT}" fill="#f4ecd9"/>` +
    `<rect x="8" y="8" width="${WIDTH - 16}" height="${HEIGHT - 16}" fill="none" stroke="#c6b58f" stroke-width="2"/>` +
    board +
    text(860, 66, card.title, card.title.length > 20 ? 30 : 36, 'font-weight="600" fill="#174a68"') +
    `<path d="M860 82H1168" stroke="#8f7d55"/>${lines.join('')}${seats.join('')}` +
    `${text(1168, 598, 'Caravela', 22, 'text-anchor="end" font-style="italic" fill="#4c5560"')}</svg>`
  )
}

/** What light and news draw, which is no part of a picture to keep. */
const PASSING = '.spot, .halo, .casing, .trace, .reach, .moment, .wake, title'
const BADGES = '.badge circle{fill:#fbf6ea;stroke:#1e2833}.badge text{fill:#1e2833;font-family:Caravela Sans,sans-serif;font-weight:700;text-anchor:middle}'

/** The board as it lies on the table, as a drawing of its own; nothing where none is drawn. */
export function boardSvg(stage: Element, sheet: string): string {
  const laid = stage.querySelector(`[data-sheet="${CSS.escape(sheet)}"]`)
  if (!laid) return ''
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(laid.getAttribute(name))) as [number, number, number, number]
  // As large as it can be and no larger, so that nothing that lies beside it is seen.
  const scale = Math.min(BOARD.width / width, BOARD.height / height)
  const [wide, high] = [width * scale, height * scale]
  const place = `x="${BOARD.x + (BOARD.width - wide) / 2}" y="${BOARD.y + (BOARD.height - high) / 2}" width="${wide}" height="${high}"`
  const layers = [...stage.querySelectorAll('svg.sheets, svg.pieces')].map((layer) => {
    const copy = layer.cloneNode(true) as Element
    for (const one of copy.querySelectorAll(PASSING)) one.remove()
    return new XMLSerializer().serializeToString(copy)
  })
  return `<style>${BADGES}</style><svg ${place} viewBox="${x} ${y} ${width} ${height}" overflow="hidden">${layers.join('')}</svg>`
}

/** The typefaces of the page, with everything in them: a drawing that becomes a picture may fetch nothing. */
export async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule)
  const faces = rules.map(async (rule) => {
    const file = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1]
    if (!file) return ''
    const base = rule.parentStyleSheet?.href ?? location.href
    const data = await fetch(new URL(file, base)).then((answer) => answer.blob())
    return rule.cssText.replace(/url\([^)]*\)/, `url(${await asData(data)})`)
  })
  return (await Promise.all(faces)).join('')
}

function asData(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result as string)
    reader.onerror = () => fail(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
}

/** An SVG document as a PNG, twice as fine. */
export async function png(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image(WIDTH, HEIGHT)
    image.src = url
    await image.decode()
    const canvas = new OffscreenCanvas(2 * WIDTH, 2 * HEIGHT)
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/png' })
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Hands a file to the browser to be kept. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
