/** A few soft sounds, synthesized when needed; one switch turns them all off. */

import { settings } from "./settings.svelte";

/** One tone: its pitch in hertz, when it starts and how long it fades, in seconds. */
type Tone = readonly [pitch: number, at: number, length: number];

const SOUNDS = {
  /** I am asked something. */
  turn: [
    [392, 0, 0.5],
    [523.25, 0.12, 0.7],
  ],
  /** Something moved on the board. */
  moved: [[220, 0, 0.14]],
  /** That cannot be done. */
  refused: [
    [196, 0, 0.25],
    [174.61, 0.1, 0.35],
  ],
  /** The match is over. */
  over: [
    [261.63, 0, 0.9],
    [329.63, 0.15, 0.9],
    [392, 0.3, 1.2],
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.06;

let context: AudioContext | null = null;

/** A browser lets a page make sounds only after somebody has touched it. */
function mayBeHeard(): boolean {
  return settings.sound && "AudioContext" in globalThis && Boolean(navigator.userActivation?.hasBeenActive);
}

export function play(sound: Sound): void {
  if (!mayBeHeard()) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[sound]) strike(context, tone);
}

function strike(audio: AudioContext, [pitch, at, length]: Tone): void {
  const [voice, loudness, begin] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
  voice.type = "sine";
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(loudness).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + length);
}
