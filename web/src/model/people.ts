// Games with others: who sits there and whose turn it is, what a plate says of it, and what is worth
// telling when it changes.

import { settings } from '../app/settings.svelte';
import { say, words } from '../text/fluent.svelte';
import type { Presence } from '../together/Avatar.svelte';
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

export type Happening = 'arrived' | 'back' | 'left' | 'computer-came' | 'computer-went';

export interface Change {
  seat: SeatInfo;
  what: Happening;
}

/** What has happened to the others between two lists of seats. */
export function changesOf(before: readonly SeatInfo[], after: readonly SeatInfo[]): Change[] {
  return after.flatMap((seat): Change[] => {
    const was = before.find((one) => one.seat === seat.seat);
    if (!was || seat.yours) return [];
    if (seat.taken && !was.taken) return [{ seat, what: 'arrived' }];
    if (!seat.taken && was.taken) return [{ seat: was, what: 'left' }];
    if (seat.computer && !was.computer) return [{ seat, what: 'computer-came' }];
    if (!seat.computer && was.computer) return [{ seat, what: 'computer-went' }];
    if (seat.here !== was.here) return [{ seat, what: seat.here ? 'back' : 'left' }];
    return [];
  });
}

export const sayChange = ({ seat, what }: Change): string => say(`together-${what}`, { name: nameAt(seat, false) });

export function presenceOf(seat: SeatInfo): Presence {
  if (seat.computer) return 'computer';
  if (!seat.taken) return 'none';
  return seat.here ? 'here' : 'away';
}

/**
 * The second line of a plate; `lost` says that our own line is cut, `toMove` whose turn it is now.
 * Where there is little room, only what is not as it should be is told.
 */
export function lineAt(info: GameInfo, seat: SeatInfo, toMove: number, lost: boolean, brief = false): string {
  if (seat.yours && lost) return say('together-reconnecting');
  if (isFree(seat)) return say('together-waiting');
  if (seat.computer) return seat.taken ? say('together-computer-sits') : turnLine(seat, toMove);
  const untold = seat.yours || info.result || (brief && seat.here);
  const there = untold ? '' : say(seat.here ? 'together-here' : 'together-away');
  return [seat.here || seat.yours ? turnLine(seat, toMove) : '', there].filter(Boolean).join(' · ');
}

function turnLine(seat: SeatInfo, toMove: number): string {
  if (seat.seat !== toMove) return '';
  return say(seat.yours ? 'together-your-turn' : 'together-chooses');
}
