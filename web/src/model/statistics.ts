// What finished games tell, ruleset by ruleset.

import type { Result } from '../app/storage.svelte';
import type { GameInfo } from '../transport/types';

export interface Line {
  rules: string;
  games: number;
  won: number;
  rate: number;
  recent: number; // share won of the last 50
  streak: number; // won in a row, up to now
  longest: number;
  last: boolean[]; // won or not, the newest at the end
  doors: number | undefined; // on average, where it is known
  deeds: [key: string, mean: number][]; // what modules did in a game, on average
}

const RECENT = 50;
const MARKS = 20;

/** Games of practice, and those of a deal that was not by chance, do not count. */
export function statistics(games: GameInfo[], kept: Record<string, Result> = {}): Line[] {
  const finished = games.filter((game) => game.result && !game.practice && !game.deal).sort((a, b) => a.made - b.made);
  const rules = [...new Set(finished.map((game) => game.rules))];
  return rules.map((name) =>
    lineOf(
      name,
      finished.filter((game) => game.rules === name),
      kept,
    ),
  );
}

function lineOf(rules: string, games: GameInfo[], kept: Record<string, Result>): Line {
  let streak = 0;
  let longest = 0;
  for (const game of games) {
    streak = game.result === 'won' ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  const recent = games.slice(-RECENT);
  const last = games.slice(-MARKS).map((game) => game.result === 'won');
  const doors = mean(games.flatMap((game) => doorsOf(game, kept)?.doors ?? []));
  const deeds = deedsOn(games.flatMap((game) => [kept[game.id]?.deeds ?? []].flat()));
  const won = wins(games);
  return {
    rules,
    games: games.length,
    won,
    rate: share(games),
    recent: share(recent),
    streak,
    longest,
    last,
    doors,
    deeds,
  };
}

/** Of games that tell what modules did: one in which a thing did not happen counts as none of it. */
function deedsOn(told: Readonly<Record<string, number>>[]): [string, number][] {
  const keys = [...new Set(told.flatMap((deeds) => Object.keys(deeds)))];
  return keys.map((key) => [key, mean(told.map((deeds) => deeds[key] ?? 0)) ?? 0]);
}

/** As the server has it; of older games this browser may have seen the end. */
export function doorsOf(game: GameInfo, kept: Record<string, Result>): Pick<Result, 'doors' | 'of'> | undefined {
  return game.doors_needed ? { doors: game.doors, of: game.doors_needed } : kept[game.id];
}

const mean = (all: number[]): number | undefined =>
  all.length ? all.reduce((sum, n) => sum + n, 0) / all.length : undefined;
const wins = (games: GameInfo[]): number => games.filter((game) => game.result === 'won').length;
const share = (games: GameInfo[]): number => (games.length ? wins(games) / games.length : 0);
