// The whole game by keyboard. Keys are places on the board, not letters: they are the same
// everywhere, whatever is printed on them.

import { finish } from '../motion/director';
import type { Card } from '../state/cards';
import { settings } from '../state/settings.svelte';
import type { Controls } from './controls.svelte';

export const KEYS: [string, string][] = [
  ['1 … 9', 'number'],
  ['P Enter', 'play'],
  ['X', 'discard'],
  ['Esc', 'back'],
  ['U', 'undo'],
  ['I', 'info'],
  ['H', 'story'],
  ['O', 'odds'],
  ['D', 'pile'],
  ['/', 'type'],
  ['M', 'menu'],
];

type Press = (controls: Controls) => void;

const PRESSES: Record<string, Press> = {
  KeyP: (controls) => byVerb(controls, 'play'),
  KeyX: (controls) => byVerb(controls, 'discard'),
  KeyU: (controls) => controls.play.takeBack(),
  KeyI: (controls) => ask(controls),
  KeyH: (controls) => controls.toggle('story'),
  KeyO: (controls) => controls.toggle('odds'),
  KeyD: (controls) => controls.toggle('discard'),
  KeyM: (controls) => controls.toggle('menu'),
  Slash: (controls) => controls.toggle('type'),
  Escape: (controls) => controls.let(),
};

export function press(event: KeyboardEvent, controls: Controls): void {
  finish();
  if (!settings.shortcuts || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  if (controls.panel || controls.play.curtain) return;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  const action = digit ? (c: Controls) => byNumber(c, Number(digit[1]) - 1) : PRESSES[event.code];
  if (!action) return;
  event.preventDefault();
  action(controls);
}

/** Numbers count the cards that can be picked, and behind them the choices of the list. */
function byNumber(controls: Controls, n: number): void {
  const place = n + 1 - controls.firstNumber;
  const choice = controls.onStage.length || controls.picked ? undefined : controls.listed[place];
  if (choice) {
    controls.choose(choice);
    return;
  }
  const found = numbered(controls)[n];
  if (found && controls.offers(found[0], found[1].code).length) controls.tap(found[0], found[1]);
}

function numbered(controls: Controls): [string, Card][] {
  const seen = controls.play.seat?.zones.seen ?? [];
  if (controls.onStage.length) return seen.map((card) => ['seen', card]);
  return controls.hand.flatMap(([zone, all]) => all.map((card): [string, Card] => [zone, card]));
}

function byVerb(controls: Controls, verb: string): void {
  const choice = controls.picked && controls.listed.find((one) => one.verb === verb);
  if (choice) controls.choose(choice);
}

function ask(controls: Controls): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-code]')?.dataset.code;
  const code = controls.picked?.card.code ?? focused ?? controls.play.seat?.zones.drawn?.[0]?.code;
  if (code) controls.ask(code);
}
