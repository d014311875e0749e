/** What on the table can be asked what it is: a piece, a place of a sheet, or something printed on it. */

import { aboutPiece, aboutPlace } from '../about.ts'
import type { About } from '../about.ts'
import type { Piece } from '../wire.ts'
import type { Words } from '../words.ts'
import type { Symbols } from './drawings.ts'
import type { Anchor, Box, Point } from './geometry.ts'
import { placesAt } from './hits.ts'
import { spotOf } from './lighting.ts'
import { onTable } from './placing.ts'
import type { Laid, Place } from './placing.ts'

export interface Subject {
  /** What tells it apart: a piece's id, `sheet/anchor`, or `sheet#print`. */
  id: string
  about: About
  /** Where it lies on the table. */
  box: Box
  /** The sheet that it lies on. */
  sheet: string
  piece: Piece | null
}

/** What is needed to tell what something is. */
export interface Scene {
  readonly words: Words
  readonly symbols: Symbols | null
  readonly pieces: readonly Piece[]
  readonly placed: ReadonlyMap<string, Place>
  readonly laid: ReadonlyMap<string, Laid>
}

/** A piece, if there is something to tell of it. */
export function pieceSubject(piece: Piece, scene: Scene): Subject | null {
  const symbol = scene.symbols?.symbols.get(piece.symbol)
  const place = scene.placed.get(piece.id)
  const laid = scene.laid.get(piece.sheet)
  if (!symbol || !place || !laid) return null
  const about = aboutPiece(scene.words, piece, symbol.about ?? piece.symbol, laid.sheet.slots)
  if (!about) return null
  const [width, height] = [symbol.box.width * place.scale, symbol.box.height * place.scale]
  return { id: piece.id, about, box: { x: place.x - width / 2, y: place.y - height / 2, width, height }, sheet: piece.sheet, piece }
}

/** A place of a sheet, `sheet/anchor`, if there is something to tell of it. */
export function placeSubject(target: string, scene: Scene): Subject | null {
  const spot = spotOf(target, scene.laid)
  if (!spot) return null
  const about = aboutPlace(scene.words, spot.anchor.about, spot.anchor.name, spot.on.sheet)
  return about && { id: target, about, box: boxOf(spot.on, spot.anchor), sheet: spot.on.sheet.id, piece: null }
}

function boxOf(on: Laid, anchor: Anchor): Box {
  const corner = onTable(on, anchor.path ? { x: anchor.x - 40, y: anchor.y - 40 } : anchor.box)
  const [width, height] = anchor.path ? [80, 80] : [anchor.box.width, anchor.box.height]
  return { ...corner, width: width * on.scale, height: height * on.scale }
}

/** Something printed on a sheet: an element of the drawing with `data-about`, or else a word. */
function printSubject(element: Element, scene: Scene, onto: (box: DOMRect) => Box): Subject | null {
  const laid = scene.laid.get(element.closest<SVGElement>('[data-sheet]')?.dataset['sheet'] ?? '')
  const named = element.getAttribute('data-about') ?? element.getAttribute('data-word') ?? ''
  const about = laid && aboutPlace(scene.words, named, named, laid.sheet)
  return about ? { id: `${laid.sheet.id}#${named}`, about, box: onto(element.getBoundingClientRect()), sheet: laid.sheet.id, piece: null } : null
}

/** Everything at a point of the screen that can be told of, the uppermost and smallest first. */
export function subjectsAt(screen: Point, point: Point, scene: Scene, onto: (box: DOMRect) => Box): Subject[] {
  const under = document.elementsFromPoint(screen.x, screen.y)
  const ids = new Set(under.map((element) => element.closest<SVGElement>('[data-piece]')?.dataset['piece']))
  const pieces = [...ids].flatMap((id) => scene.pieces.filter((piece) => piece.id === id))
  const prints = new Set(under.map((element) => element.closest('.sheet [data-about]') ?? element.closest('.sheet [data-word]')))
  const places = [
    ...placesAt(point, scene.laid).map((target) => placeSubject(target, scene)),
    ...[...prints].map((element) => element && printSubject(element, scene, onto)),
  ].filter((one) => one !== null)
  places.sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)
  return once([...pieces.map((piece) => pieceSubject(piece, scene)).filter((one) => one !== null), ...places])
}

/** Each thing once; of several with the same words, the first. */
function once(subjects: Subject[]): Subject[] {
  const told = new Set<string>()
  return subjects.filter(({ about }) => {
    const words = `${about.name} ${about.text}`
    if (told.has(words)) return false
    told.add(words)
    return true
  })
}

/** Everything on the table that can be told of, by where its middle is: what the arrow keys go through. */
export function allSubjects(scene: Scene): Map<string, Subject> {
  const found = new Map<string, Subject>()
  for (const [id, laid] of scene.laid) {
    for (const name of laid.drawing.anchors.keys()) {
      const subject = placeSubject(`${id}/${name}`, scene)
      if (subject) found.set(subject.id, subject)
    }
  }
  for (const piece of scene.pieces) {
    const subject = pieceSubject(piece, scene)
    if (subject) found.set(subject.id, subject)
  }
  return found
}

/** The middle of a box. */
export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
