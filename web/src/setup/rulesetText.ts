// A ruleset put together by hand: its text is what the server reads.

import type { About } from '../transport/types';

export interface Wish {
  mode: string;
  modules: Record<string, string>; // module: its option, "" for none
  house: string[];
}

export const BASE: Wish = { mode: 'solo', modules: {}, house: [] };

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

/** Of these, those that the other modules of this choice rule out. */
export function impossibleHouse(about: About, wish: Wish): string[] {
  const chosen = about.modules.filter((module) => module.key in wish.modules && module.expansion);
  return chosen.length > 1 ? chosen.flatMap((module) => module.alone) : [];
}

export function textOf(about: About, wish: Wish): string {
  const modules = moduleKeys(about)
    .filter((module) => module in wish.modules)
    .map((module) => (wish.modules[module] ? `${module}:${wish.modules[module]}` : module));
  const impossible = impossibleHouse(about, wish);
  const possible = houseOf(about, wish).filter((rule) => !impossible.includes(rule));
  return [wish.mode, ...modules, ...wish.house.filter((rule) => possible.includes(rule)).sort()].join('+');
}

/** The choice that a text names, and the first word of it that is not known here. */
export function wishOf(about: About, text: string): [Wish, string] {
  const [mode = '', ...words] = text.split('+');
  const known = about.modes.some((one) => one.key === mode);
  const wish: Wish = { mode: known ? mode : BASE.mode, modules: {}, house: [] };
  const rules = new Set([...about.modes, ...about.modules].flatMap((part) => part.house_rules));
  let unknown = known || !mode ? '' : mode;
  for (const word of words) {
    const [key = '', option = ''] = word.split(':');
    const module = about.modules.find((one) => one.key === key);
    if (module && (!option || module.options.includes(option))) wish.modules[key] = option;
    else if (module && option === module.normal) wish.modules[key] = '';
    else if (rules.has(word)) wish.house.push(word);
    else unknown ||= word;
  }
  return [wish, unknown];
}

/** Another way to play, with everything else as it was. */
export function modesWith(about: About, seats: number): string[] {
  return about.modes.filter((mode) => mode.seats === seats).map((mode) => mode.key);
}
