// The whole game by keyboard. Keys are places on the board, not letters: they are the same
// everywhere, whatever is printed on them. Only the question mark is looked for as a sign.

import { settings } from '../app/settings.svelte';
import { dock } from '../app/viewport.svelte';
import type { Card } from '../model/pieces';
import { finish } from '../motion/play';
import { cardTarget, markTarget } from './arrangement';
import type { Controls, Panel } from './controls.svelte';
import { focusCard, focusChoice, move } from './focus';
import { CONFIRM, restOf, type TargetId } from './interaction';
import { groupsOf } from './marks';
import { buttonTarget, TO_DISCARD, TO_PLAY } from './offers';

export const KEYS: [string, string][] = [
  ['1 … 9', 'number'],
  ['← → ↑ ↓', 'arrows'],
  ['P Enter', 'play'],
  ['X', 'discard'],
  ['Esc', 'back'],
  ['U', 'undo'],
  ['A', 'hold'],
  ['S', 'signal'],
  ['I', 'info'],
  ['H', 'story'],
  ['O', 'odds'],
  ['D', 'pile'],
  ['/', 'type'],
  ['M', 'menu'],
  ['?', 'keys'],
];

type Press = (controls: Controls) => void;

/** What opens a panel closes it, too. */
const PANELS: Record<string, Panel> = {
  KeyI: 'info',
  KeyH: 'story',
  KeyO: 'odds',
  KeyD: 'discard',
  KeyM: 'menu',
  Slash: 'type',
};

const PRESSES: Record<string, Press> = {
  KeyP: (controls) => bring(controls, TO_PLAY),
  KeyX: (controls) => bring(controls, TO_DISCARD),
  KeyU: (controls) => controls.undo(),
  KeyA: (controls) => {
    if (controls.canHold) controls.hold();
  },
  KeyS: () => document.querySelector<HTMLElement>('.signals button')?.focus(),
  KeyI: (controls) => ask(controls),
  Escape: (controls) => {
    if (isHalfDone(controls) || !controls.panel) controls.send({ type: 'dismiss' });
    else controls.toggle(controls.panel);
  },
  ArrowLeft: () => move(-1, 0),
  ArrowRight: () => move(1, 0),
  ArrowUp: () => move(0, -1),
  ArrowDown: () => move(0, 1),
};

export function press(event: KeyboardEvent, controls: Controls): void {
  finish();
  if (!settings.shortcuts || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  if (controls.source.curtain) return;
  const covered = controls.panel !== '' && !dock.wide;
  const action = closing(event, controls) ?? (covered ? undefined : meaning(event, controls));
  if (!action) return;
  event.preventDefault();
  action(controls);
}

function closing(event: KeyboardEvent, controls: Controls): Press | undefined {
  const panel = event.key === '?' ? 'keys' : PANELS[event.code];
  return panel && panel === controls.panel ? (c) => c.toggle(panel) : undefined;
}

function meaning(event: KeyboardEvent, controls: Controls): Press | undefined {
  if (event.key === '?') return (c) => c.toggle('keys');
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit) return (c) => byNumber(c, Number(digit[1]) - 1);
  if (event.code === 'Enter' || event.code === 'NumpadEnter') return entering(event, controls);
  const panel = PANELS[event.code];
  return PRESSES[event.code] ?? (panel ? (c) => c.toggle(panel) : undefined);
}

/** On the picked card Enter plays it; where that is impossible, one chooses what else it can do. */
function entering(event: KeyboardEvent, controls: Controls): Press | undefined {
  if (controls.ready && !(event.target as HTMLElement | null)?.closest('button')) return (c) => c.press(CONFIRM);
  const focused = (event.target as HTMLElement | null)?.closest<HTMLElement>('[data-card]')?.dataset.card;
  if (!controls.picked || controls.pair || focused !== String(controls.picked.card.id)) return undefined;
  return (c) => {
    const { card } = controls.picked ?? {};
    if (card && TO_PLAY in (c.offer.pickable[cardTarget(card.id)] ?? {})) c.press(TO_PLAY);
    else focusChoice(0);
  };
}

/** A card is picked up, a choice named or opened: that goes before panels. */
const isHalfDone = ({ state }: Controls): boolean =>
  state !== restOf(state) || state.at === 'picked' || state.at === 'open';

/** Numbers pick cards of the hand, or of those that are sorted; else they choose. */
function byNumber(controls: Controls, n: number): void {
  const { marks } = controls;
  if (marks && controls.ruleset) {
    const at = groupsOf(marks, controls.ruleset).flatMap(([, all]) => all)[n]?.at;
    if (at !== undefined) controls.press(markTarget(at));
    return;
  }
  const choice = controls.numbered[n];
  const sorted = controls.sifting && controls.sorted[n];
  const [, card] = held(controls)[n] ?? [];
  if (sorted) controls.press(cardTarget(sorted.id));
  else if (choice) controls.press(buttonTarget(choice.code));
  else if (card && cardTarget(card.id) in controls.offer.pickable) {
    if (controls.picked?.card.id !== card.id) controls.press(cardTarget(card.id));
    focusCard(card.id);
  }
}

function held(controls: Controls): [string, Card][] {
  return controls.hand.flatMap(([zone, all]) => all.map((card): [string, Card] => [zone, card]));
}

function bring(controls: Controls, where: TargetId): void {
  if (controls.picked) controls.press(where);
}

function ask(controls: Controls): void {
  const here = document.activeElement?.closest<HTMLElement>('[data-code], [data-asks]')?.dataset;
  const focused = here?.asks ?? here?.code;
  const code = controls.picked?.card.code ?? focused ?? controls.lying('drawn')[0]?.[1][0]?.code;
  if (code) controls.ask(code);
}
