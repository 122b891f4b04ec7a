// The sounds of the table: paper and wood, close to the ear. What is tuned stands in D dorian by
// night and in D major at dawn.

import { bowed, glass, hiss, knock, type Studio, semitones, tone } from './synth';

export type SoundName = keyof typeof FOLEY;

/** How one sound is made; `step` is how far along a series it is heard, in semitones. */
export type Recipe = (studio: Studio, at: number, step: number) => void;

const D = 293.66;
const RIFFLED = 9; // cards that are heard when a deck is shuffled

const scale = (...steps: number[]): number[] => steps.map((n) => D * semitones(n));

export const FOLEY = {
  lift: (s, at) => hiss(s, at, { from: 3800, to: 5200, lasts: 0.05, loud: 0.05, q: 1.4 }),
  slide: (s, at) => hiss(s, at, { from: 1500, to: 2800, lasts: 0.13, loud: 0.07, attack: 0.03 }),
  turn: (s, at) => {
    hiss(s, at, { from: 2600, to: 4600, lasts: 0.06, loud: 0.06 });
    hiss(s, at + 0.07, { from: 1800, lasts: 0.04, loud: 0.08, attack: 0.002 });
  },
  set: (s, at, step) => {
    knock(s, at, 150 * semitones(step), 0.22);
    hiss(s, at, { from: 1900, to: 1200, lasts: 0.07, loud: 0.08, attack: 0.002 });
    tone(s, at, { pitch: D * semitones(step), lasts: 0.28, loud: 0.035, attack: 0.004 });
  },
  deny: (s, at) => {
    knock(s, at, 92, 0.2);
    knock(s, at + 0.09, 82, 0.12);
  },
  chime: (s, at) => [0, 4, 7].forEach((n, i) => void glass(s, at + i * 0.08, 2 * D * semitones(n), 0.06)),
  latch: (s, at) => {
    hiss(s, at, { from: 3200, lasts: 0.02, loud: 0.12, attack: 0.001, q: 3 });
    knock(s, at + 0.05, 210, 0.16);
  },
  // A Key turns in a Door.
  lock: (s, at) => {
    for (const gap of [0, 0.06, 0.13]) hiss(s, at + gap, { from: 2700, lasts: 0.02, loud: 0.09, attack: 0.001, q: 4 });
    knock(s, at + 0.2, 170, 0.2);
  },
  hinge: (s, at) => {
    tone(s, at, { pitch: 240, to: 330, lasts: 0.3, loud: 0.018, attack: 0.08, type: 'sawtooth' });
    hiss(s, at, { from: 900, to: 1500, lasts: 0.32, loud: 0.05, attack: 0.1, q: 6 });
  },
  warm: (s, at) => bowed(s, at, scale(0, 7, 12), 0.045, 1.3),
  fifth: (s, at) => bowed(s, at, scale(7, 14, 19), 0.035, 1.4),
  stamp: (s, at) => knock(s, at, 120, 0.26),
  growl: (s, at) => {
    tone(s, at, { pitch: 62, to: 48, lasts: 0.75, loud: 0.16, attack: 0.16, type: 'sawtooth' });
    tone(s, at, { pitch: 55, to: 52, lasts: 0.8, loud: 0.2, attack: 0.1 });
    hiss(s, at, { from: 260, to: 130, lasts: 0.75, loud: 0.24, attack: 0.2, q: 2 });
  },
  price: (s, at) => {
    hiss(s, at, { from: 700, lasts: 0.06, loud: 0.12, attack: 0.003, type: 'lowpass' });
    glass(s, at, 5 * D, 0.02, 0.2);
  },
  tear: (s, at) => {
    for (let i = 0; i < 7; i++)
      hiss(s, at + i * 0.032, { from: 3000 + 260 * i, lasts: 0.04, loud: 0.09, attack: 0.002, q: 0.7 });
    hiss(s, at, { from: 1700, to: 4200, lasts: 0.3, loud: 0.05, attack: 0.02 });
  },
  riffle: (s, at) => {
    for (let i = 0; i < RIFFLED; i++)
      hiss(s, at + i * 0.034 + Math.random() * 0.01, { from: 2600 + 90 * i, lasts: 0.03, loud: 0.06, attack: 0.001 });
    knock(s, at + RIFFLED * 0.034 + 0.05, 130, 0.12);
  },
  page: (s, at) => hiss(s, at, { from: 1300, to: 3600, lasts: 0.2, loud: 0.06, attack: 0.07 }),
  burn: (s, at) => {
    hiss(s, at, { from: 5200, to: 1400, lasts: 0.45, loud: 0.09, attack: 0.02, q: 0.5 });
    for (const gap of [0.1, 0.19, 0.31])
      hiss(s, at + gap, { from: 4200, lasts: 0.012, loud: 0.1, attack: 0.001, q: 2 });
  },
  dawn: (s, at) => {
    scale(0, 2, 4, 7, 9, 12, 14, 16).forEach((pitch, i) => void glass(s, at + i * 0.09, pitch * 2, 0.05, 1.1));
    bowed(s, at + 0.3, scale(0, 4, 7, 12), 0.04, 2.4);
  },
  out: (s, at) => {
    hiss(s, at, { from: 2200, to: 240, lasts: 0.5, loud: 0.12, attack: 0.02 });
    tone(s, at + 0.15, { pitch: D / 2, to: D / 2.25, lasts: 0.9, loud: 0.06, attack: 0.1, type: 'triangle' });
  },
  hush: (s, at) => hiss(s, at, { from: 500, to: 1100, lasts: 0.45, loud: 0.03, attack: 0.2 }),
} satisfies Record<string, Recipe>;

/** Tuned sounds keep their pitch; all others are a little different each time. */
export const TUNED: ReadonlySet<SoundName> = new Set<SoundName>(['chime', 'warm', 'fifth', 'dawn', 'set']);
