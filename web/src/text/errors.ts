// What went wrong, in the reader's language: a message key and its arguments come from the server.

import { Problem } from '../transport/api';
import type { Fault, Refused } from '../transport/types';
import { type Args, say, up, words } from './fluent.svelte';

/** What a server says: in English, and as any language can say it. */
export interface ErrorText {
  readonly text: string;
  readonly fault: Fault | null;
}

/** One sentence for whoever asked. Anything but a problem is thrown on. */
export function sayProblem(wrong: unknown): string {
  if (!(wrong instanceof Problem)) throw wrong;
  const key = `web-problem-${wrong.reason}`;
  if (!wrong.fault && words.has(key)) return say(key);
  return sayError({ text: wrong.message || wrong.reason, fault: wrong.fault });
}

/** Why nothing was done. */
export function sayRefusal({ reason, text, fault }: Refused): string {
  if (reason !== 'cannot-undo') return sayError({ text, fault });
  return say('no-undo', { why: known(fault) ? inner(fault) : text });
}

export function sayError({ text, fault }: ErrorText): string {
  return known(fault) ? sayFault(fault) : asSentence(text);
}

export function sayFault(fault: Fault): string {
  return asSentence(say(keyOf(fault), argsOf(fault)));
}

/** The table may have words of its own for a message: `web-action-illegal`. */
const keyOf = ({ key }: Fault): string => words.first(`web-${key}`, key);
const inner = (fault: Fault): string => words.raw(keyOf(fault), argsOf(fault));
const known = (fault: Fault | null | undefined): fault is Fault => !!fault && words.has(keyOf(fault));

function argsOf({ args }: Fault): Args {
  const said = Object.entries(args).map(([name, value]) => [name, typeof value === 'object' ? inner(value) : value]);
  return Object.fromEntries(said);
}

function asSentence(text: string): string {
  return up(/[.?!…)⟧]$/.test(text) ? text : `${text}.`);
}
