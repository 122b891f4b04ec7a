// A card that was looked at burns: it rises, and is gone.

import { animate, atEnd } from './clock';
import { ghostOf, OUT, pictureOf } from './flights';
import type { Cue, SetPiece } from './setPiece';

function play({ move, leg, from, ruleset }: Cue): void {
  const ghost = ghostOf(pictureOf(move, ruleset), from);
  ghost.classList.add('burning');
  const rises = [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(-70px) rotate(-4deg) scale(.92)', opacity: 0 },
  ];
  animate(ghost, rises, { start: leg.start, length: leg.end - leg.start, easing: OUT });
  atEnd(() => ghost.remove());
}

export const burnt: SetPiece = { play, hides: true };
