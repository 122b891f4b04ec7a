// The set pieces by the beats that they play.

import type { Piece } from '../beats';
import { door } from './door';
import { key } from './key';
import { spiral } from './limbo';
import { arrival, torn } from './nightmare';
import type { SetPiece } from './piece';
import { burnt } from './prophecy';

export const PIECES: Partial<Record<Piece, SetPiece>> = { door, key, arrival, tear: torn, burn: burnt, spiral };
