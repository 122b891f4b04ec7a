// Records that are looked at: uploaded files, and finished games of the server.

import { go } from '../app/routes.svelte';
import { sayFault, sayProblem } from '../text/errors';
import { gameReplay, Problem, recordText, replayOf } from '../transport/api';
import type { Fault, Replay } from '../transport/types';

/** A record, and how to get it as somebody else saw it. */
export interface Recorded {
  readonly replay: Replay;
  as(viewer: number): Promise<Replay>;
}

export const shelf: { recorded: Recorded | undefined } = $state({ recorded: undefined });
export const EVERYTHING = -2; // a viewer who sees all cards
const MOST = 60_000;
const LONGEST_NAME = 120;

/** Read a file; why it cannot be replayed, or nothing. */
export async function upload(file: File): Promise<string> {
  const name = file.name.slice(-LONGEST_NAME);
  if (file.size > MOST) return sayFault(unreadable(name, { key: 'record-bytes', args: { limit: MOST } }));
  const text = await textOf(file);
  if (text === undefined) return sayFault(unreadable(name, { key: 'record-utf8', args: {} }));
  return open(text, name);
}

export async function fetchReplay(id: string): Promise<string> {
  try {
    shelf.recorded = await recordedGame(id);
    return '';
  } catch (wrong) {
    return sayProblem(wrong);
  }
}

/** A finished game is open to everybody who was there; of one that goes on there is what one has seen. */
async function recordedGame(id: string): Promise<Recorded> {
  try {
    return { replay: await gameReplay(id), as: (viewer) => gameReplay(id, viewer) };
  } catch (wrong) {
    if (!(wrong instanceof Problem && wrong.reason === 'going-on')) throw wrong;
    return recordedText(await recordText(id), `${id}.oni`);
  }
}

async function recordedText(text: string, name: string): Promise<Recorded> {
  return { replay: await replayOf(text, name), as: (viewer) => replayOf(text, name, viewer) };
}

async function open(text: string, name: string): Promise<string> {
  try {
    shelf.recorded = await recordedText(text, name);
    go('replay');
    return '';
  } catch (wrong) {
    return sayProblem(wrong);
  }
}

async function textOf(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

const unreadable = (file: string, reason: Fault): Fault => ({ key: 'record-in', args: { file, reason } });
