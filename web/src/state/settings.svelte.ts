// What somebody likes, kept in this browser.

export interface Settings {
  language: string;
  theme: 'auto' | 'dark' | 'light';
  speed: number; // of motion: 0 is none, 1 normal, 3 the fastest
  sound: boolean;
  auto: boolean; // questions with one answer are answered
  confirm: boolean; // what costs much is asked twice
  shortcuts: boolean;
  letters: boolean; // of the colours, on the cards
  list: boolean; // choices are listed as buttons, too
  names: [string, string];
}

const KEY = 'onirim-settings';
const DEFAULTS: Settings = {
  language: '',
  theme: 'auto',
  speed: 1,
  sound: true,
  auto: true,
  confirm: true,
  shortcuts: true,
  letters: false,
  list: false,
  names: ['', ''],
};

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

export function change(what: Partial<Settings>): void {
  Object.assign(settings, what);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
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

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}
