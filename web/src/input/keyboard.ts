// The whole game by keyboard. Keys are places on the board, not letters: they are the same
// everywhere, whatever is printed on them. Only the question mark is looked for as a sign.

import { settings } from '../app/settings.svelte';
import { dock } from '../app/viewport.svelte';
import type { Card } from '../model/pieces';
import type { Role } from '../model/ruleset';
import { finish } from '../motion/director';
import type { Controls, Panel } from './controls.svelte';
import { focusCard, focusChoice, move } from './focus';
import { groupsOf } from './marks';

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

export const PLAYED: readonly Role[] = ['labyrinth', 'line'];
export const DISCARDED: readonly Role[] = ['discard'];

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
  KeyP: (controls) => bring(controls, PLAYED),
  KeyX: (controls) => bring(controls, DISCARDED),
  KeyU: (controls) => controls.undo(),
  KeyA: (controls) => {
    if (controls.canHold) controls.hold();
  },
  KeyS: () => document.querySelector<HTMLElement>('.signals button')?.focus(),
  KeyI: (controls) => ask(controls),
  Escape: (controls) => {
    if (controls.picked || !controls.panel) controls.unpick();
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
  const arranged = controls.sorting.board ? controls.sorting.ready : controls.marking.ready;
  if (arranged && !(event.target as HTMLElement | null)?.closest('button')) return confirm;
  const focused = (event.target as HTMLElement | null)?.closest<HTMLElement>('[data-card]')?.dataset.card;
  if (!controls.picked || controls.pairing.pair || focused !== String(controls.picked.card.id)) return undefined;
  return (c) => {
    if (c.bringing(PLAYED)) bring(c, PLAYED);
    else focusChoice(0);
  };
}

/** As if the button were pressed: it asks twice before the game is lost. */
const confirm: Press = () => document.querySelector<HTMLButtonElement>('.stage .confirm')?.click();

/** Numbers pick cards of the hand, or of those that are sorted; else they choose. */
function byNumber(controls: Controls, n: number): void {
  const { marks } = controls.marking;
  if (marks && controls.ruleset) {
    const at = groupsOf(marks, controls.ruleset).flatMap(([, all]) => all)[n]?.at;
    if (at !== undefined) controls.marking.toggle(at);
    return;
  }
  const choice = controls.numbered[n];
  const sorted = controls.sorting.board && controls.sorting.cards[n];
  const [zone, card] = held(controls)[n] ?? [];
  if (sorted) controls.sorting.tap(sorted.id);
  else if (choice) controls.choose(choice);
  else if (zone && card && controls.pairing.holds(zone, card.code)) {
    controls.tap(zone, card);
    focusCard(card.id);
  } else if (zone && card && controls.offers(zone, card.code).length) {
    controls.pick(zone, card);
    focusCard(card.id);
  }
}

function held(controls: Controls): [string, Card][] {
  return controls.hand.flatMap(([zone, all]) => all.map((card): [string, Card] => [zone, card]));
}

function bring(controls: Controls, roles: readonly Role[]): void {
  const choice = controls.bringing(roles);
  if (choice) controls.choose(choice);
}

function ask(controls: Controls): void {
  const here = document.activeElement?.closest<HTMLElement>('[data-code], [data-asks]')?.dataset;
  const focused = here?.asks ?? here?.code;
  const code = controls.picked?.card.code ?? focused ?? controls.lying('drawn')[0]?.[1][0]?.code;
  if (code) controls.ask(code);
}
