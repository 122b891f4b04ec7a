// What this browser keeps for itself. One that keeps nothing plays all the same and shows less.

export function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // No storage, or none that is left.
  }
}

/** How a finished game went, as far as this browser has seen it: a list of games tells only who won. */
export interface Result {
  doors: number;
  of: number;
  turns: number;
  deeds?: Readonly<Record<string, number>>; // what modules did, by the keys of happenings
}

const RESULTS = 'onirim-results';
const MOST_RESULTS = 200;

export const results = (): Record<string, Result> => stored(RESULTS, {});

export function keepResult(id: string, result: Result): void {
  const all = Object.entries({ ...results(), [id]: result }).slice(-MOST_RESULTS);
  store(RESULTS, Object.fromEntries(all));
}

/** A night that somebody has saved, by the text of its ruleset. */
export interface KeptNight {
  name: string;
  rules: string;
}

interface Kept {
  last: string;
  named: KeptNight[];
  met: string[]; // modules that were chosen before
}

const NIGHTS = 'onirim-nights';
const MOST_NIGHTS = 24;
const NONE: Kept = { last: '', named: [], met: [] };

export const kept: Kept = $state({ ...NONE, ...stored<Partial<Kept>>(NIGHTS, {}) });

export function keepLast(rules: string, modules: string[]): void {
  kept.last = rules;
  kept.met = [...new Set([...kept.met, ...modules])];
  store(NIGHTS, kept);
}

/** A night of the same name is replaced. */
export function keepNight(name: string, rules: string): void {
  kept.named = [{ name, rules }, ...kept.named.filter((night) => night.name !== name)].slice(0, MOST_NIGHTS);
  store(NIGHTS, kept);
}

export function forgetNight(name: string): void {
  kept.named = kept.named.filter((night) => night.name !== name);
  store(NIGHTS, kept);
}
