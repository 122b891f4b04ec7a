// Descriptions as the server sends them, and views with just enough in them.

import { Ruleset } from '../src/model/ruleset';
import { NOTHING_KNOWN } from '../src/model/seat.svelte';
import type { Happening, HappeningPart, Insight, RulesetDescription, View } from '../src/transport/types';

const FOLDER = '../../tests/data/descriptions';
const files = import.meta.glob<RulesetDescription>('../../tests/data/descriptions/*.json', {
  eager: true,
  import: 'default',
});

export const NAMES = ['solo', 'duo-limited', 'everything', 'everything-duo', 'lamplighter'] as const;
export type Name = (typeof NAMES)[number];

export function ruleset(name: Name): Ruleset {
  const description = files[`${FOLDER}/${name}.json`];
  if (!description) throw new Error(`no description of ${name}`);
  return new Ruleset(description);
}

const VIEW: View = {
  rules: 'solo',
  seat: 0,
  active: 0,
  to_move: 0,
  step: 'act',
  rule: '',
  actions: [],
  extras: [],
  result: '',
  zones: {},
  deck: 40,
  known_top: [],
  shown: [],
  unknown: {},
  blocked_doors: [],
  wasted_actions: [],
  can_be_won: true,
  series_length: 0,
  series_if_played: {},
  question: null,
  counters: {},
  position: '',
};

export const view = (part: Partial<View>): View => ({ ...VIEW, ...part });
export const insight = (part: Partial<Insight>): Insight => ({ ...NOTHING_KNOWN, ...part });

/** `Rs hand row`, or `3 ?? deck hand drawn`: how many, which card, from where to where, and as what. */
export function part(text: string): HappeningPart {
  const words = text.split(' ');
  const n = Number(words[0]) || 1;
  const [card = '', source = '', target = '', role = 'subject'] = Number(words[0]) ? words.slice(1) : words;
  return { card: card === '??' ? '' : card, n, source, target, role: role as HappeningPart['role'] };
}

/** A happening as the server sends it: its cards are among its arguments, by their roles. */
export function happening(
  kind: Happening['kind'],
  key: string,
  parts: string[] = [],
  rest: Partial<Happening> = {},
): Happening {
  const all = parts.map(part);
  const args: Record<string, string> = {};
  for (const { card, n, role } of all)
    args[role] = [args[role] ?? '', ...Array<string>(n).fill(card || '??')].filter(Boolean).join(' ');
  const { args: more, ...others } = rest;
  return {
    id: 0,
    kind,
    key,
    seat: 0,
    parts: all,
    shuffles: false,
    weight: 'line',
    facts: [],
    ...others,
    args: { ...args, ...more },
  };
}
