// One viewer's connection to a game. It reconnects by itself; the server's update replaces what is
// shown, and an action that was under way when the connection broke is not sent twice.

import type { ClientFrame, ServerFrame } from '../generated/wire';
import type { Opening } from '../model/newGame.svelte';
import { keep, kept, keptIds, type Ruleset } from '../model/ruleset';
import { page } from './api';
import { type Channel, host } from './transport';
import {
  type Explained,
  type GameInfo,
  PROTOCOL,
  type Refused,
  type SeatInfo,
  type Update,
  type Welcome,
} from './types';

export type Line = 'opening' | 'open' | 'lost' | 'gone';

/** Why a line is gone, as the server told it. */
export type Why = Pick<Refused, 'text' | 'fault'>;

type Numbered = Exclude<ClientFrame, { type: 'hello' }>;
type Without<Frame, Key extends string> = Frame extends unknown ? Omit<Frame, Key> : never;
/** The connection counts its frames, and adds the version to what is wished for. */
type Unnumbered = Without<Numbered, 'id'>;
type Wish = Without<Extract<ClientFrame, { type: 'act' | 'undo' | 'practise' }>, 'id' | 'version'>;

export interface Listener {
  game(info: GameInfo, ruleset: Ruleset): void;
  update(update: Update): void;
  refused(refused: Refused): void;
  seats(seats: readonly SeatInfo[], spectators: number): void;
  line(line: Line, why?: Why): void;
  reload(): void;
  notDone(): void; // the action that was under way when the connection broke was not done
}

const PING_EVERY = 15_000;
const PATIENCE = 6_000;
const FOREVER_GONE = new Set(['no-game', 'no-seat']);

export class Connection {
  private channel: Channel | undefined; // none while the line is lost
  private stands = false; // the channel is open
  private version: number | undefined;
  private next = 1;
  private tries = 0;
  private retry = 0;
  private pinging = 0;
  private late = 0;
  private closed = false;
  private waiting = false;
  private readonly explaining = new Map<number, (answer: Explained | undefined) => void>();
  private acting = false;
  private begun = false; // what the first hello will be answered has been shown
  private early: Unnumbered | undefined; // what was asked before the first connection stood
  private unanswered: number | undefined; // the version of an action that was sent and not answered

  constructor(
    private readonly id: string,
    private readonly seat: number | null,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Show what the answer to the new game has told; the connection is still on its way. */
  begin({ welcome, update }: Opening): void {
    this.receive(welcome);
    this.receive(update);
    this.begun = true;
  }

  get busy(): boolean {
    return this.waiting;
  }

  /** One action, or several that are done one after the other or not at all. */
  act(...actions: string[]): boolean {
    const sent = this.ask({ type: 'act', actions });
    this.acting ||= sent;
    return sent;
  }

  /** Why an action is not legal now; nothing if no answer comes. Changes nothing, so it waits for nothing. */
  explain(action: string): Promise<Explained | undefined> {
    if (this.version === undefined || !this.stands) return Promise.resolve(undefined);
    const id = this.next;
    this.send({ type: 'explain', action, version: this.version });
    return new Promise((resolve) => {
      this.explaining.set(id, resolve);
      setTimeout(() => this.explained(id, undefined), PATIENCE);
    });
  }

  undo(practice: boolean): boolean {
    return this.ask({ type: 'undo', practice });
  }

  /** Ask for practice, agree to it, or rather not. */
  practise(wanted: boolean): boolean {
    return this.ask({ type: 'practise', wanted });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.pinging);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.channel?.close();
  }

  private ask(wish: Wish): boolean {
    const soon = this.begun && this.channel !== undefined && !this.stands;
    if (this.waiting || this.version === undefined || !(soon || this.stands)) return false;
    this.waiting = true;
    this.acting = false;
    const { version } = this;
    if (soon) this.early = { ...wish, version };
    else {
      this.send({ ...wish, version });
      this.expect();
    }
    return true;
  }

  private send(frame: Unnumbered): void {
    this.channel?.send({ id: this.next++, ...frame } as ClientFrame);
  }

