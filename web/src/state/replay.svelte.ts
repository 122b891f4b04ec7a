// Records that are looked at: uploaded files, and finished games of the server.

import { recordText, replayOf } from '../wire/api';
import type { Fault, Replay } from '../wire/types';
import { sayFault, sayProblem } from '../words/problems';
import { go } from './route.svelte';

export const shelf: { replay: Replay | undefined } = $state({ replay: undefined });
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
    shelf.replay = await replayOf(await recordText(id), `${id}.oni`);
    return '';
  } catch (wrong) {
    return sayProblem(wrong);
  }
}

async function open(text: string, name: string): Promise<string> {
  try {
    shelf.replay = await replayOf(text, name);
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
