// Several things chosen for one question: they are marked freely, in any order, and sent as the rules
// want them when it is confirmed. So no right to choose is lost by what was touched first.

import type { View } from '../generated/wire';
import type { Ruleset } from '../model/ruleset';
import { bare } from '../text/fluent.svelte';
import { pairOf } from './pairs';

/** One thing that may be marked. */
export interface Mark {
  at: number; // its place among all that may be marked
  code: string; // the card, as its zone shows it
  answer: string; // what its action names
}

export interface Marks {
  verb: string;
  least: number;
  most: number;
  finish: string; // the verb that says that there are no more; "": the last one does
  ascending: boolean;
  zone: string; // where they lie
  face: string; // prefix of their pictures
  all: Mark[];
}

/** What is asked, if it is several things of one kind that lie open. */
export function marksOf(view: View, ruleset: Ruleset): Marks | undefined {
  const asked = ruleset.questions.get(view.step);
  const { question: open } = view;
  const [verb = '', ...others] = asked?.picks ?? [];
  if (!asked || !open || open.most < 2 || others.length || !open.pool.length) return undefined;
  if (asked.kind === 'order' || asked.kind === 'one' || !view.actions.length || pairOf(view, ruleset)) return undefined;
  const [zone = ''] = ruleset.resolveAll(asked.source, view.seat);
  const cells = ruleset.verbs.get(verb)?.argument === 'cell';
  const codeOf = (answer: string): string => (cells ? (view.zones[zone]?.[Number(answer) - 1] ?? '') : answer);
  return {
    verb,
    least: open.least,
    most: open.most,
    finish: asked.finish,
    ascending: asked.sent === 'ascending',
    zone,
    face: ruleset.zones.get(zone)?.face ?? '',
    all: open.pool.map((answer, at) => ({ at, code: codeOf(answer), answer })),
  };
}

/** A mark more or one less; beyond the most that may be chosen the first one goes. */
export function toggled(marked: readonly number[], at: number, most: number): number[] {
  return marked.includes(at) ? marked.filter((one) => one !== at) : [...marked, at].slice(-most);
}

export const isEnough = (marks: Marks, marked: readonly number[]): boolean => marked.length >= marks.least;

/** What is done when it is confirmed, one action after the other. */
export function actionsFor(marks: Marks, marked: readonly number[], ruleset: Ruleset): string[] {
  const rank = ({ at, code, answer }: Mark): number =>
    marks.face ? Number(answer) : ruleset.place(bare(code)) + at / 1000;
  const chosen = marked.flatMap((at) => marks.all.find((mark) => mark.at === at) ?? []);
  const sorted = marks.ascending ? chosen.toSorted((a, b) => rank(a) - rank(b)) : chosen;
  const ended = marks.finish && marked.length < marks.most ? [marks.finish] : [];
  return [...sorted.map(({ answer }) => `${marks.verb}:${answer}`), ...ended];
}

/** The first of what nobody misses: what is needed or opens Doors only when all else is marked. */
export function cheapest(marks: Marks, ruleset: Ruleset): number[] {
  return groupsOf(marks, ruleset)
    .flatMap(([, all]) => all.map(({ at }) => at))
    .slice(0, marks.most);
}

export type MarkGroup = 'needed' | string;

/** Cards by what they are: needed to win, then by symbol or class, in the order of kinds. */
export function groupsOf(marks: Marks, ruleset: Ruleset): [MarkGroup, Mark[]][] {
  const groups = new Map<MarkGroup, Mark[]>();
  for (const mark of marks.all) {
    const card = ruleset.cards.get(bare(mark.code));
    const name = marks.face ? '' : card?.required === 'all' ? 'needed' : card?.symbol || card?.card_class || '';
    groups.set(name, [...(groups.get(name) ?? []), mark]);
  }
  const rank = (name: MarkGroup): number => (name === 'needed' ? 2 : name === 'key' ? 1 : 0);
  return [...groups].toSorted(([a], [b]) => rank(a) - rank(b));
}
