/** The whole screen for the page, where the browser can give it. */

class FullScreen {
  on: boolean = $state(document.fullscreenElement !== null)
  readonly possible: boolean = document.fullscreenEnabled === true

  constructor() {
    document.addEventListener('fullscreenchange', () => (this.on = document.fullscreenElement !== null))
  }

  /** A browser may refuse; then nothing changes. */
  async flip(): Promise<void> {
    try {
      await (this.on ? document.exitFullscreen() : document.documentElement.requestFullscreen())
    } catch {
      this.on = document.fullscreenElement !== null
    }
  }
}

export const fullScreen = new FullScreen()
