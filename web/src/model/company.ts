// Games with others: who sits there, and whose turn it is, as a list of games knows it.

import { settings } from '../app/settings.svelte';
import { say, words } from '../text/fluent.svelte';
import type { GameInfo, SeatInfo } from '../transport/types';

/** Where a game stands for whoever looks at a list. */
export type Standing = 'yours' | 'theirs' | 'screen' | 'free' | 'over' | 'watching';

export const isTogether = (info: GameInfo): boolean => info.seats.length > 1;

export const mineOf = (info: GameInfo): readonly SeatInfo[] => info.seats.filter((seat) => seat.yours);

/** Somebody else belongs to this game: two at one screen are alone with it. */
export const hasCompany = (info: GameInfo): boolean => isTogether(info) && mineOf(info).length < info.seats.length;

export const othersOf = (info: GameInfo): readonly SeatInfo[] => info.seats.filter((seat) => !seat.yours);

/** Nobody sits there, and no computer keeps the seat warm. */
export const isFree = (seat: SeatInfo): boolean => !seat.taken && !seat.computer;

/** Why somebody to move may take long: nobody has sat down there yet, or whoever has is away. */
export function absenceOf(info: GameInfo | undefined, toMove: number): '' | 'free' | 'away' {
  const seat = info?.seats.find((one) => one.seat === toMove && !one.yours);
  if (!seat || seat.computer) return '';
  return isFree(seat) ? 'free' : seat.here ? '' : 'away';
}

/** A computer acts for a seat of ours: whoever sits here looks on until the seat is taken back. */
export const computerActsFor = (info: GameInfo | undefined, seat: number | undefined): boolean =>
  info?.seats.some((one) => one.yours && one.seat === seat && one.computer !== '') ?? false;

export function standingOf(info: GameInfo): Standing {
  if (info.result) return 'over';
  const mine = mineOf(info);
  if (!mine.length) return 'watching';
  if (mine.length === info.seats.length) return isTogether(info) ? 'screen' : 'yours';
  if (info.seats.some(isFree)) return 'free';
  return mine.some((seat) => seat.seat === info.to_move) ? 'yours' : 'theirs';
}

/** What somebody at a table is called; two at one screen have told their names here. */
export function nameAt(seat: SeatInfo, oneScreen: boolean): string {
  if (seat.name) return seat.name;
  if (!seat.taken && seat.computer) return computerName(seat.computer);
  return (oneScreen && settings.names[seat.seat]) || say('web-player', { n: seat.seat + 1 });
}

export const computerName = (computer: string): string =>
  words.has(`player-${computer}`) ? words.raw(`player-${computer}`) : computer;

/** With whom: "With Ben". */
export function titleOf(info: GameInfo): string {
  const [other] = othersOf(info);
  if (!other || isFree(other)) return say('web-with-friend');
  return say('web-with', { name: nameAt(other, false) });
}

/** How it stands: "your turn · 4 of 8 Doors". */
export function lineOf(info: GameInfo): string {
  const standing = standingOf(info);
  const turn = info.seats.find((seat) => seat.seat === info.to_move);
  const said: Partial<Record<Standing, string>> = {
    yours: say('web-turn-yours'),
    theirs: turn ? say('web-turn-theirs', { name: nameAt(turn, false) }) : '',
    screen: say('web-turn-screen'),
    free: say('web-seat-free'),
  };
  const doors = info.doors_needed ? say('web-doors-count', { n: info.doors, m: info.doors_needed }) : '';
  return [said[standing] ?? '', doors].filter(Boolean).join(' · ');
}
