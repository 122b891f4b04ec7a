// What sounds are made of: noise through a filter, wood, glass, bowed tones. Nothing is loaded.

export interface Studio {
  readonly audio: BaseAudioContext;
  readonly out: AudioNode;
  readonly tilt: number; // of this one hit: how much higher or lower it is, as a factor
}

interface Shape {
  lasts: number;
  loud: number;
  attack?: number;
}

export interface Hiss extends Shape {
  from: number; // hertz, of the filter
  to?: number;
  q?: number;
  type?: BiquadFilterType;
}

export interface Voice extends Shape {
  pitch: number;
  to?: number; // glides there
  type?: OscillatorType;
}

const FLOOR = 0.0001;
const NOISE_SECONDS = 2;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

export const semitones = (n: number): number => 2 ** (n / 12);

/** White noise, made once for each context. */
export function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const kept = noises.get(audio);
  if (kept) return kept;
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  noises.set(audio, buffer);
  return buffer;
}

/** Paper, cloth, breath: noise whose colour may wander. */
export function hiss({ audio, out, tilt }: Studio, at: number, made: Hiss): void {
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = made.type ?? 'bandpass';
  filter.Q.value = made.q ?? 0.9;
  filter.frequency.setValueAtTime(made.from * tilt, at);
  filter.frequency.exponentialRampToValueAtTime((made.to ?? made.from) * tilt, at + made.lasts);
  source.connect(filter).connect(envelope(audio, out, at, made));
  source.start(at, Math.random() * NOISE_SECONDS);
  source.stop(at + made.lasts);
}

export function tone({ audio, out, tilt }: Studio, at: number, made: Voice): void {
  const voice = audio.createOscillator();
  voice.type = made.type ?? 'sine';
  voice.frequency.setValueAtTime(made.pitch * tilt, at);
  if (made.to) voice.frequency.exponentialRampToValueAtTime(made.to * tilt, at + made.lasts);
  voice.connect(envelope(audio, out, at, made));
  voice.start(at);
  voice.stop(at + made.lasts);
}

/** Something small on wood: a thump that falls, and the click of its edge. */
export function knock(studio: Studio, at: number, pitch: number, loud: number): void {
  tone(studio, at, { pitch: pitch * 1.6, to: pitch, lasts: 0.11, loud, attack: 0.002 });
  hiss(studio, at, { from: 2400, lasts: 0.025, loud: loud * 0.6, attack: 0.001 });
}

/** A small bell of glass: partials that are no harmonics, the higher ones gone first. */
export function glass(studio: Studio, at: number, pitch: number, loud: number, lasts = 0.9): void {
  const partials: [number, number, number][] = [
    [1, 1, 1],
    [2.76, 0.35, 0.5],
    [5.4, 0.12, 0.25],
  ];
  for (const [ratio, share, length] of partials) {
    tone(studio, at, { pitch: pitch * ratio, lasts: lasts * length, loud: loud * share, attack: 0.004 });
  }
}

/** A chord that swells, as from the rim of a glass. */
export function bowed(studio: Studio, at: number, pitches: number[], loud: number, lasts: number): void {
  for (const pitch of pitches) {
    tone(studio, at, { pitch, lasts, loud, attack: lasts * 0.35, type: 'triangle' });
    tone(studio, at, { pitch: pitch * 1.004, lasts, loud: loud * 0.6, attack: lasts * 0.4 });
  }
}

function envelope(
  audio: BaseAudioContext,
  out: AudioNode,
  at: number,
  { lasts, loud, attack = 0.008 }: Shape,
): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(FLOOR, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(loud, FLOOR), at + Math.min(attack, lasts * 0.9));
  gain.gain.exponentialRampToValueAtTime(FLOOR, at + lasts);
  gain.connect(out);
  return gain;
}
