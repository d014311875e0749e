/** How a person who looks elsewhere learns that it is their turn: notifications of the browser. */

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
