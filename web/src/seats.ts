/** How seats look: a colour by the seat's name and a mark by its number, so that colour is never alone. */

export interface Paint {
  /** The colour itself, a darker one for edges, and one that can be read on it. */
  seat: string
  dark: string
  ink: string
}

/** Colours that a game may name its seats after. */
const PAINTS: Record<string, Paint> = {
  red: { seat: '#b3372b', dark: '#6f1a12', ink: '#ffffff' },
  green: { seat: '#3d7d46', dark: '#1d4a26', ink: '#ffffff' },
  yellow: { seat: '#e3b52d', dark: '#86620a', ink: '#241a02' },
  blue: { seat: '#2c65a8', dark: '#143a6b', ink: '#ffffff' },
  black: { seat: '#3a3733', dark: '#100e0c', ink: '#ffffff' },
  white: { seat: '#efe9dc', dark: '#8d8674', ink: '#1f1c16' },
  orange: { seat: '#d97a25', dark: '#84450c', ink: '#241302' },
  purple: { seat: '#7a4a93', dark: '#452158', ink: '#ffffff' },
  brown: { seat: '#87592f', dark: '#4b2e13', ink: '#ffffff' },
  pink: { seat: '#cf6d92', dark: '#86365a', ink: '#240511' },
  grey: { seat: '#8a8d90', dark: '#4c4f52', ink: '#111111' },
}
const FALLBACK = Object.values(PAINTS)

/** The paint of a seat. */
export function paint(id: string, seat: number): Paint {
  return PAINTS[id] ?? FALLBACK[Math.max(0, seat) % FALLBACK.length]!
}

function polygon(corners: number, start: number, inner = 1): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const radius = index % 2 === 1 ? inner : 1
    const angle = (2 * Math.PI * index) / corners + start
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`
  })
  return `M${points.join('L')}Z`
}

const UP = -Math.PI / 2
/** The marks by seat number, as paths about the origin that fit a circle of radius 1: disc, square, triangle, diamond, star, hexagon. */
const MARKS = [
  'M-.86 0A.86 .86 0 1 1 .86 0A.86 .86 0 1 1-.86 0Z',
  'M-.76-.76H.76V.76H-.76Z',
  polygon(3, UP),
  polygon(4, UP),
  polygon(10, UP, 0.45),
  polygon(6, UP),
]

/** The path of a seat's mark. */
export function mark(seat: number): string {
  return MARKS[Math.max(0, seat) % MARKS.length]!
}
