/** Links with a secret: the invitation of a table, and the personal link of a seat. */

/** A seat and the secret of its personal link. */
export interface Personal {
  seat: number
  key: string
}

export const invitationLink = (table: string, invite: string) => `${location.origin}/table/${table}?invite=${encodeURIComponent(invite)}`

/** The secret stands behind the #, which browsers send to no server, so that it is in nobody's log. */
export const personalLink = (table: string, { seat, key }: Personal) => `${location.origin}/table/${table}#continue=${seat}.${key}`

/** The seat that an address leads back to. */
export function personal(hash: string): Personal | null {
  const found = /^#continue=(\d{1,2})\.([\w-]{1,64})$/.exec(hash)
  return found ? { seat: Number(found[1]), key: found[2]! } : null
}

const KEPT = 'caravela-links'
/** Of so many tables this browser keeps the links. */
const MOST = 50

function kept(): [string, Personal[]][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(found) ? (found as [string, Personal[]][]) : []
  } catch {
    return []
  }
}

/** Keeps the personal link of an own seat, so that this browser can go on after another one did. */
export function keep(table: string, link: Personal): void {
  const others = kept().filter(([id]) => id !== table)
  const links = remembered(table).filter((one) => one.seat !== link.seat)
  try {
    localStorage.setItem(KEPT, JSON.stringify([[table, [...links, link]], ...others].slice(0, MOST)))
  } catch {
    // Then the link has to be opened again.
  }
}

/** Forgets a personal link that leads nowhere any more. */
export function drop(table: string, seat: number): void {
  const links = remembered(table).filter((one) => one.seat !== seat)
  try {
    localStorage.setItem(KEPT, JSON.stringify([...kept().filter(([id]) => id !== table), ...(links.length > 0 ? [[table, links]] : [])]))
  } catch {
    // Then it is refused once more.
  }
}

/** The personal links of a table that this browser has had. */
export function remembered(table: string): Personal[] {
  return kept().find(([id]) => id === table)?.[1] ?? []
}

/** Puts a text on the clipboard; where the browser does not let us, with the help of the field that shows it. */
export async function copy(text: string, field: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    field.select()
    document.execCommand('copy')
  }
}
