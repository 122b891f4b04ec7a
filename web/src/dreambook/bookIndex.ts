// What the dream book holds: things and rules, and how they are found.

import chapters from '../../generated/dreams.json';
import type { Cost } from '../generated/wire';
import { ruleKey } from '../text/actions';
import { type Args, say, up, words } from '../text/fluent.svelte';
import { switches } from '../text/help';

export interface Entry {
  id: string;
  face: string;
  names: readonly string[];
  about: readonly string[];
  args: Args;
  rules: readonly string[];
  copies: number;
  windows: readonly string[];
  costs: readonly Cost[];
}

export interface Chapter {
  key: string;
  entries: readonly Entry[];
  rules: readonly string[];
}

export const CHAPTERS = chapters as unknown as readonly Chapter[];

const firstKnown = (keys: readonly string[]): string => keys.find((key) => words.has(key)) ?? '';

export function nameOf(entry: Entry): string {
  const key = firstKnown(entry.names);
  return key ? up(say(key, { n: 0, ones: 0, who: 'you', name: '', ...entry.args })) : up(entry.id);
}

/** What it is for: in a ruleset, or in general. */
export function aboutOf(entry: Entry, rules = ''): string {
  const key = firstKnown(entry.about);
  return key ? say(key, { ...entry.args, ...switches(rules) }) : '';
}

export const chapterName = (key: string): string => up(words.raw(`module-${key}`));
export const ruleText = (rule: string): string => (words.has(ruleKey(rule)) ? say(ruleKey(rule)) : '');
export const chapterOf = (id: string): Chapter | undefined =>
  CHAPTERS.find((chapter) => chapter.entries.some((entry) => entry.id === id));
export const entryOf = (id: string): Entry | undefined =>
  CHAPTERS.flatMap((chapter) => chapter.entries).find((entry) => entry.id === id);
/** The page on which a rule stands. */
export const pageOf = (rule: string): Chapter | undefined => CHAPTERS.find(({ rules }) => rules.includes(rule));

export interface Found {
  entries: Entry[];
  rules: string[];
}

/** What has all words of a search in its name, its text or its id; names come first. */
export function search(query: string, chapter = ''): Found {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  const some = CHAPTERS.filter(({ key }) => !chapter || key === chapter);
  const has = (text: string): boolean => wanted.every((word) => folded(text).includes(word));
  const entries = some
    .flatMap((one) => one.entries)
    .filter((entry) => has(`${entry.id} ${nameOf(entry)} ${aboutOf(entry)}`));
  const rules = wanted.length
    ? some.flatMap((one) => one.rules).filter((rule) => has(`${rule} ${ruleText(rule)}`))
    : [];
  const rank = (entry: Entry): number => (has(nameOf(entry)) ? 0 : 1);
  return { entries: entries.toSorted((a, b) => rank(a) - rank(b)), rules };
}

/** Without accents and in small letters. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A piece of a sentence; a rule is a number to look up. */
export interface Span {
  kind: 'text' | 'strong' | 'code' | 'rule';
  text: string;
}

/** What a page of rules is made of: `src/onirim/text/rule_blocks.py` takes the Markdown apart. */
export type Block =
  | { kind: 'title'; level: number; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'cards'; zones: [name: string, codes: string[]][] };

export type Pages = Record<string, Block[]>;

const pages = import.meta.glob<Pages>('../../generated/pages/*.json', { import: 'default' });

/** The pages of rules in a language, as `onirim rules` has them. */
export async function readPages(language: string): Promise<Pages> {
  const load = pages[`../../generated/pages/${language}.json`] ?? pages['../../generated/pages/en.json'];
  return load ? load() : {};
}
