// What a ruleset is made of, looked up by name: zones, cards, verbs, questions and counters are
// what the server's description says they are, and nothing here knows one of them beforehand.

import { getContext, setContext } from 'svelte';
import type {
  CardDescription,
  CounterDescription,
  QuestionDescription,
  RulesetDescription,
  VerbDescription,
  ZoneDescription,
} from '../generated/wire';

export type Role = ZoneDescription['role'];

/** An action's code taken apart; what its verb does not name is empty. */
export interface ActionParts {
  verb: VerbDescription;
  card: string;
  group: string; // of the hand card, "" for the first group
  number: number; // of a zone of a family, or of a cell
  colour: string;
}

const PARTNER = 'partner:';
const OF_ROLE = '@';
const DECK: readonly Role[] = ['deck', 'top', 'bottom', 'internal'];

export class Ruleset {
  readonly zones: ReadonlyMap<string, ZoneDescription>;
  readonly cards: ReadonlyMap<string, CardDescription>;
  readonly verbs: ReadonlyMap<string, VerbDescription>;
  readonly counters: ReadonlyMap<string, CounterDescription>;
  readonly questions: ReadonlyMap<string, QuestionDescription>;
  private readonly places: ReadonlyMap<string, number>;

  constructor(readonly description: RulesetDescription) {
    this.zones = new Map(description.zones.map((zone) => [zone.name, zone]));
    this.cards = new Map(description.cards.map((card) => [card.code, card]));
    this.verbs = new Map(description.verbs.map((verb) => [verb.name, verb]));
    this.counters = new Map(description.counters.map((counter) => [counter.name, counter]));
    this.questions = new Map(description.questions.map((question) => [question.step, question]));
    this.places = new Map(description.cards.map((card, i) => [card.code, i]));
  }

  /** The names of the zones of this role that a seat has or all share; a spectator has the first seat's. */
  own(seat: number, role: Role): string[] {
    return this.named((zone) => zone.role === role && [-1, Math.max(seat, 0)].includes(zone.seat));
  }

  /** The names of the zones of this role, the own ones first. */
  all(seat: number, role: Role): string[] {
    const own = this.own(seat, role);
    return [...own, ...this.named((zone) => zone.role === role && !own.includes(zone.name))];
  }

  /** The names of the zones that a reference means to a seat. */
  resolve(ref: string, seat: number): string[] {
    const me = Math.max(seat, 0);
    if (ref.startsWith(OF_ROLE)) return this.own(me, ref.slice(OF_ROLE.length) as Role);
    const [whose, family] = ref.startsWith(PARTNER) ? [1 - me, ref.slice(PARTNER.length)] : [me, ref];
    const found = this.named((zone) => zone.family === family && [-1, whose].includes(zone.seat));
    return found.length ? found : [family];
  }

  resolveAll(refs: readonly string[], seat: number): string[] {
    return refs.flatMap((ref) => this.resolve(ref, seat));
  }

  /** The parts of an action's code: `discard:Rk/shared`; nothing if no verb here has its name. */
  parse(code: string): ActionParts | undefined {
    const [name = '', argument = ''] = code.split(':');
    const [text = '', group = ''] = argument.split('/');
    const verb = this.verbs.get(name);
    if (!verb) return undefined;
    const parts = { verb, card: '', group: '', number: 0, colour: '' };
    if (verb.argument === 'card' || verb.argument === 'hand-card') return { ...parts, card: text, group };
    if (verb.argument === 'zone' || verb.argument === 'cell') return { ...parts, number: Number(text) };
    return verb.argument === 'colour' ? { ...parts, colour: text } : parts;
  }

  /** The zones in which what an action names can lie; a hand card's group says which. */
  sources({ verb, group, number }: ActionParts, seat: number): string[] {
    const names = this.resolveAll(verb.source, seat);
    if (verb.argument === 'hand-card') return names.filter((name) => this.zones.get(name)?.group === group);
    if (verb.argument === 'zone')
      return names.filter((name) => [0, number].includes(this.zones.get(name)?.number ?? 0));
    return names;
  }

  /** What a zone is for; a zone that nobody has described is nothing in particular. */
  role(zone: string): Role | undefined {
    return this.zones.get(zone)?.role;
  }

  family(zone: string): string {
    return this.zones.get(zone)?.family ?? zone;
  }

  /** Whose zone it is; -1 if it is common. */
  owner(zone: string): number {
    return this.zones.get(zone)?.seat ?? -1;
  }

  /** Cards there are part of the deck. */
  inDeck(zone: string): boolean {
    const role = this.role(zone);
    return role !== undefined && DECK.includes(role);
  }

  /** Of what cards lead to when they are drawn, this. */
  leadsTo(card: string, step: string): boolean {
    return this.cards.get(card)?.on_draw === step;
  }

  isDoor(card: string): boolean {
    return this.cards.get(card)?.card_class === 'door';
  }

  /** The one colour that is printed on a card, or "". */
  colour(card: string): string {
    return this.cards.get(card)?.tint ?? '';
  }

  /** Where a card stands in the order of kinds, in which several are sent. */
  place(card: string): number {
    return this.places.get(card) ?? this.places.size;
  }

  private named(fits: (zone: ZoneDescription) => boolean): string[] {
    return this.description.zones.filter(fits).map((zone) => zone.name);
  }
}

const known = new Map<string, Ruleset>();

/** Keep a description for as long as the page lives. */
export function keep(description: RulesetDescription): Ruleset {
  const ruleset = known.get(description.id) ?? new Ruleset(description);
  known.set(description.id, ruleset);
  return ruleset;
}

export const kept = (id: string): Ruleset | undefined => known.get(id);

/** The newest descriptions that need not be sent again. */
export const keptIds = (): string[] => [...known.keys()].slice(-8);

/** The rulesets that are played most: a server need not describe them. */
const descriptions = import.meta.glob<RulesetDescription>('../../generated/descriptions/*.json', {
  eager: true,
  import: 'default',
});
const common = Object.values(descriptions).map(keep);

/** One of these, by its text. */
export function knownBefore(text: string): Ruleset {
  const found = common.find(({ description }) => description.text === text);
  if (!found) throw new Error(`${text} is not known beforehand`);
  return found;
}

// The ruleset of the table that a component stands on, without handing it through all of them.
const HERE = Symbol('ruleset');
type Find = () => Ruleset | undefined;

export const layDown = (find: Find): Find => setContext(HERE, find);
export const rulesetHere = (): Find => getContext<Find | undefined>(HERE) ?? (() => undefined);
