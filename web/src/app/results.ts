// How finished games went, as far as this browser has seen it: a list of games tells only who won.

export interface Result {
  doors: number;
  of: number;
  turns: number;
  deeds?: Readonly<Record<string, number>>; // what modules did, by the key of its text
}

const KEY = 'onirim-results';
const MOST = 200;

export function results(): Record<string, Result> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Result>;
  } catch {
    return {};
  }
}

export function keepResult(id: string, result: Result): void {
  const all = Object.entries({ ...results(), [id]: result }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // A browser that keeps nothing shows less.
  }
}