  private open(): void {
    const channel = host().open(this.id, {
      open: () => {
        if (channel === this.channel) this.opened(channel);
      },
      frame: (frame) => {
        if (channel === this.channel) this.receive(frame);
      },
      closed: () => {
        if (channel === this.channel) this.lost();
      },
    });
    this.channel = channel;
  }

  private opened(channel: Channel): void {
    this.stands = true;
    // Asking for everything since the beginning tells the whole story after a reload.
    const since = this.version ?? 0;
    const { build } = page;
    channel.send({ type: 'hello', protocol: PROTOCOL, build, seat: this.seat, since, knows: keptIds() });
    clearInterval(this.pinging);
    this.pinging = window.setInterval(() => this.ping(), PING_EVERY);
  }

  private receive(frame: ServerFrame): void {
    clearTimeout(this.late);
    switch (frame.type) {
      case 'welcome':
        this.tries = 0;
        this.waiting = this.early !== undefined;
        this.welcomed(frame);
        this.listener.line('open');
        this.checkUnanswered(frame.mine.map(({ version }) => version));
        if (frame.reload) this.listener.reload();
        break;
      case 'update':
        if (this.begun) {
          this.catchUp();
          if (frame.version === this.version) return;
        } else this.waiting = false;
        if (this.version !== undefined && frame.version < this.version) return;
        this.version = frame.version;
        this.listener.update(frame);
        break;
      case 'refused':
        this.waiting = false;
        this.version = frame.truth.version;
        this.listener.refused(frame);
        break;
      case 'explained':
        this.explained(frame.answers, frame);
        break;
      case 'seats':
        this.listener.seats(frame.seats, frame.spectators);
        break;
      case 'reload':
        this.listener.reload();
        break;
      case 'closing':
        if (frame.reason === 'gone') this.gone(frame);
        break;
      case 'wrong':
        if (FOREVER_GONE.has(frame.reason)) this.gone(frame);
        break;
    }
  }

  /** The ruleset is described in the frame, unless we said that we know it. */
  private welcomed({ game, described, description }: Welcome): void {
    const ruleset = description ? keep(description) : kept(described);
    if (ruleset) this.listener.game(game, ruleset);
  }

  /** The connection stands: its first update is what has been shown already, and what was asked is sent. */
  private catchUp(): void {
    this.begun = false;
    const frame = this.early;
    this.early = undefined;
    if (!frame) return;
    this.send(frame);
    this.expect();
  }

  private explained(id: number, answer: Explained | undefined): void {
    this.explaining.get(id)?.(answer);
    this.explaining.delete(id);
  }

  private ping(): void {
    if (!this.stands) return;
    this.send({ type: 'ping' });
    this.expect();
  }

  /** A line on which no answer comes is none. */
  private expect(): void {
    clearTimeout(this.late);
    this.late = window.setTimeout(() => this.drop(), PATIENCE);
  }

  /** The other side may be out of reach: do not wait until it agrees that this is over. */
  private drop(): void {
    const { channel } = this;
    this.lost();
    channel?.close();
  }

  /** Was the unanswered action done? Then it is among the last ones of this seat, sent at the same version. */
  private checkUnanswered(acted: readonly number[]): void {
    const sent = this.unanswered;
    this.unanswered = undefined;
    if (sent !== undefined && !acted.includes(sent)) this.listener.notDone();
  }

  private gone(why: Why): void {
    this.close();
    this.listener.line('gone', why);
  }

  private lost(): void {
    clearInterval(this.pinging);
    clearTimeout(this.late);
    this.channel = undefined;
    this.stands = false;
    if (this.waiting && this.acting) this.unanswered = this.version;
    this.waiting = false;
    this.begun = false;
    this.early = undefined;
    if (this.closed) return;
    this.listener.line('lost');
    const wait = Math.min(8_000, 250 * 2 ** this.tries++);
    this.retry = window.setTimeout(() => this.open(), wait);
  }

  private readonly hurry = (): void => {
    if (this.closed || document.hidden || this.channel) return;
    clearTimeout(this.retry);
    this.open();
  };
}
