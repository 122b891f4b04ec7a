// A ruleset put together by hand: its text is what the server reads.

import type { About } from '../wire/types';

export interface Wish {
  mode: string;
  modules: Record<string, string>; // module: its option, "" for none
  house: string[];
}

export const moduleKeys = (about: About): string[] => about.modules.map((module) => module.key);

export function optionsOf(about: About, key: string): readonly string[] {
  return about.modules.find((module) => module.key === key)?.options ?? [];
}

/** House rules that change something with this choice. */
export function houseOf(about: About, wish: Wish): string[] {
  const chosen = [
    ...about.modes.filter((mode) => mode.key === wish.mode),
    ...about.modules.filter((module) => module.key in wish.modules),
  ];
  return [...new Set(chosen.flatMap((part) => part.house_rules))].sort();
}

export function textOf(about: About, wish: Wish): string {
  const modules = moduleKeys(about)
    .filter((module) => module in wish.modules)
    .map((module) => (wish.modules[module] ? `${module}:${wish.modules[module]}` : module));
  const possible = houseOf(about, wish);
  return [wish.mode, ...modules, ...wish.house.filter((rule) => possible.includes(rule)).sort()].join('+');
}
