// Moves cards from where they were to where they are. What the view says is shown at once;
// motion is only drawn above it, so it can be cut at any time.

import { tick } from 'svelte';
import type { Move } from '../state/cards';
import { lasting } from '../state/settings.svelte';

const FLIGHT = 340;
const STAGGER = 110;
const EASING = 'cubic-bezier(.3, .8, .3, 1)';

interface Was {
  rect: DOMRect;
  zone: string;
  picture: Element | null;
}

const running = new Set<Animation>();

/** Change the table by `change`, and let the cards move there. */
export async function direct(moves: Move[], change: () => void): Promise<void> {
  finish();
  const flight = lasting(FLIGHT);
  if (!flight || document.hidden) {
    change();
    await tick();
    return;
  }
  const before = cardsNow();
  change();
  await tick();
  const after = cardsNow();
  const flown = new Set<number>();
  const first = Math.min(...moves.map((move) => move.order));
  const told = [...moves].sort((a, b) => a.order - b.order);
  told.forEach((move, turn) => {
    const delay = Math.min(turn, 8) * lasting(STAGGER) + (move.order > first ? lasting(60) : 0);
    fly(move, before.get(move.id), after.get(move.id), flight, delay);
    flown.add(move.id);
  });
  for (const [id, now] of after) {
    const was = before.get(id);
    if (was && !flown.has(id) && was.zone === now.zone) shift(id, was.rect, now.rect, flight);
  }
}

/** Everything lies where it belongs, now. */
export function finish(): void {
  for (const animation of running) animation.finish();
  running.clear();
}

function cardsNow(): Map<number, Was> {
  const found = new Map<number, Was>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
    const picture = element.querySelector('svg');
    found.set(Number(element.dataset.card), { rect: (picture ?? element).getBoundingClientRect(), zone, picture });
  }
  return found;
}

function shift(id: number, from: DOMRect, to: DOMRect, duration: number): void {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (Math.abs(dx) + Math.abs(dy) < 1) return;
  const element = document.querySelector<HTMLElement>(`[data-card="${id}"]`);
  if (element)
    play(element, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration, easing: EASING });
}

function fly(move: Move, was: Was | undefined, now: Was | undefined, flight: number, delay: number): void {
  const stops = move.path.map((zone) => anchorOf(zone));
  if (was) stops[0] = was.rect;
  if (now) stops[stops.length - 1] = now.rect;
  const places = stops.filter((rect): rect is DOMRect => rect !== undefined);
  if (places.length < 2) return;
  const ghost = ghostOf(now?.picture ?? was?.picture ?? pictureOf(move.code), places.at(-1) as DOMRect);
  if (!ghost) return;
  const target = document.querySelector<HTMLElement>(`[data-card="${move.id}"]`);
  target?.classList.add('in-flight');
  const motion = play(ghost, keyframes(places), {
    duration: flight * (places.length - 1) + (places.length > 2 ? flight : 0),
    delay,
    easing: 'linear',
    fill: 'both',
  });
  motion.onfinish = () => {
    running.delete(motion);
    ghost.remove();
    target?.classList.remove('in-flight');
  };
}

/** On the way a card stops a moment wherever it was shown. */
function keyframes(places: DOMRect[]): Keyframe[] {
  const end = places.at(-1) as DOMRect;
  const last = places.length - 1;
  const frames: Keyframe[] = [];
  places.forEach((rect, i) => {
    const scale = end.width ? rect.width / end.width : 1;
    const transform = `translate(${rect.left - end.left}px, ${rect.top - end.top}px) scale(${scale})`;
    const between = i > 0 && i < last;
    const offset = i / last;
    if (between) {
      frames.push({ transform, offset: offset - 0.12, easing: 'linear' });
      frames.push({ transform, offset: Math.min(0.99, offset + 0.12), easing: EASING });
    } else {
      frames.push({ transform, offset, easing: EASING });
    }
  });
  return frames;
}

function anchorOf(zone: string): DOMRect | undefined {
  const place = zone === 'top' || zone === 'bag' || zone === 'bottom' ? 'deck' : zone;
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

function pictureOf(code: string): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 200 300');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${code === '??' ? 'back' : code}`);
  svg.append(use);
  return svg;
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
