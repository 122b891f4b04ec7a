// The mixer: effects, what is heard behind them, and what a hand feels. Off means that there is no
// audio at all; on, it is silent until the first gesture, as browsers want it.

import { whenIdle } from '../app/idle';
import { settings } from '../app/settings.svelte';
import { Ambience } from './ambience';
import { FOLEY, type Recipe, type SoundName, TUNED } from './effects';
import { semitones } from './synth';

export type { SoundName } from './effects';

interface Mixer {
  audio: AudioContext;
  effects: GainNode;
  behind: GainNode;
  ambience: Ambience | undefined;
}

const ALONG = 2; // semitones from one card of a series to the next
const DUCKED = 0.5;
const FELT: Partial<Record<SoundName, number | number[]>> = { set: 8, growl: [20, 40, 20], tear: 12, warm: 16 };

let mixer: Mixer | undefined;
let night = 0;
let idle = false; // nobody has been there for a while
let stopWatching: (() => void) | undefined;

/** Somebody has touched the page: from now on it may be heard. */
export function wake(): void {
  if (settings.mute) {
    close();
    return;
  }
  mixer ??= open();
  if (mixer.audio.state === 'suspended') void mixer.audio.resume();
  adjust();
}

/** Volumes as the settings have them. */
export function adjust(): void {
  if (settings.mute) close();
  if (!mixer) return;
  mixer.effects.gain.value = settings.effects;
  mixer.behind.gain.value = settings.ambience;
  const wanted = settings.ambience > 0 && !idle;
  if (wanted && !mixer.ambience) {
    mixer.ambience = new Ambience(mixer.audio, mixer.behind);
    mixer.ambience.follow(night);
  } else if (!wanted && mixer.ambience) {
    mixer.ambience.stop();
    mixer.ambience = undefined;
  }
}

/** How late it is: 0 at dusk, 1 at the end of the night. */
export function ambience(late: number): void {
  night = late;
  mixer?.ambience?.follow(late);
}

/** One sound, now or in so many seconds; `step` is the place in a series, 0 for its first card. */
export function sound(name: SoundName, { step = 0, after = 0 }: { step?: number; after?: number } = {}): void {
  const felt = FELT[name];
  if (felt !== undefined) buzz(felt);
  if (!mixer || settings.mute || !settings.effects || document.hidden) return;
  const { audio, effects } = mixer;
  const out = audio.createGain();
  out.gain.value = 10 ** ((Math.random() * 3 - 1.5) / 20);
  out.connect(effects);
  const tilt = TUNED.has(name) ? 1 : semitones(Math.random() * 2 - 1);
  const make: Recipe = FOLEY[name];
  make({ audio, out, tilt }, audio.currentTime + 0.01 + after, step * ALONG);
  if (name === 'growl') duck();
}

/** The telephone in the hand. */
export function buzz(pattern: number | number[]): void {
  if (settings.haptics && !document.hidden) navigator.vibrate?.(pattern);
}

function open(): Mixer {
  const audio = new AudioContext();
  const master = audio.createDynamicsCompressor();
  master.connect(audio.destination);
  const [effects, behind] = [audio.createGain(), audio.createGain()];
  effects.connect(master);
  behind.connect(master);
  document.addEventListener('visibilitychange', sleepWhileHidden);
  stopWatching = whenIdle((now) => {
    idle = now;
    adjust();
  });
  return { audio, effects, behind, ambience: undefined };
}

function close(): void {
  document.removeEventListener('visibilitychange', sleepWhileHidden);
  stopWatching?.();
  idle = false;
  void mixer?.audio.close();
  mixer = undefined;
}

function sleepWhileHidden(): void {
  if (document.hidden) void mixer?.audio.suspend();
  else void mixer?.audio.resume();
}

/** The night holds its breath. */
function duck(): void {
  if (!mixer) return;
  const { gain } = mixer.behind;
  const at = mixer.audio.currentTime;
  gain.setTargetAtTime(settings.ambience * DUCKED, at, 0.05);
  gain.setTargetAtTime(settings.ambience, at + 0.9, 0.4);
}
