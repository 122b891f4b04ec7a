// What finished games tell, ruleset by ruleset.

import type { GameInfo } from '../wire/types';

export interface Line {
  rules: string;
  games: number;
  won: number;
  rate: number;
  recent: number; // share won of the last 50
  streak: number; // won in a row, up to now
  longest: number;
}

const RECENT = 50;

/** Games of practice do not count. */
export function statistics(games: GameInfo[]): Line[] {
  const finished = games.filter((game) => game.result && !game.practice).sort((a, b) => a.made - b.made);
  const rules = [...new Set(finished.map((game) => game.rules))];
  return rules.map((name) =>
    lineOf(
      name,
      finished.filter((game) => game.rules === name),
    ),
  );
}

function lineOf(rules: string, games: GameInfo[]): Line {
  let streak = 0;
  let longest = 0;
  for (const game of games) {
    streak = game.result === 'won' ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  const recent = games.slice(-RECENT);
  return { rules, games: games.length, won: wins(games), rate: share(games), recent: share(recent), streak, longest };
}

const wins = (games: GameInfo[]): number => games.filter((game) => game.result === 'won').length;
const share = (games: GameInfo[]): number => (games.length ? wins(games) / games.length : 0);
