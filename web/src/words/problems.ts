// What went wrong, in the reader's language: the server tells which sentence it is, and where.

import { Problem } from '../wire/api';
import type { Fault } from '../wire/types';
import { say, up, words } from './words.svelte';

/** One sentence for whoever asked; `file` is what they gave to be read. Anything else is thrown on. */
export function sayProblem(wrong: unknown, file = ''): string {
  if (!(wrong instanceof Problem)) throw wrong;
  if (wrong.fault && words.has(wrong.fault.key)) return sayFault(wrong.fault, file);
  const key = `web-problem-${wrong.reason}`;
  return words.has(key) ? say(key) : wrong.message || wrong.reason;
}

export function sayFault({ key, args, line, column, turn }: Fault, file = ''): string {
  const reason = turn ? say('record-in-turn', { turn, reason: words.raw(key, args) }) : say(key, args);
  if (!file) return up(reason);
  return line ? say('web-record-at', { file, line, column, reason }) : say('web-record-in', { file, reason });
}
