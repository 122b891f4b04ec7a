// Nights that somebody has played or saved, kept in this browser by the text of their ruleset.

const KEY = 'onirim-nights';
const MOST = 24;

export interface KeptNight {
  name: string;
  rules: string;
}

interface Kept {
  last: string;
  named: KeptNight[];
  met: string[]; // modules that were chosen before
}

const NONE: Kept = { last: '', named: [], met: [] };

export const kept: Kept = $state({ ...NONE, ...stored() });

export function keepLast(rules: string, modules: string[]): void {
  kept.last = rules;
  kept.met = [...new Set([...kept.met, ...modules])];
  write();
}

/** A night of the same name is replaced. */
export function keepNight(name: string, rules: string): void {
  kept.named = [{ name, rules }, ...kept.named.filter((night) => night.name !== name)].slice(0, MOST);
  write();
}

export function forgetNight(name: string): void {
  kept.named = kept.named.filter((night) => night.name !== name);
  write();
}

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}
