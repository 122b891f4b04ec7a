// Why something cannot be done, as the engine says it; the caption shows it, and the things that clash.

import { sound } from '../audio/mixer';
import { bare, say } from '../text/fluent.svelte';
import { wayTo } from './choices';
import type { Controls } from './controls.svelte';

type Picked = NonNullable<Controls['picked']>;

/** Ask the server why an action is not possible now. */
export async function explainAction(controls: Controls, action: string): Promise<void> {
  const { source } = controls;
  const shown = source.seat?.shownCount;
  const answer = await source.explain?.(action);
  if (!answer?.obstacle || shown !== source.seat?.shownCount) return;
  controls.notice = { text: say(`why-${answer.obstacle.key}`, answer.obstacle.args), obstacle: answer.obstacle };
  sound('deny');
}

/** Why this card cannot go there. */
export async function explain(controls: Controls, { zone, card }: Picked, target: string): Promise<void> {
  const verb = wayTo(controls, target);
  const group = controls.ruleset?.zones.get(zone)?.group;
  if (verb) await explainAction(controls, `${verb}:${bare(card.code)}${group ? `/${group}` : ''}`);
}

/** On a turn, a card that cannot go to the path says why at once. */
export async function explainPicked(controls: Controls): Promise<void> {
  const { picked } = controls;
  const [target] = controls.lying('labyrinth')[0] ?? [];
  const turn = controls.question?.window === 'turn';
  if (!picked || !target || !turn || controls.arriving(target).length || controls.bringing(['line'])) return;
  await explain(controls, picked, target);
}
