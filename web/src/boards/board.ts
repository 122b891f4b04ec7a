// What a board is told: which powers, threats, progress and zones belong to its module. All numbers are
// the engine's; a board only draws them.

import type { HeldPower, Progress, Threat, ZoneDescription } from '../generated/wire';
import type { Asking } from '../input/asking.svelte';
import type { Choice } from '../input/choices';
import type { Controls } from '../input/controls.svelte';
import type { Ruleset } from '../model/ruleset';
import { sayTitle } from '../text/facts';
import { say, up, words } from '../text/fluent.svelte';

const SHOWN: readonly ZoneDescription['role'][] = ['line', 'shelf', 'store'];

export const powersOf = (controls: Controls, module: string): HeldPower[] =>
  controls.insight.powers.filter((power) => controls.ruleset?.verbs.get(power.verb)?.module === module);

export const threatsOf = (controls: Controls, module: string): Threat[] =>
  controls.insight.threats.filter(
    (threat) => controls.ruleset && moduleOfThreat(threat, controls.ruleset) === module && threat.level !== 'watch',
  );

/** Whose things a threat points at. */
function moduleOfThreat({ things }: Threat, ruleset: Ruleset): string {
  const [thing] = things;
  if (!thing) return '';
  const card = ruleset.cards.get(thing.card)?.module ?? '';
  const zone = ruleset.zones.get(thing.zone)?.module ?? ruleset.counters.get(thing.zone)?.module ?? '';
  return isBase(zone, ruleset) ? card : zone;
}

const isBase = (module: string, ruleset: Ruleset): boolean =>
  !ruleset.description.modules.some(({ key }) => key === module);

export function progressOf(controls: Controls, module: string): Progress | undefined {
  const keys = controls.ruleset?.description.victory.filter((one) => one.module === module).map(({ key }) => key) ?? [];
  return controls.insight.progress.find(({ key }) => keys.includes(key));
}

/** The zones of a module in which things lie side by side. */
export function zonesOf(controls: Controls, module: string): ZoneDescription[] {
  const seat = controls.view?.seat ?? 0;
  return (controls.ruleset?.description.zones ?? []).filter(
    (zone) =>
      zone.module === module &&
      SHOWN.includes(zone.role) &&
      zone.shown !== 'never' &&
      [-1, Math.max(seat, 0)].includes(zone.seat),
  );
}

/** The choices by which a power can be used now; a card may give several verbs. */
export function usesOf(controls: Asking, power: HeldPower): Choice[] {
  const piece = controls.ruleset?.verbs.get(power.verb)?.piece ?? '';
  return controls.choices.filter(({ verb }) => verb.name === power.verb || (piece !== '' && verb.piece === piece));
}

/** Powers that hang on a card of the hand: they are used there, not on a board. */
export const heldPowers = (controls: Controls): HeldPower[] =>
  controls.insight.powers.filter(
    (power) => power.piece !== null && controls.ruleset?.role(power.piece.zone) === 'hand',
  );

/** A choice that a board or a card offers, so that no list needs to. */
export function isShownAsPower(controls: Asking, choice: Choice): boolean {
  return controls.insight.powers.some((power) => power.usable && usesOf(controls, power).includes(choice));
}

/** A zone that a board draws, so that nothing else needs to. */
export const isOnBoard = (zone: string, ruleset: Ruleset): boolean => {
  const module = ruleset.zones.get(zone)?.module ?? '';
  return !isBase(module, ruleset) && ruleset.role(zone) !== 'hand';
};

/** Something of a module's can be used at this moment. */
export const isUsable = (controls: Controls, module: string): boolean =>
  powersOf(controls, module).some((power) => power.usable);

export const badgeName = (module: string): string =>
  words.has(`badge-${module}`) ? say(`badge-${module}`) : up(words.raw(`module-${module}`));

/** A short word for why a power waits: so many more, or when it can be used. */
export function waitingFor(power: HeldPower): string {
  if (power.usable) return '';
  if (power.have < power.need) return say('board-lacking', { n: power.need - power.have });
  const obstacle = power.obstacles.find(({ key }) => key === 'window') ?? power.obstacles[0];
  const window = obstacle?.args.window;
  if (typeof window === 'string' && words.has(`window-${window}`)) return say(`window-${window}`);
  return '';
}

/** What a power is called on its board. */
export function powerName(controls: Controls, power: HeldPower, short = false): string {
  const verb = controls.ruleset?.verbs.get(power.verb);
  return verb?.piece ? up(words.raw(`card-${verb.piece}`)) : sayTitle(verb?.family ?? power.verb, short);
}

/** The one number that stands under a module's badge where there is no room for its board. */
export function counterOf(controls: Controls, module: string): string {
  const near = threatsOf(controls, module).length;
  if (near) return `${words.number(near)}!`;
  const progress = progressOf(controls, module);
  if (progress) return `${words.number(progress.have)}/${words.number(progress.need)}`;
  const usable = powersOf(controls, module).filter((power) => power.usable).length;
  if (usable) return words.number(usable);
  const lying = zonesOf(controls, module).reduce(
    (sum, zone) => sum + (controls.view?.zones[zone.name]?.length ?? 0),
    0,
  );
  return lying ? words.number(lying) : '·';
}
