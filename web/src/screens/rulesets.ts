// A ruleset put together by hand: its text is what the server reads.

import type { About } from '../wire/types';

export interface Wish {
  mode: string;
  modules: Record<string, string>; // module: its option, "" for none
  house: string[];
}

export const moduleKeys = (about: About): string[] => [
  ...new Set(about.modules.map((word) => word.split(':')[0] ?? '')),
];

export function optionsOf(about: About, module: string): string[] {
  return about.modules.filter((word) => word.startsWith(`${module}:`)).map((word) => word.slice(module.length + 1));
}

/** House rules that change something with this choice. */
export function houseOf(about: About, wish: Wish): string[] {
  const words = [wish.mode, ...Object.keys(wish.modules)];
  return [...new Set(words.flatMap((word) => about.house?.[word] ?? []))].sort();
}

export function textOf(about: About, wish: Wish): string {
  const modules = moduleKeys(about)
    .filter((module) => module in wish.modules)
    .map((module) => (wish.modules[module] ? `${module}:${wish.modules[module]}` : module));
  const possible = houseOf(about, wish);
  return [wish.mode, ...modules, ...wish.house.filter((rule) => possible.includes(rule)).sort()].join('+');
}
