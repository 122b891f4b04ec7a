// A new game, and off to its table: one for a click, however often it is repeated while one waits.

import { go } from '../app/routes.svelte';
import { settings } from '../app/settings.svelte';
import { sayProblem } from '../text/errors';
import { newGame } from '../transport/api';
import type { NewGame, Update, Welcome } from '../transport/types';
import { keptIds } from './ruleset';

/** What a socket would be told first. */
export interface Opening {
  readonly welcome: Welcome;
  readonly update: Update;
}

const openings = new Map<string, Opening>(); // of games that were begun a moment ago

/** From the press until the next screen is there; whatever begins a game rests meanwhile. */
export const beginning = $state({ waiting: false });

/** Why it could not begin; nothing if it did. A game that waits for somebody begins in its lobby. */
export async function begin(wish: NewGame, screen: 'game' | 'lobby' = 'game'): Promise<string> {
  if (beginning.waiting) return '';
  beginning.waiting = true;
  try {
    const { id, welcome, update } = await newGame({ name: settings.names[0], knows: keptIds(), ...wish });
    if (welcome && update) openings.set(id, { welcome, update });
    go(`${screen}/${id}`);
    return '';
  } catch (wrong) {
    beginning.waiting = false;
    return sayProblem(wrong);
  }
}

/** Told once: later the table may have changed. */
export function openingOf(id: string): Opening | undefined {
  const found = openings.get(id);
  openings.delete(id);
  return found;
}
