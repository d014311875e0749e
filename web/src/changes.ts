/** Views that come as what is different from one that is here. */

import { LISTS, SHAPES } from './wire.ts'
import type { View, ViewChange } from './wire.ts'

const TABLE = Array.from({ length: 256 }, (_, number) => {
  for (let bit = 0; bit < 8; bit++) number = number & 1 ? (number >>> 1) ^ 0xedb88320 : number >>> 1
  return number
})

/** CRC-32 of a text in UTF-8. */
export function crc32(text: string): number {
  let sum = ~0
  for (const byte of new TextEncoder().encode(text)) sum = TABLE[(sum ^ byte) & 255]! ^ (sum >>> 8)
  return ~sum >>> 0
}

/** The checksum of a view, as the server makes it. */
export function checkOf(view: View): number {
  const { log_from: _from, log: _log, check: _check, ...rest } = view
  return crc32(JSON.stringify(rest))
}

type Named = Record<string, unknown>

/** A struct that came as a row behind another one, or a list of them that came in place of another one. */
function unpacked(kind: string, value: unknown, last: unknown): unknown {
  if (kind.endsWith('[]')) return relisted((last ?? []) as unknown[], kind.slice(0, -2), value as unknown[])
  if (value === null) return null
  const { fields, inner } = SHAPES[kind]!
  const before = (last ?? {}) as Named
  const part = (name: string, told: unknown) =>
    inner[name] ? unpacked(inner[name], told, before[name]) : keyed(before[name], told)
  if (!fields) return Object.fromEntries(Object.entries(value as Named).map(([name, told]) => [name, part(name, told)]))
  if (Array.isArray(value)) return Object.fromEntries(fields.map((name, at) => [name, part(name, value[at])]))
  // In few words: the fields of these bits are as in the item before.
  const [same, rest] = Object.entries(value as Record<string, unknown[]>)[0]!
  let next = 0
  const told = fields.map((name, bit) => [name, (+same >> bit) & 1 ? before[name] : part(name, rest[next++])])
  return Object.fromEntries(told)
}

/** A value; the values alone, where it is a dictionary with the same keys as the one before. */
function keyed(before: unknown, told: unknown): unknown {
  if (!Array.isArray(told) || !before || typeof before !== 'object' || Array.isArray(before)) return told
  return Object.fromEntries(Object.keys(before).map((key, at) => [key, told[at]]))
}

/** A list that came as parts of the one before (two numbers: the first item, and how many) and new items. */
function relisted(before: readonly unknown[], kind: string, told: readonly unknown[]): unknown[] {
  const items: unknown[] = []
  for (let at = 0; at < told.length; at++) {
    const one = told[at]
    if (typeof one === 'number') items.push(...before.slice(one, one + (told[++at] as number)))
    else items.push(unpacked(kind, one, items.at(-1)))
  }
  return items
}

/** The view that a change leads to. */
function changed(base: View, { fields, lists, log_from, log, check }: ViewChange): View {
  const before = base as unknown as Record<string, unknown[]>
  const now = Object.entries(lists).map(([name, told]) => [name, relisted(before[name]!, LISTS[name]!, told)])
  return { ...base, ...fields, ...Object.fromEntries(now), log_from, log: unpacked('LogLine[]', log, null), check } as View
}

/** Something that is done at a table, by somebody who has some views of it. */
export type Deed = (asked: string[]) => Promise<View | ViewChange>

/** After so many changes that led elsewhere, whole views are asked for. */
const TRUST = 3

/** The views of a table that a client has, the latest through each pair of eyes. */
export class Kept {
  #views = new Map<number, View>()
  #failures = 0

  /** What asks the server for changes of these views, behind an address. */
  get asked(): string[] {
    return this.#failures < TRUST ? [`has=${[...this.#views.values()].map((view) => view.check).join(',')}`] : []
  }

  /** The whole view that a message tells; null if it cannot be made, and the whole must be asked for. */
  take(message: View | ViewChange): View | null {
    const view = message.type === 'view' ? message : this.#made(message)
    if (!view) {
      this.#distrust()
      return null
    }
    // The latest stands last.
    this.#views.delete(view.eyes)
    this.#views.set(view.eyes, view)
    return view
  }

  /**
   * Does something at the table; the view that comes of it, null if the whole must be asked for. Meanwhile others may
   * come, so the answer goes on from what was here when it was asked for.
   */
  async done(deed: Deed): Promise<View | null> {
    const then = this.copy()
    const view = then.take(await deed(then.asked))
    if (view) return this.take(view)
    this.#distrust()
    return null
  }

  /** The same views, for somebody who goes on separately. */
  copy(): Kept {
    const copy = new Kept()
    copy.#views = new Map(this.#views)
    copy.#failures = this.#failures
    return copy
  }

  #distrust(): void {
    this.#failures++
    this.#views.clear()
  }

  #made(change: ViewChange): View | null {
    const base = [...this.#views.values()].find((view) => view.check === change.base)
    const view = base ? changed(base, change) : null
    return view && checkOf(view) === change.check ? view : null
  }
}
