// The generated types, and what the page adds to them.

import type { TableEvent, View } from './wire';

export type {
  About,
  Fault,
  GameInfo,
  Identified,
  Moved,
  NewGame,
  Refused,
  Replay,
  ReplayStep,
  SeatInfo,
  TableEvent,
  Unseen,
  Update,
  View,
  Welcome,
} from './wire';
export { PROTOCOL } from './wire';

/** What the tutorial is made of. */
export interface Frame {
  readonly text: string;
  readonly view: View;
  readonly events: readonly TableEvent[];
  readonly whole: boolean;
  readonly wanted: string;
  readonly ways?: Readonly<Record<string, Pick<Frame, 'view' | 'events'>>>; // of a turn that is free
}
