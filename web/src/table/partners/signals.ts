// Signals that players may give each other: a counter of each seat holds the last one, and a choice gives it.
// Which signals there are, and when one may be given, the server says.

import type { CounterDescription } from '../../generated/wire';
import type { Choice } from '../../input/choices';
import type { Ruleset } from '../../model/ruleset';
import type { View } from '../../transport/types';

export interface Signal {
  member: string; // of the counter: the letter of a colour, or a word
  code: string; // the action that gives it
  given: boolean; // it is the one that lies open
  choice: Choice | undefined; // it may be given now
}

/** The counter that shows the signal of a seat, if there are signals at all. */
export function signalCounterOf(ruleset: Ruleset, seat: number): CounterDescription | undefined {
  return ruleset.description.counters.find(
    (counter) => counter.seat === seat && counter.kind === 'choice' && ruleset.verbs.has(counter.family),
  );
}

/** The signal of a seat that lies open; "" if it has given none. */
export function signalOf(view: View, ruleset: Ruleset, seat: number): string {
  const counter = signalCounterOf(ruleset, seat);
  return counter?.members[(view.counters[counter.name] ?? 0) - 1] ?? '';
}

/** All signals of the seat that looks, in the order of the counter. */
export function signalsOf(view: View, ruleset: Ruleset, choices: readonly Choice[]): Signal[] {
  const counter = signalCounterOf(ruleset, view.seat);
  const open = signalOf(view, ruleset, view.seat);
  return (counter?.members ?? []).map((member) => {
    const code = codeOf(counter?.family ?? '', member, ruleset);
    return { member, code, given: member === open, choice: choices.find((choice) => choice.code === code) };
  });
}

/** A choice that is made by a signal. */
export function isSignal(choice: Choice, view: View, ruleset: Ruleset): boolean {
  const counter = signalCounterOf(ruleset, view.seat);
  return counter?.members.some((member) => codeOf(counter.family, member, ruleset) === choice.code) ?? false;
}

/** One verb takes a colour; a member that is none has a verb of its own. */
const codeOf = (family: string, member: string, ruleset: Ruleset): string =>
  ruleset.verbs.has(`${family}-${member}`) ? `${family}-${member}` : `${family}:${member}`;
