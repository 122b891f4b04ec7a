// The generated types, and what the page adds to them.

import type { Happening, Insight, TableEvent, Update, View } from '../generated/wire';

export type {
  About,
  BegunGame,
  CardDescription,
  Explained,
  Fault,
  GameInfo,
  Happening,
  HappeningPart,
  Identified,
  Insight,
  Invitation,
  Me,
  Moved,
  NewGame,
  Promised,
  Refused,
  Replay,
  ReplayStep,
  RulesetDescription,
  SeatInfo,
  ShownSet,
  TableEvent,
  Transfer,
  Unseen,
  Update,
  VerbDescription,
  View,
  Welcome,
  ZoneDescription,
} from '../generated/wire';
export { PROTOCOL } from '../generated/wire';

/** What the tutorial is made of. */
export interface Frame {
  readonly text: string;
  readonly view: View;
  readonly insight: Insight;
  readonly next_card?: Update['next_card']; // with a partner
  readonly events: readonly TableEvent[];
  readonly happenings: readonly Happening[];
  readonly whole: boolean;
  readonly wanted: string;
}
