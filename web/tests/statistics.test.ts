import { expect, it } from 'vitest';
import { statistics } from '../src/model/statistics';
import type { GameInfo } from '../src/transport/types';

const game = (id: string, result: string): GameInfo =>
  ({ id, rules: 'solo+towers', result, practice: false, deal: '', made: Number(id) }) as GameInfo;

it('averages what modules did over the games that tell it', () => {
  const games = [game('1', 'won'), game('2', 'lost'), game('3', 'lost')];
  const kept = {
    1: { doors: 8, of: 8, turns: 30, deeds: { built: 4, fallen: 1 } },
    2: { doors: 3, of: 8, turns: 20, deeds: { built: 2 } },
    3: { doors: 1, of: 8, turns: 9 },
  };
  const [line] = statistics(games, kept);
  expect(line?.deeds).toEqual([
    ['built', 3],
    ['fallen', 0.5],
  ]);
});
