// The set pieces by the beats that they play.

import type { Piece } from './beats';
import { door } from './doorScene';
import { key } from './keyScene';
import { spiral } from './limboScene';
import { burnt } from './lookScene';
import { arrival, torn } from './nightmareScene';
import type { SetPiece } from './setPiece';

export const PIECES: Partial<Record<Piece, SetPiece>> = { door, key, arrival, tear: torn, burn: burnt, spiral };
