// A Door is gained: it comes to the middle, its leaf swings open, and it flies into its arch.

import { imageOf } from '../art/pictures.svelte';
import { bare } from '../text/fluent.svelte';
import { animate, atEnd, nudge } from './clock';
import { cardElement, ghostOf, HINGE, IN, middle, OUT } from './flights';
import { ring } from './ring';
import type { Cue, SetPiece } from './setPiece';

const TALL = 196 / 120;
const COMES = 260;
const SWINGS = 380;
const LIFT = 14;

function play({ move, leg, from, to, ruleset }: Cue): void {
  const tint = ruleset.colour(bare(move.code));
  const { start } = leg;
  const wide = Math.min(innerWidth * 0.4, innerHeight * 0.27);
  const big = middle(wide, wide * TALL);
  const face = (name: string, kind: string) => `<img class="${kind}" src="${imageOf(`hall-${tint}-${name}`)}" alt="">`;
  const ghost = ghostOf(face('beyond', 'beyond') + face('lit', 'leaf'), big);
  ghost.classList.add('great-door');
  const at = (rect: DOMRect): string =>
    `translate(${rect.left - big.left}px, ${rect.top - big.top}px) scale(${rect.width / big.width})`;
  animate(
    ghost,
    [
      { transform: at(from), opacity: 0, easing: OUT },
      { transform: at(big), opacity: 1, offset: COMES / (leg.end - start), easing: 'linear' },
      { transform: at(big), opacity: 1, offset: (COMES + SWINGS) / (leg.end - start), easing: IN },
      { transform: at(to), opacity: 1 },
    ],
    { start, length: leg.end - start },
  );
  const swing = [{ transform: 'rotateY(0deg)' }, { transform: 'rotateY(-104deg)' }];
  const leaf = ghost.querySelector('.leaf');
  if (leaf) animate(leaf, swing, { start: start + COMES, length: SWINGS, easing: HINGE });
  atEnd(() => ghost.remove());
  flare(move.id, leg.end);
  stamp(start);
  ring(move.id, leg.end);
}

/** The arch answers when its Door has come. */
function flare(id: number, at: number): void {
  const pulse = [{ transform: 'scale(1)' }, { transform: 'scale(1.1)' }, { transform: 'scale(1)' }];
  nudge(cardElement(id), pulse, { start: at, length: 320, easing: OUT });
}

/** The three cards that earned it lift one after the other, and the seal is stamped on them. */
function stamp(start: number): void {
  const passage = [...document.querySelectorAll('.path:not(.small) .passage')].at(-1);
  const lift = [{ transform: 'none' }, { transform: `translateY(-${LIFT}px)` }, { transform: 'none' }];
  passage?.querySelectorAll('.step').forEach((step, i) => {
    nudge(step, lift, { start: start + i * 60, length: 300, easing: OUT });
  });
  const sealed = [
    { transform: 'translateX(-50%) scale(1.5)', opacity: 0 },
    { transform: 'translateX(-50%) scale(1)', opacity: 1 },
  ];
  nudge(passage?.querySelector('.seal'), sealed, { start: start + 180, length: 240, easing: OUT });
}

export const door: SetPiece = { play, hides: true };
