// Codes of the game as sentences: actions, questions, rulesets.

import type { View } from '../wire/types';
import { type Args, bare, say, up, words } from './words.svelte';

const COLOURS = 'RBGT';
const OWNED = new Set(['hand', 'doors', 'row', 'denizens', 'stored', 'keepers']);

export interface Parts {
  verb: string;
  what: string;
  group: string;
  place: number;
}

/** `take-from-2:Rd`, `play:Rs/shared`, `goal:3`: the parts that everybody asks for. */
export function partsOf(code: string): Parts {
  const [whole = '', argument = ''] = code.split(':');
  const [what = '', group = ''] = argument.split('/');
  const numbered = /^(.+)-(\d)$/.exec(whole);
  if (numbered) return { verb: numbered[1] ?? '', what, group, place: Number(numbered[2]) };
  return { verb: whole, what, group, place: /^\d+$/.test(what) ? Number(what) : 0 };
}

export function sayAction(code: string, view: View, partner = ''): string {
  const { verb } = partsOf(code);
  return up(say(words.first(`do-${verb}-at-${view.step}`, `do-${verb}`), argsOf(code, view, partner)));
}

/** The same in a few words, and what follows from it where that has words of its own. */
export function sayChoice(code: string, view: View, partner = ''): [string, string] {
  const { verb } = partsOf(code);
  const short = words.first(`web-do-${verb}-at-${view.step}`, `web-do-${verb}`);
  if (!words.has(short)) return [sayAction(code, view, partner), ''];
  const more = short.replace('web-do-', 'web-more-');
  const args = argsOf(code, view, partner);
  return [up(say(short, args)), words.has(more) ? say(more, args) : ''];
}

function argsOf(code: string, view: View, partner: string): Args {
  const { verb, what, group, place } = partsOf(code);
  const card = verb === 'goal' ? goalAt(view, place) : what;
  const effect = view.discard_effects[card] ?? '';
  return {
    card,
    colour: colourOf(card) || seriesColour(view),
    place,
    cards: (view.zones[`catcher${place}`] ?? []).join(' '),
    group: group || 'none',
    series: 0, // said beside it, in what it leads to
    effect: effect ? words.raw(`effect-${effect}`) : 'none',
    partner,
  };
}

export function sayQuestion(view: View): string {
  const groups = new Set(view.actions.map((code) => partsOf(code).group));
  const shared = groups.size === 1 && groups.has('shared');
  return say(`ask-${view.step}`, {
    cards: (view.zones.drawn ?? []).join(' '),
    group: shared ? 'shared' : 'none',
  });
}

export const ruleKey = (rule: string): string => `rule-${rule.replace('§', '').replaceAll('.', '-')}`;

export function sayRuleset(text: string): string {
  const [mode = 'solo', ...items] = text.split('+');
  const names = [say(`mode-${mode.replace(':', '-')}`)];
  for (const item of items) {
    const [module = '', option] = item.split(':');
    if (!words.has(`module-${module}`)) {
      names.push(say('ruleset-house', { rule: words.raw(`house-${item}`) }));
    } else if (option) {
      const said = words.raw(`option-${module}-${option}`);
      names.push(say('ruleset-option', { module: words.raw(`module-${module}`), option: said }));
    } else {
      names.push(say(`module-${module}`));
    }
  }
  return names.join(words.raw('list-comma'));
}

/** The same where there is little room: many modules are only counted. */
export function sayRulesetShort(text: string): string {
  const [mode = 'solo', ...items] = text.split('+');
  const modules = items.filter((item) => words.has(`module-${item.split(':')[0]}`)).length;
  if (items.length < 3) return sayRuleset(text);
  const parts = [
    sayRuleset(mode),
    modules ? say('web-rules-modules', { n: modules }) : '',
    items.length > modules ? say('web-rules-house', { n: items.length - modules }) : '',
  ];
  return parts.filter(Boolean).join(words.raw('list-comma'));
}

export const colourOf = (card: string): string => (COLOURS.includes(card.charAt(0)) ? card.charAt(0) : '');

export function seriesColour(view: View): string {
  const row = view.zones.row ?? view.zones[`row${Math.max(view.seat, 0) + 1}`] ?? [];
  const end = view.series_length ? row.slice(-view.series_length) : [];
  return end.map(colourOf).findLast(Boolean) ?? 'X';
}

function goalAt(view: View, place: number): string {
  return bare(view.zones.goals?.[place - 1] ?? '');
}

export function splitZone(zone: string): [string, number] {
  const match = /^(\D+?)(\d*)$/.exec(zone);
  return match ? [match[1] ?? zone, Number(match[2] || 0)] : [zone, 0];
}

export function ownerOf(zone: string): number | undefined {
  const [name, number] = splitZone(zone);
  return OWNED.has(name) && number ? number - 1 : undefined;
}
