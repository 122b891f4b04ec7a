// How the page reaches the program that hosts its games. `api.ts` and `connection.ts` know only this.

import type { ClientFrame, ServerFrame } from '../generated/wire';

export type Method = 'GET' | 'POST' | 'DELETE';

/** The reply to a request, whether it was done or not. */
export interface Answer {
  readonly status: number;
  readonly body: unknown; // an object, a text, or nothing
}

/** One viewer's line to a game. */
export interface Channel {
  send(frame: ClientFrame): void;
  close(): void;
}

/** What a channel reports; nothing is reported before `open` has returned the channel. */
export interface Hearing {
  open(): void;
  frame(frame: ServerFrame): void;
  closed(): void; // once, whichever side closed it
}

export interface Transport {
  /** Rejects if no answer came. The key marks a request that may be sent twice and is done once. */
  request(method: Method, path: string, body?: unknown, key?: string): Promise<Answer>;
  open(game: string, on: Hearing): Channel;
}

let chosen: Transport | undefined;

/** Choose the host of the games; the page does so before it asks for anything. */
export function reachBy(transport: Transport): void {
  chosen = transport;
}

export function host(): Transport {
  if (!chosen) throw new Error('no transport was chosen');
  return chosen;
}
