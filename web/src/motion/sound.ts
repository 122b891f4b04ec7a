// A few sounds, made here: no file is loaded. Silent until the first gesture, as browsers want it.

import type { Ruleset } from '../state/ruleset';
import { settings } from '../state/settings.svelte';
import type { TableEvent } from '../wire/types';

let context: AudioContext | undefined;

export function wake(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

export function soundsOf(events: readonly TableEvent[], ruleset: Ruleset): void {
  if (!settings.sound || !context || document.hidden) return;
  let at = context.currentTime + 0.01;
  const heard = new Set<string>();
  for (const event of events) {
    const name = nameOf(event, ruleset);
    if (!name || heard.has(name)) continue;
    heard.add(name);
    SOUNDS[name]?.(context, at);
    at += 0.12;
  }
}

/** One sound by its name, for what no event tells of. */
export function sound(name: string): void {
  if (!settings.sound || !context || document.hidden) return;
  SOUNDS[name]?.(context, context.currentTime + 0.01);
}

export function nameOf(event: TableEvent, ruleset: Ruleset): string {
  if (event.type === 'ended') return event.result;
  if (event.type === 'shuffled') return 'shuffle';
  if (event.type !== 'moved') return '';
  const role = ruleset.role(event.target);
  if (role === 'doors') return 'door';
  if (role === 'drawn' && ruleset.leadsTo(event.card, 'nightmare')) return 'nightmare';
  return role === 'labyrinth' || role === 'line' ? 'play' : 'slide';
}

const SOUNDS: Record<string, (audio: AudioContext, at: number) => void> = {
  slide: (audio, at) => noise(audio, at, 0.09, 2600, 0.05),
  play: (audio, at) => {
    noise(audio, at, 0.06, 1800, 0.06);
    tone(audio, at, 392, 0.25, 0.05);
  },
  shuffle: (audio, at) => {
    for (let i = 0; i < 5; i++) noise(audio, at + i * 0.05, 0.04, 3200, 0.035);
  },
  door: (audio, at) => chord(audio, at, [523.25, 659.25, 783.99], 0.07, 0.7),
  nightmare: (audio, at) => chord(audio, at, [98, 103.8, 146.8], 0, 0.9, 'triangle'),
  won: (audio, at) => chord(audio, at, [523.25, 659.25, 783.99, 1046.5], 0.14, 1.2),
  lost: (audio, at) => chord(audio, at, [392, 349.2, 293.7, 220], 0.2, 0.9, 'triangle'),
};

/** Several tones, one after the other if there is a gap between them. */
function chord(
  audio: AudioContext,
  at: number,
  tones: number[],
  gap: number,
  lasts: number,
  type: OscillatorType = 'sine',
): void {
  for (const [i, frequency] of tones.entries()) tone(audio, at + i * gap, frequency, lasts, 0.06, type);
}

function tone(
  audio: AudioContext,
  at: number,
  frequency: number,
  lasts: number,
  loud: number,
  type: OscillatorType = 'sine',
): void {
  const voice = audio.createOscillator();
  voice.type = type;
  voice.frequency.value = frequency;
  voice.connect(envelope(audio, at, lasts, loud));
  voice.start(at);
  voice.stop(at + lasts);
}

function noise(audio: AudioContext, at: number, lasts: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(envelope(audio, at, lasts, loud));
  source.start(at);
}

function envelope(audio: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(audio.destination);
  return gain;
}
