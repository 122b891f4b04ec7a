// Moves cards from where they were to where they are, in the order in which it happened. What the
// view says lies there at once; motion is only drawn above it, so it can be cut at any time.

import { tick } from 'svelte';
import { imageOf, pictureName } from '../parts/pictures.svelte';
import type { Move } from '../state/cards';
import type { Ruleset } from '../state/ruleset';
import { lasting } from '../state/settings.svelte';
import { FLIGHT, type Leg, type Score, scoreOf } from './beats';
import { droppedRect, flatRect, letGo } from './carrying';

const EASING = 'cubic-bezier(.3, .8, .3, 1)';

interface Was {
  rect: DOMRect;
  zone: string;
  picture: Element | null;
}

/** By what it is known when and where a card is. */
interface Plan {
  score: Score;
  ruleset: Ruleset;
}

interface Stop {
  time: number;
  rect: DOMRect;
}

const running = new Set<Animation>();
const timers = new Set<number>();
let done: (() => void) | undefined;

export const still = (): boolean => !lasting(FLIGHT) || document.hidden;

/** Change the table by `change`, let the cards move there, and tell up to which event they have come. */
export async function direct(
  moves: Move[],
  ruleset: Ruleset,
  change: () => void,
  tell: (last: number) => void,
): Promise<void> {
  finish();
  if (still() || !moves.length) {
    letGo();
    change();
    await tick();
    return;
  }
  const before = cardsNow();
  settleFrom(before);
  change();
  await tick();
  const after = cardsNow();
  const score = scoreOf(moves, ruleset);
  const flown = new Set(moves.map((move) => move.id));
  for (const move of moves) fly(move, { score, ruleset }, before.get(move.id), after.get(move.id));
  for (const [id, now] of after) {
    const was = before.get(id);
    if (was && !flown.has(id) && was.zone === now.zone) shift(id, was.rect, now.rect);
  }
  await over(score, tell);
}

/** Everything lies where it belongs, now. */
export function finish(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  for (const animation of running) animation.finish();
  running.clear();
  done?.();
  done = undefined;
}

function over(score: Score, tell: (last: number) => void): Promise<void> {
  for (const { start, last } of score.beats) timers.add(window.setTimeout(() => tell(last), lasting(start)));
  timers.add(window.setTimeout(finish, lasting(score.length)));
  return new Promise((resolve) => {
    done = resolve;
  });
}

function cardsNow(): Map<number, Was> {
  const found = new Map<number, Was>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
    const picture = element.querySelector('.face, img');
    found.set(Number(element.dataset.card), {
      rect: flatRect((picture as HTMLElement | null) ?? element),
      zone,
      picture,
    });
  }
  return found;
}

/** A card that was let go begins where it was let go. */
function settleFrom(before: Map<number, Was>): void {
  for (const [id, was] of before) {
    const rect = droppedRect(id);
    if (rect) before.set(id, { ...was, rect });
  }
  letGo();
}

function shift(id: number, from: DOMRect, to: DOMRect): void {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (Math.abs(dx) + Math.abs(dy) < 1) return;
  const element = document.querySelector<HTMLElement>(`[data-card="${id}"]`);
  const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }];
  if (element) play(element, frames, { duration: lasting(FLIGHT), easing: EASING });
}

function fly(move: Move, by: Plan, was: Was | undefined, now: Was | undefined): void {
  const stops = stopsOf(move, by, was, now);
  const [first, end] = [stops[0], stops.at(-1)];
  if (!first || !end || stops.length < 2) return;
  const ghost = ghostOf(now?.picture ?? was?.picture ?? pictureOf(move.code, by.ruleset), end.rect);
  if (!ghost) return;
  const target = document.querySelector<HTMLElement>(`[data-card="${move.id}"]`);
  target?.classList.add('in-flight');
  const motion = play(ghost, keyframes(stops, by.ruleset.inDeck(move.path[0] ?? '')), {
    duration: lasting(end.time - first.time),
    delay: lasting(first.time),
    easing: 'linear',
    fill: 'both',
  });
  motion.onfinish = () => {
    running.delete(motion);
    ghost.remove();
    target?.classList.remove('in-flight');
  };
}

/** Where the card is when; between two of its steps it lies where it has come to. */
function stopsOf(move: Move, { score, ruleset }: Plan, was: Was | undefined, now: Was | undefined): Stop[] {
  const rects = move.path.map((zone) => anchorOf(ruleset.inDeck(zone) ? 'deck' : zone));
  if (was) rects[0] = was.rect;
  if (now) rects[rects.length - 1] = now.rect;
  const stops: Stop[] = [];
  move.orders.forEach((order, i) => {
    const leg = score.legs.get(order);
    const [from, to] = [rects[i], rects[i + 1]];
    if (!leg || !from || !to) return;
    stops.push({ time: leg.start, rect: from }, ...revealed(leg), { time: leg.end, rect: to });
  });
  return stops;
}

/** Cards that everybody shall see lie side by side in the middle first. */
function revealed({ start, shown }: Leg): Stop[] {
  const middle = shown && anchorOf('stage');
  if (!shown || !middle) return [];
  const width = Math.min(110, (innerWidth - 24) / Math.max(shown.of, 5) - 6);
  const left = middle.left + middle.width / 2 + (shown.place - shown.of / 2) * (width + 6);
  const rect = new DOMRect(left, middle.top + (middle.height - width * 1.5) / 2, width, width * 1.5);
  return [
    { time: Math.min(start + FLIGHT, shown.from), rect },
    { time: shown.from, rect },
  ];
}

function keyframes(stops: Stop[], hidden: boolean): Keyframe[] {
  const begin = stops[0]?.time ?? 0;
  const end = stops.at(-1) as Stop;
  const all = Math.max(1, end.time - begin);
  const frames = stops.map(({ time, rect }): Keyframe => {
    const scale = end.rect.width ? rect.width / end.rect.width : 1;
    const transform = `translate(${rect.left - end.rect.left}px, ${rect.top - end.rect.top}px) scale(${scale})`;
    return { transform, offset: Math.min(1, Math.max(0, (time - begin) / all)), easing: EASING, opacity: 1 };
  });
  // What the deck will give is not seen before its time.
  const [first] = frames;
  if (hidden && first) frames.unshift({ ...first, opacity: 0, easing: 'step-end' });
  return frames;
}

function anchorOf(place: string): DOMRect | undefined {
  const element =
    document.querySelector<HTMLElement>(`[data-zone="${place}"] [data-anchor]`) ??
    document.querySelector<HTMLElement>(`[data-zone="${place}"]`) ??
    document.querySelector<HTMLElement>('[data-zone="stage"]');
  if (!element) return undefined;
  const rect = element.getBoundingClientRect();
  if (element.dataset.anchor !== undefined) return rect;
  const width = Math.min(rect.width, 80);
  return new DOMRect(
    rect.left + (rect.width - width) / 2,
    rect.top + (rect.height - width * 1.5) / 2,
    width,
    width * 1.5,
  );
}

function pictureOf(code: string, ruleset: Ruleset): Element {
  const picture = document.createElement('img');
  picture.src = imageOf(pictureName(code, ruleset));
  picture.style.cssText = 'width:100%;height:100%';
  return picture;
}

function ghostOf(picture: Element, rect: DOMRect): HTMLElement | undefined {
  const layer = document.getElementById('flights');
  if (!layer) return undefined;
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.cssText = `left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.width * 1.5}px`;
  ghost.append(picture.cloneNode(true));
  layer.append(ghost);
  return ghost;
}

function play(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, timing);
  running.add(animation);
  animation.onfinish = () => running.delete(animation);
  return animation;
}
