/** Times as people say them. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "5 minutes ago" in a language. */
export function ago(at: number, language: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit)
  }
  return format.format(0, 'second')
}

/** "1 day", "15 minutes" in a language. */
export function lasting(minutes: number, language: string): string {
  const unit = minutes % 1440 === 0 ? 'day' : minutes % 60 === 0 ? 'hour' : 'minute'
  const length = { day: 1440, hour: 60, minute: 1 }[unit]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(minutes / length)
}

/** The hour and minute, with the day where that is not today. */
export function moment(at: number, language: string, now: number = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  return new Date(at).toLocaleString(language, { ...(today ? {} : { day: 'numeric', month: 'long' }), hour: '2-digit', minute: '2-digit' })
}

/** The hour and minute, for chat. */
export function clock(at: number, language: string): string {
  return new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
}
