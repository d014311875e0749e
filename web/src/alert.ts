/** How a person who looks elsewhere learns that it is their turn: title, bell, notification. */

let context: AudioContext | null = null

/** A ship's bell, struck twice. */
export function bell(): void {
  try {
    context ??= new AudioContext()
    for (const delay of [0, 0.32]) strike(context, context.currentTime + delay)
  } catch {
    // No sound here.
  }
}

function strike(audio: AudioContext, start: number): void {
  const partials = [
    [830, 0.16, 1.6],
    [1660 * 1.19, 0.08, 0.9],
    [830 * 2.76, 0.05, 0.5],
  ] as const
  for (const [frequency, loudness, length] of partials) {
    const oscillator = audio.createOscillator()
    const gain = audio.createGain()
    oscillator.frequency.value = frequency
    gain.gain.setValueAtTime(loudness, start)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start(start)
    oscillator.stop(start + length)
  }
}

/** Whether the browser lets us notify; asks where that is open. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted'
  return Notification.permission === 'granted'
}

/** A notification, if the page is not looked at. */
export function notify(title: string, body: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  const shown = new Notification(title, { body, tag: 'caravela', icon: '/icon.svg' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
