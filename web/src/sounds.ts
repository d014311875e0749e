/** Small sounds, made on the spot: a ship's bell, surf, a drum, coins. */

import type { Moment } from './wire.ts'

let context: AudioContext | null = null

/** A struck sound: partials with their loudness and length. */
function strike(audio: AudioContext, start: number, partials: readonly (readonly [number, number, number])[]): void {
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

/** Noise through a filter, swelling and dying away. */
function rush(audio: AudioContext, start: number, length: number, frequency: number, loudness: number, swell: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  const noise = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency })
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loudness, start + length * swell)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  noise.connect(filter).connect(gain).connect(audio.destination)
  noise.start(start)
}

const BELL = [[830, 0.16, 1.6], [1975, 0.08, 0.9], [2290, 0.05, 0.5]] as const
const COIN = [[3150, 0.05, 0.16], [4420, 0.045, 0.12], [6280, 0.025, 0.08]] as const

type Sound = (audio: AudioContext, start: number) => void

const bellAt: Sound = (audio, start) => strike(audio, start, BELL)

const surf: Sound = (audio, start) => {
  rush(audio, start, 1.7, 900, 0.16, 0.45)
  rush(audio, start + 0.5, 1.4, 2600, 0.05, 0.3)
}

const drum: Sound = (audio, start) => {
  for (const beat of [0, 0.22, 0.36]) {
    strike(audio, start + beat, [[82, 0.42, 0.32], [131, 0.14, 0.16]])
    rush(audio, start + beat, 0.09, 1400, 0.12, 0.05)
  }
}

const coins: Sound = (audio, start) => {
  for (const delay of [0, 0.09, 0.15, 0.26]) strike(audio, start + delay, COIN)
}

const SOUNDS: Record<Moment, readonly (readonly [Sound, number])[]> = {
  discovery: [[surf, 0]],
  opening: [[surf, 0]],
  arrival: [[surf, 0], [bellAt, 0.5]],
  phase: [[bellAt, 0]],
  battle: [[drum, 0]],
  capture: [[drum, 0], [bellAt, 0.6]],
  reward: [[coins, 0]],
  end: [[bellAt, 0], [bellAt, 0.32], [bellAt, 0.95], [bellAt, 1.27]],
}

/** What could not be heard for so long is past, in ms. */
const LATE = 500

/** Browsers keep quiet until somebody presses something; what happened before is not made up for. */
async function play(sounds: readonly (readonly [Sound, number])[]): Promise<void> {
  const asked = performance.now()
  try {
    context ??= new AudioContext()
    if (context.state !== 'running') await context.resume()
    if (performance.now() - asked > LATE) return
    for (const [sound, delay] of sounds) sound(context, context.currentTime + delay)
  } catch {
    // No sound here.
  }
}

/** A ship's bell, struck twice: it is your turn. */
export function bell(): void {
  void play([[bellAt, 0], [bellAt, 0.32]])
}

/** What a great moment sounds like. */
export function sound(moment: Moment): void {
  void play(SOUNDS[moment])
}
