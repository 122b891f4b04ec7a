// How often our computer wins by which rules: measured, or not known. Nothing is guessed here.

import measured from '../../generated/strength.json';
import type { About } from '../transport/types';
import { textOf, type Wish } from './rulesetText';

interface Measured {
  player: string;
  games: number;
  won: Readonly<Record<string, readonly number[]>>;
}

const { player, games, won } = measured as unknown as Measured;
export const measuredBy = { player, games };

const GENTLE = 0.535;
const FAIR = 0.285;
const RARE = 0.05;

/** The share of games won by these rules; nothing if nobody has measured them. */
export function oddsOf(about: About, wish: Wish): number | undefined {
  return won[textOf(about, measurable(about, wish))]?.[0];
}

/** Names and pictures change no odds, nor does how two players talk: both seats are one computer. */
function measurable(about: About, wish: Wish): Wish {
  const looks = about.modules.filter((module) => !module.expansion).map((module) => module.key);
  const modules = Object.fromEntries(Object.entries(wish.modules).filter(([key]) => !looks.includes(key)));
  const [mode = wish.mode] = wish.mode.split(':');
  return { ...wish, mode, modules };
}

/** One moon is gentle, three are hard. */
export function moonsOf(odds: number): number {
  if (odds >= GENTLE) return 1;
  return odds >= FAIR ? 2 : 3;
}

/** As people say it: 39 of 100, or 1 in 70. */
export function spoken(odds: number): [key: 'setup-odds' | 'setup-odds-rare', n: number] {
  if (odds >= RARE || odds <= 0) return ['setup-odds', Math.round(odds * 100)];
  return ['setup-odds-rare', Math.round(1 / odds)];
}
