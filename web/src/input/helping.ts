// What a thing says that can do nothing now: its page, what a power waits for, why a card cannot go there.

import { powerName } from '../boards/board';
import type { HeldPower } from '../generated/wire';
import { sayObstacles } from '../text/facts';
import { say } from '../text/fluent.svelte';
import { wayTo } from './choices';
import type { Controls } from './controls.svelte';
import { explain } from './explaining';
import type { TargetId } from './interaction';
import { powerTarget, zoneOf } from './offers';

/** Why the card cannot go there; if there is nothing to say, it is put back. */
export function explainPiece(controls: Controls, piece: TargetId, to: TargetId): void {
  const picked = controls.cardAt(piece);
  const [labyrinth] = controls.lying('labyrinth')[0] ?? [];
  const zone = zoneOf(to) ?? controls.cardAt(to)?.zone ?? (to.startsWith('to:') ? labyrinth : undefined);
  if (picked && zone && wayTo(controls, zone)) void explain(controls, picked, zone);
  else controls.unpick();
}

/** What can do nothing now says what it is. */
export function help(controls: Controls, on: TargetId): void {
  const held = controls.cardAt(on);
  const role = controls.ruleset?.role(zoneOf(on) ?? '');
  const power = controls.insight.powers.find(({ verb }) => powerTarget(verb) === on);
  if (power) helpWith(controls, power);
  else if (on.startsWith('page:')) controls.ask(on.slice('page:'.length));
  else if (role === 'deck') controls.toggle('odds');
  else if (role === 'discard' || role === 'limbo') controls.toggle(role);
  else if (!held) return;
  else if (controls.replaced && controls.hand.some(([zone]) => held.zone === zone)) {
    controls.notice = { text: say('web-replaced') };
  } else if (!controls.source.mistaken?.(held.card.code)) controls.ask(held.card.code);
}

/** A power that waits says for what. */
function helpWith(controls: Controls, power: HeldPower): void {
  const obstacles = power.usable ? '' : sayObstacles(power, controls.source.seat?.names);
  if (obstacles) controls.notice = { text: `${powerName(controls, power)}. ${obstacles}` };
  else controls.ask(`power-${power.verb}`);
}
