// A new game, and off to its table.

import { newGame, Problem } from '../wire/api';
import type { NewGame } from '../wire/types';
import { go } from './route.svelte';
import { settings } from './settings.svelte';

/** Why it could not begin; nothing if it did. */
export async function begin(wish: NewGame): Promise<string> {
  try {
    const info = await newGame({ name: settings.names[0], ...wish });
    go(`game/${info.id}`);
    return '';
  } catch (wrong) {
    if (wrong instanceof Problem) return wrong.message || wrong.reason;
    throw wrong;
  }
}
