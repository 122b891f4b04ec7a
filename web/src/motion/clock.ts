// One clock for all that moves: everything that runs can be finished at once, by a tap or a key.

import { lasting } from '../app/settings.svelte';

const running = new Set<Animation>();
const timers = new Set<number>();
const endings = new Set<() => void>();

export interface Timing {
  start: number; // in milliseconds at normal speed
  length: number;
  easing?: string;
}

/** Move something; before its time it stands as its first frame has it, and afterwards as its last. */
export function animate(element: Element, frames: Keyframe[], timing: Timing): Animation {
  return run(element, frames, timing, 'both');
}

/** The same for what is part of the table: when it is over, nothing of it is left. */
export function nudge(element: Element | null | undefined, frames: Keyframe[], timing: Timing): void {
  if (element) run(element, frames, timing, 'backwards');
}

function run(
  element: Element,
  frames: Keyframe[],
  { start, length, easing = 'linear' }: Timing,
  fill: FillMode,
): Animation {
  const timing = { delay: lasting(start), duration: Math.max(1, lasting(length)), easing, fill };
  const animation = element.animate(frames, timing);
  running.add(animation);
  animation.onfinish = () => running.delete(animation);
  return animation;
}

export function after(start: number, act: () => void): void {
  timers.add(window.setTimeout(act, lasting(start)));
}

/** To be done when all is over, however it comes to that. */
export function atEnd(act: () => void): void {
  endings.add(act);
}

/** Everything lies where it belongs, now. */
export function finish(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  for (const animation of [...running]) animation.finish();
  running.clear();
  for (const act of endings) act();
  endings.clear();
}
