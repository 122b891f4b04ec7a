// Moves cards from where they were to where they are, in the order in which it happened. What the
// view says lies there at once; motion is only drawn above it, so it can be cut at any time.

import { tick } from 'svelte';
import { lasting } from '../app/settings.svelte';
import { imageOf } from '../art/pictures.svelte';
import type { Move } from '../model/pieces';
import type { Ruleset } from '../model/ruleset';
import { FLIGHT, type Score, scoreOf } from './beats';
import { droppedRect, letGo } from './carrying';
import { after, animate, atEnd, finish, nudge } from './clock';
import {
  anchorOf,
  cardElement,
  framesOf,
  ghostOf,
  OUT,
  pictureOf,
  revealed,
  type Spot,
  type Stop,
  spotsNow,
} from './flights';
import { PIECES } from './scenes';
import { riffle } from './shuffleScene';

export { finish } from './clock';

const LIFTED = 24;

export const still = (): boolean => !lasting(FLIGHT) || document.hidden;

export interface Change {
  moves: Move[];
  ruleset: Ruleset;
  shuffled: boolean;
  show(): void; // the table as it is afterwards
  tell(last: number): void; // the cards have come up to this event
}

/** By what it is known when and where a card is. */
interface Plan {
  score: Score;
  ruleset: Ruleset;
  onStage: DOMRect | undefined; // a Door that stood on the stage
}

/** Show a change of the table, let the cards move there, and tell how far they have come. */
export async function direct({ moves, ruleset, shuffled, show, tell }: Change): Promise<void> {
  finish();
  if (still() || !moves.length) {
    letGo();
    show();
    await tick();
    return;
  }
  const before = spotsNow();
  const onStage = document.querySelector('.stage .great')?.getBoundingClientRect();
  fromTheFingers(before);
  show();
  await tick();
  const now = spotsNow();
  const score = scoreOf(moves, ruleset);
  for (const move of moves) {
    const hidden = ruleset.inDeck(move.path[0] ?? ''); // in the deck, a card has no place of its own
    fly(move, { score, ruleset, onStage }, hidden ? undefined : before.get(move.id), now.get(move.id));
  }
  const flown = new Set(moves.map((move) => move.id));
  for (const [id, spot] of now) {
    const was = before.get(id);
    if (was && !flown.has(id) && was.zone === spot.zone) shift(id, was.rect, spot.rect);
  }
  if (shuffled) riffle(Math.max(0, score.length - FLIGHT));
  await over(score, tell);
}

function over(score: Score, tell: (last: number) => void): Promise<void> {
  for (const { start, last } of score.beats) after(start, () => tell(last));
  after(score.length, finish);
  return new Promise((resolve) => atEnd(resolve));
}

/** A card that was let go begins where it was let go. */
function fromTheFingers(before: Map<number, Spot>): void {
  for (const [id, was] of before) {
    const rect = droppedRect(id);
    if (rect) before.set(id, { ...was, rect });
  }
  letGo();
}

function shift(id: number, from: DOMRect, to: DOMRect): void {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.abs(dx) + Math.abs(dy) < 1) return;
  const frames = [{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }];
  nudge(cardElement(id), frames, { start: 0, length: FLIGHT, easing: OUT });
}

function fly(move: Move, plan: Plan, was: Spot | undefined, now: Spot | undefined): void {
  const { score, ruleset } = plan;
  const { stops, hidden } = wayOf(move, plan, was, now);
  const target = cardElement(move.id);
  if (target) {
    target.classList.add('in-flight');
    const landed = Math.max(0, ...move.orders.map((order) => score.legs.get(order)?.end ?? 0));
    after(landed, () => target.classList.remove('in-flight'));
    atEnd(() => target.classList.remove('in-flight'));
  }
  const [first, end] = [stops[0], stops.at(-1)];
  if (!first || !end || stops.length < 2) return;
  const ghost = ghostOf(now?.picture ?? was?.picture ?? pictureOf(move, ruleset), end.rect);
  const fromDeck = ruleset.inDeck(move.path[0] ?? '');
  animate(ghost, framesOf(stops, fromDeck || hidden), { start: first.time, length: end.time - first.time });
  if (fromDeck) turnOver(ghost, first.time);
  after(end.time, () => ghost.remove());
  atEnd(() => ghost.remove());
}

/** Where the card is when; what a set piece shows by itself is no part of it. */
function wayOf(move: Move, { score, ruleset, onStage }: Plan, was: Spot | undefined, now: Spot | undefined) {
  const rects = move.path.map((zone) => anchorOf(ruleset.inDeck(zone) ? deckOf(ruleset) : zone));
  if (was) rects[0] = was.rect;
  if (now) rects[rects.length - 1] = now.rect;
  const stops: Stop[] = [];
  let hidden = false;
  move.orders.forEach((order, i) => {
    const leg = score.legs.get(order);
    const [from, to] = [rects[i], rects[i + 1]];
    if (!leg || !from || !to) return;
    const piece = PIECES[leg.piece];
    const cue = { move, leg, from: (leg.piece === 'door' && onStage) || from, to, ruleset };
    piece?.play?.(cue);
    if (piece?.hides) hidden = stops.length === 0;
    else
      stops.push(
        ...(piece?.stops?.(cue) ?? [
          { time: leg.start, rect: from },
          ...arc(from, to, leg.start),
          ...revealed(leg),
          { time: leg.end, rect: to },
        ]),
      );
  });
  return { stops, hidden };
}

/** Paper does not fly straight. */
function arc(from: DOMRect, to: DOMRect, start: number): Stop[] {
  const far = Math.hypot(to.left - from.left, to.top - from.top);
  if (far < 120) return [];
  const rect = new DOMRect(
    (from.left + to.left) / 2,
    (from.top + to.top) / 2 - LIFTED,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );
  return [{ time: start + FLIGHT * 0.35, rect, easing: OUT }];
}

const deckOf = (ruleset: Ruleset): string => ruleset.description.zones.find(({ role }) => role === 'deck')?.name ?? '';

/** A card from the deck shows its back first. */
function turnOver(ghost: HTMLElement, start: number): void {
  const back = document.createElement('img');
  back.src = imageOf('back');
  back.className = 'back';
  ghost.append(back);
  after(start + FLIGHT / 2, () => back.remove());
  const turns = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(.05)', offset: 0.5 }, { transform: 'scaleX(1)' }];
  for (const face of ghost.children) nudge(face, turns, { start, length: FLIGHT });
}
