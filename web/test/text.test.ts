/** The client says everything in every language: no message missing, none too many, none with other parameters. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentParser, Junk, Message, Visitor } from '@fluent/syntax'
import type { VariableReference } from '@fluent/syntax'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../src/app.svelte.ts'

const SOURCE = join(import.meta.dirname, '../src')

class Variables extends Visitor {
  names = new Set<string>()

  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name)
  }
}

function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const text = readFileSync(join(SOURCE, `text/${language}.ftl`), 'utf8')
  for (const entry of new FluentParser({}).parse(text).body) {
    expect(entry, `${language}: cannot be read`).not.toBeInstanceOf(Junk)
    if (!(entry instanceof Message)) continue
    expect(found.has(entry.id.name), `${language}: ${entry.id.name} stands there twice`).toBe(false)
    const variables = new Variables()
    variables.visit(entry)
    found.set(entry.id.name, [...variables.names].sort())
  }
  return found
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : /\.(svelte|ts)$/.test(entry.name) ? [join(folder, entry.name)] : [],
  )
}

const english = messages('en')
const source = files(SOURCE).map((file) => readFileSync(file, 'utf8')).join('\n')
/** Ids that are put together: t(`tab-${one}`). */
const prefixes = [...source.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!)

for (const language of Object.keys(LANGUAGES)) {
  test(`${language} has the messages of English, in their order, with the same parameters`, () => {
    const own = messages(language)
    expect([...own.keys()]).toEqual([...english.keys()])
    for (const [id, names] of english) expect(own.get(id), id).toEqual(names)
  })
}

test('every message that is asked for is there', () => {
  for (const [, id] of source.matchAll(/\bt\(\s*'([a-z][a-z0-9_-]*)'/g)) expect(english.has(id!), id).toBe(true)
  for (const [, one, other] of source.matchAll(/\bt\([^()']*\? '([a-z-]+)' : '([a-z-]+)'/g)) {
    expect([one, other].filter((id) => !english.has(id!))).toEqual([])
  }
})

test('every message is asked for', () => {
  const unused = [...english.keys()].filter(
    (id) => !source.includes(`'${id}'`) && !prefixes.some((prefix) => id.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})

test('no game is named in the client', () => {
  const games = readdirSync(join(SOURCE, '../../src/caravela/games'), { withFileTypes: true })
  for (const game of games.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))) {
    expect(source.toLowerCase().includes(game.name), game.name).toBe(false)
  }
})
