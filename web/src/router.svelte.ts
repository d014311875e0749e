/** Which page is shown: the address, and links that change it without a reload. */

import { tick } from 'svelte'
import type { Edition } from './api.ts'
import { personal } from './links.ts'
import type { Personal } from './links.ts'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; invite: string | null; personal: Personal | null }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string; rule: string | null; edition: Edition }
  | { page: 'data'; game: string; edition: Edition }
  | { page: 'learn'; game: string }
  | { page: 'lost' }

/** The page that an address means. */
export function parse(url: URL): Route {
  const parts = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const [page, id, more] = parts
  if (page === undefined || page === 'index.html') return { page: 'home' }
  if (id === undefined || more !== undefined) return { page: 'lost' }
  switch (page) {
    case 'new':
    case 'learn':
      return { page, game: id }
    case 'table':
      return { page, id, invite: url.searchParams.get('invite'), personal: personal(url.hash) }
    case 'replay':
      return { page, id }
    case 'rules':
      return { page, game: id, rule: url.hash ? decodeURIComponent(url.hash.slice(1)) : null, edition: editionOf(url) }
    case 'data':
      return { page, game: id, edition: editionOf(url) }
    default:
      return { page: 'lost' }
  }
}

/** The older version of a game that an address asks for. */
function editionOf(url: URL): Edition {
  const rules = url.searchParams.get('rules')
  return rules && /^\d{1,9}$/.test(rules) ? Number(rules) : null
}

class Router {
  route: Route = $state.raw(parse(new URL(location.href)))

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.#read()
    if (!path.includes('#')) scrollTo(0, 0)
    void tick().then(() => document.getElementById('main')?.focus({ preventScroll: true }))
  }

  #read(): void {
    this.route = parse(new URL(location.href))
  }

  /** A plain click on a link of ours changes the page here. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
