/** Lines of numbers as paths of a picture. */

export interface Chart {
  /** One path for each seat, and where it ends. */
  lines: { path: string; x: number; y: number; value: number }[]
  /** Values with a line of their own, and the height of each. */
  ticks: { value: number; y: number }[]
  /** How far right a step lies. */
  x: (step: number) => number
}

/** Round values from 0 (or below) to the greatest, about `count` of them. */
export function ticks(least: number, most: number, count: number): number[] {
  const span = Math.max(1, most - Math.min(0, least))
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((unit) => unit * power).find((unit) => unit >= rough) ?? rough
  const whole = Math.max(1, step)
  const found: number[] = []
  for (let value = Math.floor(Math.min(0, least) / whole) * whole; value <= most + whole * 0.01; value += whole) found.push(value)
  if (found.at(-1)! < most) found.push(found.at(-1)! + whole)
  return found
}

/** A chart of `series[seat][i]` over `steps[i]` in a picture of this size. */
export function chart(steps: readonly number[], series: readonly (readonly number[])[], width: number, height: number): Chart {
  const all = series.flat()
  const marks = ticks(Math.min(0, ...all), Math.max(1, ...all), 4)
  const low = marks[0]!
  const high = marks.at(-1)!
  const first = steps[0] ?? 0
  const last = Math.max(first + 1, steps.at(-1) ?? 1)
  const x = (step: number) => ((step - first) / (last - first)) * width
  const y = (value: number) => height - ((value - low) / (high - low)) * height
  return {
    x,
    ticks: marks.map((value) => ({ value, y: y(value) })),
    lines: series.map((values) => {
      const points = values.map((value, index) => `${round(x(steps[index] ?? last))} ${round(y(value))}`)
      const value = values.at(-1) ?? 0
      return { path: points.length ? `M${points.join('L')}` : '', x: x(steps.at(-1) ?? last), y: y(value), value }
    }),
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Moves labels that would overlap apart, keeping their order. */
export function spread(ys: readonly number[], gap: number, height: number): number[] {
  const order = ys.map((_, index) => index).sort((a, b) => ys[a]! - ys[b]!)
  const placed = [...ys]
  let least = -Infinity
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, least)
    least = placed[index]! + gap
  }
  let most = height
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, most)
    most = placed[index]! - gap
  }
  return placed
}
