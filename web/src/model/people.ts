// Who sits at a table: what their plate says, and what is worth telling when it changes.

import { say } from '../text/fluent.svelte';
import type { Presence } from '../together/Avatar.svelte';
import type { GameInfo, SeatInfo } from '../transport/types';
import { isFree, nameAt } from './company';

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
