// Codes of the game as sentences: actions, questions, rulesets.

import type { ActionParts, Ruleset } from '../model/ruleset';
import type { View } from '../transport/types';
import { type Args, bare, cardName, labelOf, say, up, words } from './fluent.svelte';

const ANY_COLOUR = 'X'; // of the message about colours, where a series has none of its own

export function sayAction(code: string, view: View, ruleset: Ruleset, partner = ''): string {
  const parts = ruleset.parse(code);
  if (!parts) return code;
  const { family } = parts.verb;
  const key = words.first(`do-${family}-at-${view.step}`, `do-${family}`, 'do-other');
  const args = { ...argsOf(parts, view, ruleset, partner), label: labelOf(family), argument: parts.verb.argument };
  if (words.has(key)) return up(say(key, args));
  return up([args.label, parts.card && cardName(parts.card)].filter(Boolean).join(': '));
}

/** The same in a few words, and what follows from it where that has words of its own. */
export function sayChoice(
  code: string,
  view: View,
  ruleset: Ruleset,
  partner = '',
  numbers: Args = {},
): [string, string] {
  const parts = ruleset.parse(code);
  if (!parts) return [code, ''];
  const { family } = parts.verb;
  const short = words.first(`web-do-${family}-at-${view.step}`, `web-do-${family}`);
  if (!words.has(short)) return [sayAction(code, view, ruleset, partner), ''];
  const more = short.replace('web-do-', 'web-more-');
  const args = { ...argsOf(parts, view, ruleset, partner), ...numbers };
  return [up(say(short, args)), words.has(more) ? say(more, args) : ''];
}

function argsOf(parts: ActionParts, view: View, ruleset: Ruleset, partner: string): Args {
  const [zone = ''] = ruleset.sources(parts, view.seat);
  const number = ruleset.zones.get(zone)?.number ?? 0;
  const there = view.zones[zone] ?? [];
  const card = parts.verb.argument === 'cell' ? bare(there[parts.number - 1] ?? '') : parts.card;
  const effect = ruleset.cards.get(card)?.on_discard ?? '';
  return {
    card,
    colour: parts.colour || ruleset.colour(card) || seriesColour(view, ruleset),
    place: parts.number || number,
    cards: number ? there.join(' ') : '',
    group: parts.group || 'none',
    series: 0, // said beside it, in what it leads to
    effect: effect && words.has(`effect-${effect}`) ? words.raw(`effect-${effect}`) : 'none',
    partner,
  };
}

export function sayQuestion(view: View, ruleset: Ruleset): string {
  return say(words.first(`web-ask-${view.step}`, `ask-${view.step}`, 'ask-other'), argsOfQuestion(view, ruleset));
}

/** What a question, its title and its explanation may speak of. */
export function argsOfQuestion(view: View, ruleset: Ruleset): Args {
  const groups = new Set(view.actions.map((code) => ruleset.parse(code)?.group ?? ''));
  const [group] = groups.size === 1 ? groups : [];
  const drawn = ruleset.own(view.seat, 'drawn').flatMap((zone) => view.zones[zone] ?? []);
  return { gains: gainsOf(view, ruleset), cards: drawn.join(' '), group: group || 'none' };
}

/** Can a Door be gained now, or would it only go to Limbo? */
function gainsOf(view: View, ruleset: Ruleset): 'none' | 'vain' | 'some' {
  const doors = view.actions.filter((code) => ruleset.parse(code)?.verb.gains === 'door');
  if (!doors.length) return 'none';
  return doors.every((code) => view.wasted_actions.includes(code)) ? 'vain' : 'some';
}

export const ruleKey = (rule: string): string => `rule-${rule.replace('§', '').replaceAll('.', '-')}`;

export function sayRuleset(text: string): string {
  const [mode = 'solo', ...items] = text.split('+');
  const names = [say(`mode-${mode.replace(':', '-')}`)];
  for (const item of items) {
    const [module = '', option] = item.split(':');
    if (isHouseRule(item)) {
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

const isHouseRule = (item: string): boolean => words.has(`house-${item}`);

/** The same where there is little room: many modules are only counted. */
export function sayRulesetShort(text: string): string {
  const [mode = 'solo', ...items] = text.split('+');
  const modules = items.filter((item) => !isHouseRule(item)).length;
  if (items.length < 3) return sayRuleset(text);
  const parts = [
    sayRuleset(mode),
    modules ? say('web-rules-modules', { n: modules }) : '',
    items.length > modules ? say('web-rules-house', { n: items.length - modules }) : '',
  ];
  return parts.filter(Boolean).join(words.raw('list-comma'));
}

/** The colour of the series at the end of one's own labyrinth. */
export function seriesColour(view: View, ruleset: Ruleset): string {
  const [zone = ''] = ruleset.own(view.seat, 'labyrinth');
  const end = view.series_length ? (view.zones[zone] ?? []).slice(-view.series_length) : [];
  return end.map((card) => ruleset.colour(bare(card))).findLast(Boolean) ?? ANY_COLOUR;
}
