// A new game, and off to its table.

import { newGame } from '../wire/api';
import type { NewGame } from '../wire/types';
import { sayProblem } from '../words/problems';
import { go } from './route.svelte';
import { settings } from './settings.svelte';

/** Why it could not begin; nothing if it did. */
export async function begin(wish: NewGame): Promise<string> {
  try {
    const info = await newGame({ name: settings.names[0], ...wish });
    go(`game/${info.id}`);
    return '';
  } catch (wrong) {
    return sayProblem(wrong);
  }
}
