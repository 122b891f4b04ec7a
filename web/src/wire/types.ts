// The generated types, and the one place where they are taken more loosely.

import type {
  Fault,
  Insight,
  RulesetDescription,
  ReplayStep as StrictStep,
  Update as StrictUpdate,
  View,
} from './wire';

export type {
  About,
  CardDescription,
  Fault,
  GameInfo,
  Insight,
  NewGame,
  RulesetDescription,
  SeatInfo,
  ShownSet,
  VerbDescription,
  View,
  Welcome,
  ZoneDescription,
} from './wire';
export { PROTOCOL } from './wire';

/** Any event: which fields it has, its type says. Types that are new here are passed over. */
export interface TableEvent {
  readonly type: string;
  readonly card?: string;
  readonly count?: number;
  readonly source?: string;
  readonly target?: string;
  readonly seat?: number;
  readonly signal?: string;
  readonly result?: string;
}

export type Update = Omit<StrictUpdate, 'events'> & { readonly events: readonly TableEvent[] };

export interface Refused {
  readonly type: 'refused';
  readonly reason: string;
  readonly text: string;
  readonly truth: Update;
  readonly fault: Fault | null;
}

export type ReplayStep = Omit<StrictStep, 'events'> & { readonly events: readonly TableEvent[] };

export interface Replay {
  readonly headers: Readonly<Record<string, string>>;
  readonly description: RulesetDescription;
  readonly steps: readonly ReplayStep[];
}

/** What the tutorial is made of. */
export interface Frame {
  readonly text: string;
  readonly view: View;
  readonly insight: Insight;
  readonly events: readonly TableEvent[];
  readonly whole: boolean;
  readonly wanted: string;
  readonly ways?: Readonly<Record<string, Pick<Frame, 'view' | 'insight' | 'events'>>>; // of a turn that is free
}
