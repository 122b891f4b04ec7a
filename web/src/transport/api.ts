// Plain requests. A request that was not done throws a Problem with the server's sentence.

import type { Problem as Refusal } from '../generated/wire';
import { host, type Method } from './transport';
import type { About, BegunGame, Fault, GameInfo, Invitation, Me, NewGame, Replay, Transfer } from './types';

export class Problem extends Error {
  constructor(
    readonly reason: string,
    text: string,
    readonly fault: Fault | null = null,
  ) {
    super(text);
  }
}

/** The build that this page was loaded from; a server that has another says so. */
export const page = { build: '' };

export const about = (): Promise<About> => ask('GET', 'api/about');
/** The messages of modules from outside; a language that they do not speak has none. */
export const outsideTexts = (language: string): Promise<string> =>
  ask<string>('GET', `api/words/${language}`).catch(() => '');
export const newGame = (wish: NewGame): Promise<BegunGame> => askOnce('POST', 'api/games', wish);
export const leaveGame = (id: string): Promise<void> => ask('DELETE', `api/games/${id}`);
export const recordText = (id: string, seat = -1): Promise<string> => ask('GET', recordPath(id, seat));
/** A record played again: as one seat saw it, with all cards open, or else as whoever's turn it was. */
export const replayOf = (text: string, name: string, viewer: number | null = null): Promise<Replay> =>
  ask('POST', 'api/replay', { text, name, viewer });
/** A finished game; without a viewer as the own seat saw it. */
export const gameReplay = (id: string, viewer?: number): Promise<Replay> =>
  ask('GET', `api/games/${id}/replay${viewer === undefined ? '' : `?viewer=${viewer}`}`);

export const gameInfo = (id: string): Promise<GameInfo> => ask('GET', `api/games/${id}`);
/** Who invites to what; nothing is taken yet. */
export const invitation = (code: string): Promise<Invitation> => ask('POST', 'api/invitation', { code });
export const joinGame = (code: string, name: string): Promise<GameInfo> => askOnce('POST', 'api/join', { code, name });
export const newLinks = (id: string): Promise<GameInfo> => ask('POST', `api/games/${id}/links`);
export const reopenSeat = (id: string, seat: number): Promise<void> => ask('DELETE', `api/games/${id}/seats/${seat}`);
export const seatComputer = (id: string, seat: number, computer: string): Promise<GameInfo> =>
  ask('POST', `api/games/${id}/seats/${seat}/computer`, { computer });
export const unseatComputer = (id: string, seat: number): Promise<GameInfo> =>
  ask('DELETE', `api/games/${id}/seats/${seat}/computer`);
export const removeSpectators = (id: string): Promise<GameInfo> => ask('DELETE', `api/games/${id}/spectators`);

export const me = (): Promise<Me> => ask('GET', 'api/me');
export const transferCode = (): Promise<Transfer> => ask('POST', 'api/me/transfer');
/** Be here who asked for the code elsewhere; `bring` says what becomes of this device's own games. */
export const claim = (code: string, bring?: boolean): Promise<Me> =>
  ask('POST', 'api/me/claim', bring === undefined ? { code } : { code, bring });
export const recallCookies = (): Promise<Me> => ask('DELETE', 'api/me/cookies');

export async function myGames(): Promise<GameInfo[]> {
  return (await ask<{ games: GameInfo[] }>('GET', 'api/games')).games;
}

/** What a seat may know is told to that seat; without one, the server takes the first that is ours. */
const recordPath = (id: string, seat: number): string => `api/games/${id}/record${seat < 0 ? '' : `?seat=${seat}`}`;

/** Ask again if the answer is lost; the key tells the server that it is the same request. */
async function askOnce<T>(method: Method, path: string, body: unknown): Promise<T> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    return await ask<T>(method, path, body, key);
  } catch (wrong) {
    if (!(wrong instanceof Problem) || wrong.reason !== 'unreachable') throw wrong;
    return ask<T>(method, path, body, key);
  }
}

async function ask<T>(method: Method, path: string, body?: unknown, key?: string): Promise<T> {
  const answer = await host()
    .request(method, path, body, key)
    .catch(() => {
      throw new Problem('unreachable', '');
    });
  if (answer.status >= 200 && answer.status < 300) return answer.body as T;
  const wrong = (answer.body ?? {}) as Partial<Refusal>;
  throw new Problem(wrong.reason ?? 'trouble', wrong.text ?? String(answer.status), wrong.fault);
}
