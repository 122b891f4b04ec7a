// What somebody likes, kept in this browser.

import { store, stored } from './storage.svelte';

export interface Settings {
  language: string;
  theme: 'night' | 'dawn';
  speed: number; // of motion: 0 is none, 1 normal, 3 the fastest
  mute: boolean;
  effects: number; // loudness, 0 to 1
  ambience: number;
  haptics: boolean;
  auto: boolean; // questions with one answer are answered
  confirm: boolean; // what costs much is asked twice
  shortcuts: boolean;
  letters: boolean; // of the colours, on the cards
  list: boolean; // choices as a list of buttons
  notify: boolean; // that it is one's turn, by the browser
  taught: boolean; // the guided night was played, or declined
  names: [string, string];
}

type Stored = Partial<Omit<Settings, 'theme'>> & { sound?: boolean; theme?: string };

const KEY = 'onirim-settings';
const DEFAULTS: Settings = {
  language: '',
  theme: 'night',
  speed: 1,
  mute: false,
  effects: 0.8,
  ambience: 0.5,
  haptics: true,
  auto: true,
  confirm: true,
  shortcuts: true,
  letters: false,
  list: false,
  notify: false,
  taught: false,
  names: ['', ''],
};

export const settings: Settings = $state({ ...DEFAULTS, ...byDevice(), ...understood(stored<Stored>(KEY, {})) });

export function change(what: Partial<Settings>): void {
  Object.assign(settings, what);
  store(KEY, settings);
}

/** How long a motion lasts that takes so many milliseconds at normal speed; 0 for none. */
export function lasting(milliseconds: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still || settings.speed === 0 ? 0 : milliseconds / settings.speed;
}

export function preferredLanguage(known: string[]): string {
  const wished = [settings.language, ...navigator.languages];
  const short = wished.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return short.find((tag) => known.includes(tag) || tag === 'zz') ?? 'en';
}

/** A telephone is often used where others are. */
function byDevice(): Partial<Settings> {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ? { ambience: 0 } : {};
}

/** What an earlier page has stored, in the words of this one. */
function understood({ sound, theme, ...kept }: Stored): Partial<Settings> {
  const known: Partial<Settings> = kept;
  if (sound === false && kept.mute === undefined) known.mute = true;
  if (theme === 'night' || theme === 'dawn') known.theme = theme;
  return known;
}
