/** The live connection to a table: reconnects by itself, later and later, and asks for what it missed. */

export type Connection = 'connecting' | 'online' | 'offline'

/** How long to wait before the nth attempt in a row, in ms: 0.5 s doubled up to 20 s, with some scatter. */
export function backoff(attempt: number, chance: number = Math.random()): number {
  return Math.min(20_000, 500 * 2 ** Math.min(attempt, 10)) * (0.75 + chance / 2)
}

/** If nothing is heard for so long (the server pings more often), the connection is taken for dead. */
export const SILENCE = 45_000

/** How often we tell that we are there, at least, while messages come. */
const SIGN_OF_LIFE = 10_000

export interface LiveOptions {
  url: () => string
  onMessage: (message: { type: string } & Record<string, unknown>) => void
  onState: (state: Connection) => void
  /** For tests. */
  makeSocket?: (url: string) => WebSocket
}

export class Live {
  readonly #options: LiveOptions
  #socket: WebSocket | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #answered = 0

  constructor(options: LiveOptions) {
    this.#options = options
  }

  open(): void {
    this.#closed = false
    this.#options.onState('connecting')
    const make = this.#options.makeSocket ?? ((url: string) => new WebSocket(url))
    const socket = make(this.#options.url())
    this.#socket = socket
    socket.onopen = () => {
      this.#heard()
      this.#options.onState('online')
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard()
      const message = JSON.parse(event.data) as { type: string }
      // A server that answers only to refuse is not tried faster and faster.
      if (message.type !== 'error') this.#attempt = 0
      this.#answer(socket, message.type === 'ping')
      if (message.type !== 'ping') this.#options.onMessage(message)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  /** Tries at once instead of waiting: the browser says it is online again, or the page is looked at again. */
  hurry(): void {
    if (this.#closed || this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.open()
  }

  /** Leaves this connection for a new one, at once. */
  again(): void {
    const socket = this.#socket
    this.#socket = null
    clearTimeout(this.#watchdog)
    socket?.close()
    this.open()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#watchdog)
    this.#timer = undefined
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  /** A busy table is never quiet enough for a ping; the server hears of us all the same. */
  #answer(socket: WebSocket, asked: boolean): void {
    const now = Date.now()
    if (!asked && now - this.#answered < SIGN_OF_LIFE) return
    this.#answered = now
    socket.send('{"type":"pong"}')
  }

  #heard(): void {
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(() => {
      const socket = this.#socket
      this.#lost()
      socket?.close()
    }, SILENCE)
  }

  #lost(): void {
    this.#socket = null
    clearTimeout(this.#watchdog)
    if (this.#closed) return
    this.#options.onState('offline')
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.open()
    }, backoff(this.#attempt++))
  }
}
