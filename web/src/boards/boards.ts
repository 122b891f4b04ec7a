// Which board belongs to which module, and on which side of the table it stands. A module without one is
// drawn by its description.

import type { Component } from 'svelte';
import type { HeldPower } from '../generated/wire';
import type { Controls } from '../input/controls.svelte';
import type { Ruleset } from '../model/ruleset';
import Other from '../table/Other.svelte';
import Book from './Book.svelte';
import Dreamcatchers from './Dreamcatchers.svelte';
import Incubus from './Incubus.svelte';
import Oniverse from './Oniverse.svelte';
import Premonitions from './Premonitions.svelte';
import Towers from './Towers.svelte';

type Board = Component<{ controls: Controls; module: string }>;

export interface Placed {
  board: Board;
  side: 'left' | 'right' | 'middle'; // what threatens or keeps, what helps, what is built
}

const BOARDS: Readonly<Record<string, Placed>> = {
  book: { board: Book, side: 'right' },
  dreamcatchers: { board: Dreamcatchers, side: 'left' },
  towers: { board: Towers as Board, side: 'middle' },
  premonitions: { board: Premonitions, side: 'left' },
  oniverse: { board: Oniverse, side: 'right' },
  incubus: { board: Incubus, side: 'right' },
};

export const boardOf = (module: string): Placed => BOARDS[module] ?? { board: Other, side: 'right' };

/** The modules that have something to show on a board: a place, a counter or a power. */
export function modulesWithBoards(ruleset: Ruleset, powers: readonly HeldPower[]): string[] {
  const { modules, zones, counters } = ruleset.description;
  const has = (module: string): boolean =>
    zones.some(
      (zone) => zone.module === module && zone.shown !== 'never' && zone.role !== 'hand' && zone.role !== 'internal',
    ) ||
    counters.some((counter) => counter.module === module && counter.shown !== 'never') ||
    powers.some(
      (power) => ruleset.verbs.get(power.verb)?.module === module && ruleset.role(power.piece?.zone ?? '') !== 'hand',
    );
  return modules.map(({ key }) => key).filter(has);
}
