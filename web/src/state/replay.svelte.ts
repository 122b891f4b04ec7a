// Records that are looked at: uploaded files, and finished games of the server.

import { Problem, recordText, replayOf } from '../wire/api';
import type { Replay } from '../wire/types';
import { go } from './route.svelte';

export const shelf: { replay: Replay | undefined } = $state({ replay: undefined });
const MOST = 60_000;

/** Read a file; why it cannot be replayed, or nothing. */
export async function upload(file: File): Promise<string> {
  if (file.size > MOST) return `${file.name}: > ${MOST} bytes`;
  return open(await file.text(), file.name);
}

export async function fetchReplay(id: string): Promise<string> {
  try {
    shelf.replay = await replayOf(await recordText(id), `${id}.oni`);
    return '';
  } catch (wrong) {
    return sentence(wrong);
  }
}

async function open(text: string, name: string): Promise<string> {
  try {
    shelf.replay = await replayOf(text, name);
    go('replay');
    return '';
  } catch (wrong) {
    return sentence(wrong);
  }
}

function sentence(wrong: unknown): string {
  if (wrong instanceof Problem) return wrong.message || wrong.reason;
  throw wrong;
}
