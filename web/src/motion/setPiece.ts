// What a set piece is given, and what it may change of how a card flies.

import type { Move } from '../model/pieces';
import type { Ruleset } from '../model/ruleset';
import type { Leg } from './beats';
import type { Stop } from './flights';

export interface Cue {
  move: Move;
  leg: Leg;
  from: DOMRect;
  to: DOMRect;
  ruleset: Ruleset;
}

/** One moment of the game: which way its card takes, and whatever else happens on the table. */
export interface SetPiece {
  stops?(cue: Cue): Stop[];
  play?(cue: Cue): void;
  hides?: boolean; // the card is not seen flying: the piece shows it itself
}
