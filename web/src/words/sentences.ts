// Codes of the game as sentences: actions, questions, what happened.

import type { TableEvent, View } from '../wire/types';
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
  return up(say(words.first(`do-${verb}-at-${view.phase}`, `do-${verb}`), argsOf(code, view, partner)));
}

/** The same in a few words, and what follows from it where that has words of its own. */
export function sayChoice(code: string, view: View, partner = ''): [string, string] {
  const { verb } = partsOf(code);
  const short = words.first(`web-do-${verb}-at-${view.phase}`, `web-do-${verb}`);
  if (!words.has(short)) return [sayAction(code, view, partner), ''];
  const more = short.replace('web-do-', 'web-more-');
  const args = argsOf(code, view, partner);
  return [up(say(short, args)), words.has(more) ? say(more, args) : ''];
}

function argsOf(code: string, view: View, partner: string): Args {
  const { verb, what, group, place } = partsOf(code);
  const card = verb === 'goal' ? goalAt(view, place) : what;
  const effect = view.effects[card] ?? '';
  return {
    card,
    colour: colourOf(card) || seriesColour(view),
    place,
    cards: (view.zones[`catcher${place}`] ?? []).join(' '),
    group: group || 'none',
    series: view.joins[card] ?? 0,
    effect: effect ? words.raw(`effect-${effect}`) : 'none',
    partner,
  };
}

export function sayQuestion(view: View): string {
  const groups = new Set(view.actions.map((code) => partsOf(code).group));
  const shared = groups.size === 1 && groups.has('shared');
  return say(`ask-${view.phase}`, {
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

export const colourOf = (card: string): string => (COLOURS.includes(card.charAt(0)) ? card.charAt(0) : '');

export function seriesColour(view: View): string {
  const row = view.zones.row ?? view.zones[`row${Math.max(view.seat, 0) + 1}`] ?? [];
  const end = view.series ? row.slice(-view.series) : [];
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

/** Tells one seat what happened; cards that went the same way one after the other share a line. */
export class Teller {
  private actor = 0;

  constructor(
    private readonly seat: number,
    private readonly names: string[],
  ) {}

  tell(events: readonly TableEvent[], deck: number): string[] {
    const lines: string[] = [];
    let way = '';
    let cards: string[] = [];
    let count = 0;
    let args: Args = {};
    let key = '';
    const flush = () => {
      if (way) lines.push(say(key, { ...args, cards: cards.join(' '), n: count }));
      way = '';
      cards = [];
      count = 0;
    };
    for (const event of events) {
      if (event.type === 'turn') this.actor = event.seat ?? 0;
      if (event.type !== 'moved' && event.type !== 'unseen') {
        flush();
        const line = this.tellOther(event, deck);
        if (line) lines.push(line);
        continue;
      }
      const from = String(event.source);
      const to = String(event.target);
      const actor = ownerOf(from) ?? ownerOf(to) ?? this.actor;
      const [source, sourceNumber] = splitZone(from === 'bottom' ? 'deck' : from);
      const [target, targetNumber] = splitZone(to);
      const place = Math.max(sourceNumber, targetNumber);
      const kind = event.type === 'moved' ? 'moved' : 'unseen';
      const same = [actor, kind, source, target, place].join(' ');
      if (same !== way) {
        flush();
        way = same;
        key = words.first(`${kind}-${source}-${target}`, `${kind}-other`);
        args = { who: actor === this.seat ? 'you' : 'other', name: this.names[actor] ?? '', place, source, target };
      }
      if (event.type === 'moved') cards.push(String(event.card));
      else count += Number(event.count);
    }
    flush();
    return lines;
  }

  private tellOther(event: TableEvent, deck: number): string {
    const seat = event.seat ?? 0;
    const whom = { who: seat === this.seat ? 'you' : 'other', name: this.names[seat] ?? '' };
    if (event.type === 'shuffled') return say('shuffled');
    if (event.type === 'undone') return say('undone', whom);
    if (event.type === 'ended') {
      const players = this.names.length === 1 ? 'one' : 'two';
      return say(`end-${String(event.result)}`, { players, deck });
    }
    if (event.type === 'signalled') {
      const signal = String(event.signal);
      const said = signal === 'free' ? words.raw('signal-free') : words.raw('signal', { colour: signal });
      return say('signalled', { ...whom, words: said });
    }
    const key = `event-${event.type}`;
    return words.has(key) ? say(key, event as unknown as Args) : '';
  }
}
