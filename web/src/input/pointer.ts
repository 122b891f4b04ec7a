// Everything that a mouse or a finger does on the table: it presses what is a target, holds it, carries it and
// throws it. One pair of ears for the whole table; what comes of it, the machine says.

import { carried, letGo, springBack } from '../motion/carrying';
import type { Controls } from './controls.svelte';
import { inputKind } from './inputKind.svelte';
import { FLOOR, HOLD, type TargetId } from './interaction';
import { TO_DISCARD, TO_PLAY, zoneTarget } from './offers';

const LONG = 480; // milliseconds until a thing is asked about
const FAR = 9; // pixels: less is a hand that trembles
const FAST = 0.6; // pixels in a millisecond: a throw
const TILT = 6; // degrees at most
const SHOWN = 0.62; // of a card in the fan: the rest of it lies under its neighbour
const OTHERS = 'button, a, input, select, summary, label'; // they answer for themselves

interface Point {
  x: number;
  y: number;
  time: number;
}

/** The table tells lights and tests what to touch next on the way to an action. */
export interface TableElement extends HTMLElement {
  nextTargets(code: string): TargetId[];
}

export function pointing(root: HTMLElement, controls: Controls) {
  let start: PointerEvent | undefined;
  let thing: HTMLElement | undefined; // under the pointer since it went down
  let ghost: HTMLElement | undefined;
  let timer = 0;
  let swallow = false; // the click that ends a hold or a drag is no press
  let trail: Point[] = [];

  const down = (event: PointerEvent) => {
    swallow = false;
    const found = thingAt(event.target);
    if (event.button !== 0 || !found) return;
    start = event;
    thing = found;
    trail = [];
    controls.send({ type: 'down', on: targetOf(found), now: performance.now() });
    if (controls.state.at === 'holding') fill(found);
    else if (asksOf(found)) timer = window.setTimeout(ask, LONG);
    if (controls.canDrag(targetOf(found))) found.setPointerCapture(event.pointerId);
  };
  const fill = (found: HTMLElement) => {
    found.classList.add('pressing');
    timer = window.setTimeout(() => {
      swallow = true;
      release();
      navigator.vibrate?.(8);
      controls.send({ type: 'time', now: performance.now() });
    }, HOLD);
  };
  const ask = () => {
    const page = thing && asksOf(thing);
    swallow = true;
    release();
    if (page) controls.ask(page);
  };
  /** Nothing is held any more, whatever came of it. */
  const release = () => {
    clearTimeout(timer);
    thing?.classList.remove('pressing');
    start = undefined;
  };
  const move = (event: PointerEvent) => {
    if (!start || !thing) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (controls.state.at === 'holding') {
      if (!isOver(thing, event)) end(event);
      return;
    }
    if (!ghost && Math.hypot(dx, dy) < FAR) return;
    clearTimeout(timer);
    if (!controls.canDrag(targetOf(thing))) return;
    if (!ghost) {
      ghost = carried(thing);
      controls.send({ type: 'drag', on: targetOf(thing), now: performance.now() });
    }
    trail = [...trail.slice(-4), { x: event.clientX, y: event.clientY, time: event.timeStamp }];
    const tilt = Math.max(-TILT, Math.min(TILT, speedOf(trail)[0] * TILT));
    ghost?.style.setProperty('transform', `translate(${dx}px, ${dy}px) rotate(${tilt}deg)`);
    mark(under(event)?.closest<HTMLElement>('[data-zone]')?.dataset.zone);
  };
  const end = (event: PointerEvent) => {
    const [flying, from] = [ghost, thing];
    if (!start) return;
    release();
    ghost = undefined;
    mark(undefined);
    if (flying && from) land(event, flying, from);
    else controls.send({ type: 'up', now: event.type === 'pointerup' ? performance.now() : Number.NEGATIVE_INFINITY });
  };
  const land = (event: PointerEvent, flying: HTMLElement, from: HTMLElement) => {
    swallow = true;
    const over = event.type === 'pointerup' ? landing(event, from) : undefined;
    const before = controls.state;
    controls.send({ type: 'over', on: over });
    controls.send({ type: 'drop', now: performance.now() });
    const laid = controls.state.at === 'arranging' && before.at === 'dragging' && controls.state !== before.before;
    if (laid) letGo();
    else if (controls.state.at !== 'sent') springBack(from, flying);
  };
  /** What a card is let go on, or thrown at. */
  const landing = (event: PointerEvent, from: HTMLElement): TargetId | undefined => {
    const home = from.closest<HTMLElement>('[data-zone]');
    const zone = under(event)?.closest<HTMLElement>('[data-zone]');
    const [, fall] = speedOf(trail);
    const thrown = Math.abs(fall) > FAST && (!zone || zone.dataset.zone === home?.dataset.zone);
    if (thrown && !from.closest('[data-sort]')) return fall < 0 ? TO_PLAY : TO_DISCARD;
    return controls.meant(candidates(under(event), event));
  };
  const click = (event: MouseEvent) => {
    if (swallow) {
      swallow = false;
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    const element = event.target as HTMLElement;
    const nearest = element.closest<HTMLElement>(`[data-target], ${OTHERS}`);
    if (nearest && root.contains(nearest) && nearest.dataset.target === undefined) return;
    const on = controls.meant(candidates(neighbourAt(event) ?? element, event)) ?? FLOOR;
    controls.send({ type: 'press', on, now: performance.now() });
  };
  const menu = (event: Event) => {
    const found = thingAt(event.target);
    if (!found) return;
    event.preventDefault();
    const page = asksOf(found);
    if (page && (event as PointerEvent).pointerType !== 'touch' && !start) controls.ask(page);
  };

  Object.assign(root, { nextTargets: (code: string) => controls.nextTargets(code) });
  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerup', end);
  root.addEventListener('pointercancel', end);
  root.addEventListener('click', click, true);
  root.addEventListener('contextmenu', menu);
  return {
    destroy() {
      clearTimeout(timer);
      ghost?.remove();
    },
  };
}

const thingAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-target]')) || undefined;
const targetOf = (thing: HTMLElement): TargetId => thing.dataset.target ?? FLOOR;
/** Its page of help. */
const asksOf = ({ dataset }: HTMLElement): string => dataset.asks ?? dataset.code ?? '';
const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);

