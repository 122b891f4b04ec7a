// A game on the server: one connection for each seat that is ours, and which of them is shown.

import { sayError, sayRefusal } from '../text/errors';
import { say } from '../text/fluent.svelte';
import { knownToBoth } from '../text/happenings';
import { Connection, type Line } from '../transport/connection';
import type { Explained, GameInfo, Happening, Refused, SeatInfo, Update } from '../transport/types';
import { openingOf } from './newGame.svelte';
import { nameAt } from './people';
import type { Ruleset } from './ruleset';
import { Seat } from './seat.svelte';

/** A turn of somebody else's, as far as both players know it. */
export interface Passed {
  readonly from: number; // the seat that has played
  readonly to: Seat; // the one that comes now: nothing but its public side may be shown
  readonly happenings: readonly Happening[];
}

/** Whatever a table can be played through: a server, or the tutorial. */
export interface TableSource {
  readonly info: GameInfo | undefined;
  readonly seat: Seat | undefined;
  readonly line: Line;
  readonly trouble: string;
  readonly curtain: string;
  readonly passed?: Passed | undefined; // what whoever comes to the screen may be told of the turn before
  readonly hint?: string; // what a teacher says
  readonly wanted?: string; // the action that the teacher waits for
  readonly newer?: boolean; // the server has a newer page
  readonly open?: boolean; // one screen for two, and no secrets
  readonly quiet?: boolean; // nothing is answered by itself
  act(action: string): void;
  actAll(actions: string[]): void; // one after the other, as one decision
  explain?(action: string): Promise<Explained | undefined>; // why it cannot be done
  mistaken?(card: string): boolean; // a card that does nothing now: is that enough said?
  undo?(): void; // what is shown was not done here
  practise?(wanted: boolean): void; // ask for practice, agree to it, or rather not
  lift(): void;
}

export class ServerGame implements TableSource {
  info = $state.raw<GameInfo>();
  line = $state<Line>('opening');
  trouble = $state('');
  curtain = $state('');
  passed = $state.raw<Passed>();
  newer = $state(false);
  private seats = $state.raw<Seat[]>([]);
  private shown = $state(0);
  private next = 0; // the seat behind the curtain
  private heard: number[] = []; // how much of its story each seat knew when it left the screen
  private connections: Connection[] = [];
  private sent: string[] = []; // the last decision

  constructor(private readonly id: string) {
    this.connect(null);
    const opening = openingOf(id);
    if (opening) this.connections[0]?.begin(opening);
  }

  /** Where one screen goes around, nothing is shown before it is known whose turn it is. */
  get seat(): Seat | undefined {
    const ours = this.info?.seats.filter((seat) => seat.yours).length ?? 0;
    const there = this.seats.filter((seat) => seat?.view).length;
    return there < ours ? undefined : this.seats[this.shown];
  }

  /** One screen for two, and neither of them knows more than the other. */
  get open(): boolean {
    const known = this.seats.map(({ truth }) => JSON.stringify([truth?.zones, truth?.known_top, truth?.unknown]));
    return known.length > 1 && (!this.seats[0]?.ruleset.description.hidden_hands || new Set(known).size === 1);
  }

  act(action: string): void {
    this.actAll([action]);
  }

  actAll(actions: string[]): void {
    this.trouble = this.line === 'lost' ? say('web-not-sent') : '';
    this.sent = actions;
    this.connections[this.shown]?.act(...actions);
  }

  practise(wanted: boolean): void {
    this.connections[this.shown]?.practise(wanted);
  }

  explain(action: string): Promise<Explained | undefined> {
    return this.connections[this.shown]?.explain(action) ?? Promise.resolve(undefined);
  }

  undo(): void {
    const kind = this.seat?.undo;
    this.trouble = '';
    if (kind) this.connections[this.shown]?.undo(kind === 'practice');
  }

  /** The next player is at the screen. */
  lift(): void {
    this.curtain = '';
    this.shown = this.next;
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }

  private connect(wanted: number | null): void {
    const at = this.connections.length;
    this.connections.push(
      new Connection(this.id, wanted, {
        game: (info, ruleset) => this.joined(info, ruleset, at),
        update: (update) => void this.show(at, update),
        refused: (refused) => this.refuse(at, refused),
        seats: (seats, spectators) => this.sit(seats, spectators),
        line: (line, why) => {
          if (why || (line === 'open' && this.line !== 'open')) this.trouble = why ? sayError(why) : '';
          this.line = line;
        },
        reload: () => {
          this.newer = true;
        },
        notDone: () => {
          this.trouble = say('web-not-done');
        },
      }),
    );
  }

  private joined(info: GameInfo, ruleset: Ruleset, at: number): void {
    this.info = info;
    const mine = info.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
    const number = mine[at] ?? mine[0] ?? -1;
    if (!this.seats[at]) {
      const seats = [...this.seats];
      seats[at] = new Seat(number, namesOf(info.seats), ruleset);
      this.seats = seats;
    }
    if (at === 0 && mine.length === 2 && this.connections.length === 1) this.connect(1);
  }

  private sit(seats: readonly SeatInfo[], spectators: number): void {
    if (this.info) this.info = { ...this.info, seats, spectators };
    for (const seat of this.seats) seat?.rename(namesOf(seats));
  }

  private async show(at: number, update: Update): Promise<void> {
    const fresh = !this.seat;
    await this.seats[at]?.show(update, at === this.shown);
    if (update.view.result && this.info) this.info = { ...this.info, result: update.view.result };
    this.pass(fresh);
  }

  /** Where one screen goes around, a curtain falls before the cards of whoever comes next. */
  private pass(fresh: boolean): void {
    if (this.seat?.moving) return;
    const to_move = this.seat?.view?.to_move ?? -1;
    const next = this.seats.findIndex((seat) => seat.number === to_move);
    if (this.seats.length < 2 || next < 0 || (next === this.shown && !fresh)) return;
    if (this.seats.some((seat) => seat.view?.to_move !== to_move)) return; // it will hear of it in a moment
    this.next = next;
    this.passed = fresh ? undefined : this.turnBefore(next);
    this.heard = this.seats.map((seat) => seat.story.length);
    if (this.open) this.lift();
    else this.curtain = this.seats[next]?.names[to_move] ?? '';
  }

  /** What has happened since the next player left the screen. */
  private turnBefore(next: number): Passed | undefined {
    const to = this.seats[next];
    const from = this.seat;
    if (!to || !from || to === from) return undefined;
    const since = (seat: Seat, at: number): Happening[] =>
      seat.story.slice(this.heard[at] ?? 0).flatMap(({ happenings }) => happenings);
    const happenings = knownToBoth(since(to, next), since(from, this.shown));
    return { from: from.number, to, happenings };
  }

  /** Where the game went on before a decision was all sent, what is possible of it is what was meant. */
  private refuse(at: number, refused: Refused): void {
    const possible = this.sent.slice(0, refused.index);
    this.sent = [];
    if (possible.length) {
      void this.seats[at]?.show(refused.truth, false);
      this.actAll(possible);
      return;
    }
    this.trouble = sayRefusal(refused);
    void this.seats[at]?.show(refused.truth, false);
  }
}

export function namesOf(seats: readonly SeatInfo[]): string[] {
  const oneScreen = seats.every((seat) => seat.yours);
  return seats.map((seat) => nameAt(seat, oneScreen));
}

export const playerName = (seat: number): string => say('web-player', { n: seat + 1 });
