/** Reading a rulebook: chapters, search, and jumping to a number. */

import type { Rule } from './wire.ts'

export interface Chapter {
  title: string
  rules: Rule[]
}

export function chapters(rules: readonly Rule[]): Chapter[] {
  const found: Chapter[] = []
  for (const rule of rules) {
    const last = found.at(-1)
    if (last?.title === rule.chapter) last.rules.push(rule)
    else found.push({ title: rule.chapter, rules: [rule] })
  }
  return found
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The rules that hold every word of a query, in their text, number or chapter; accents and case do not matter. */
export function search(rules: readonly Rule[], query: string): Rule[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...rules]
  return rules.filter((rule) => {
    const text = plain(`${rule.number} ${rule.chapter} ${rule.text.replace(/\{symbol:[\w-]+\} ?/g, '')}`)
    return words.every((word) => text.includes(word))
  })
}

/** The rule that a reader means by `NAV-9.3`, `9.3` or `9`, the first of the chapter. */
export function jump(rules: readonly Rule[], prefix: string, wanted: string): Rule | undefined {
  const upper = wanted.trim().toUpperCase()
  if (!/^([A-Z]+-)?[A-Z]?\d+(\.\d+)?$/.test(upper)) return undefined
  const number = upper.startsWith(prefix) ? upper : prefix + upper
  return rules.find((rule) => rule.number === number) ?? rules.find((rule) => rule.number.startsWith(`${number}.`))
}
