// The one number that stands under a module's badge where there is no room for its board.

import type { Controls } from '../input/controls.svelte';
import { words } from '../text/fluent.svelte';
import { powersOf, progressOf, threatsOf, zonesOf } from './board';

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