/** A finger that touches where the neighbour of a picked card lay means the neighbour. */
function neighbourAt(event: MouseEvent): Element | undefined {
  const place = (event.target as Element).closest('.hand .place.picked');
  const next = place?.nextElementSibling?.querySelector('[data-target]');
  const card = place?.querySelector('.card')?.getBoundingClientRect();
  if (!next || !card || inputKind.now !== 'touch' || event.detail === 0) return undefined;
  return event.clientX > card.left + card.width * SHOWN ? next : undefined;
}

/** What lies there: the thing itself, then the place and the zone in which it lies. */
function candidates(element: Element | null, { clientX }: MouseEvent): TargetId[] {
  const thing = element?.closest<HTMLElement>('[data-target]')?.dataset.target;
  const spot = element?.closest<HTMLElement>('[data-sort]')?.dataset.sort;
  const zone = element?.closest<HTMLElement>('[data-zone]');
  const name = zone?.dataset.zone;
  const { left = 0, width = 0 } = zone?.getBoundingClientRect() ?? {};
  const end = clientX < left + width / 2 ? 'first' : 'last';
  return [
    ...(thing ? [thing] : []),
    ...(spot ? [`spot:${spot}`] : []),
    ...(zone && name ? [zoneTarget(name, end), zoneTarget(name)] : []),
  ];
}

/** Across and down, in pixels a millisecond, over the last few points. */
function speedOf(trail: Point[]): [number, number] {
  const [first, last] = [trail[0], trail.at(-1)];
  if (!first || !last || last.time <= first.time) return [0, 0];
  const time = last.time - first.time;
  return [(last.x - first.x) / time, (last.y - first.y) / time];
}

function isOver(thing: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

function mark(zone: string | undefined): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    element.classList.toggle('under', element.dataset.zone === zone);
  }
}
