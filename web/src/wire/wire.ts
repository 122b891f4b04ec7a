// Made from src/onirim/wire by tools/wire_types.py (make wire): do not edit.

export const PROTOCOL = 2;

/** What this server is: asked once, when a page is opened. */
export interface About {
  readonly protocol: number;
  readonly build: string;
  readonly version: string;
  readonly compiled: boolean;
  readonly modes: readonly string[];
  readonly modules: readonly string[];
  readonly house: Readonly<Record<string, readonly string[]>>;
  readonly fixed_deal: boolean;
}

/** Do this, if the table is still as I saw it; code, token or short form. */
export interface Act {
  readonly type: "act";
  readonly id: number;
  readonly version: number;
  readonly action: string;
}

export type ClientFrame = Hello | Act | Undo | Sync | Ping;

/** The server ends this socket: "restart" (come again), "gone" (there is no such game now). */
export interface Closing {
  readonly type: "closing";
  readonly reason: "gone" | "restart";
  readonly text: string;
}

/** A transfer code, typed on the new device. */
export interface Code {
  readonly code: string;
}

/** The game is over: "won" or "lost". */
export interface Ended {
  readonly type: "ended";
  readonly result: string;
}

/** The sentence of a problem as any language can say it, and where in a text it belongs. */
export interface Fault {
  readonly key: string;
  readonly args: Readonly<Record<string, string>>;
  readonly line: number;
  readonly column: number;
  readonly turn: string;
}

/** A game as a participant knows it; codes only for those who play. */
export interface GameInfo {
  readonly id: string;
  readonly rules: string;
  readonly practice: boolean;
  readonly made: number;
  readonly result: string;
  readonly seats: readonly SeatInfo[];
  readonly invite: string | null;
  readonly watch: string | null;
}

/** All games of a person, the newest first. */
export interface GameList {
  readonly games: readonly GameInfo[];
}

/** The first frame: what the client speaks, where it wants to sit, what it has seen. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly build?: string;
  readonly seat?: number | null;
  readonly since?: number | null;
}

/** Chance has identified a card of the deck, which stays there; with a partner nobody sees it. */
export interface Identified {
  readonly type: "identified";
  readonly card: string;
}

/** Take a free seat, or watch: the code says which game and which of the two. */
export interface Join {
  readonly code: string;
  readonly name?: string;
}

/** The last thing this seat did: a client that was cut off learns whether it was done. */
export interface LastAction {
  readonly version: number;
  readonly action: string;
}

/** The person behind the cookie. */
export interface Me {
  readonly known: boolean;
  readonly name: string;
  readonly games: number;
}

/** A card went from one zone to another. */
export interface Moved {
  readonly type: "moved";
  readonly card: string;
  readonly source: string;
  readonly target: string;
}

/** Begin a game; the sender gets the first seat, or all of them to pass one screen around. */
export interface NewGame {
  readonly rules?: string;
  readonly name?: string;
  readonly practice?: boolean;
  readonly all_seats?: boolean;
  readonly deck?: readonly string[];
  readonly seed?: number | null;
}

/** Is anybody there? A page cannot see the pings of the socket itself. */
export interface Ping {
  readonly type: "ping";
  readonly id: number;
}

/** Yes. */
export interface Pong {
  readonly type: "pong";
  readonly answers: number;
}

/** Why a request was not done: a word for programs, a sentence for people. */
export interface Problem {
  readonly reason: string;
  readonly text: string;
  readonly fault: Fault | null;
}

/** The frame was not understood, or not allowed; the socket is closed. */
export interface ProtocolError {
  readonly type: "wrong";
  readonly reason: "bad-frame" | "no-game" | "no-seat" | "too-fast" | "too-slow" | "trouble";
  readonly text: string;
}

/** The text of a record file. */
export interface RecordText {
  readonly text: string;
  readonly name: string;
}

/** Nothing was done, and this is how things are. */
export interface Refused {
  readonly type: "refused";
  readonly answers: number;
  readonly reason: "ambiguous" | "cannot-undo" | "illegal" | "not-an-action" | "not-your-turn" | "stale";
  readonly text: string;
  readonly truth: Update;
}

/** This client is too old or too new to be understood; the socket is closed. */
export interface Reload {
  readonly type: "reload";
  readonly protocol: number;
  readonly build: string;
  readonly text: string;
}

/** A whole game to step through. */
export interface Replay {
  readonly headers: Readonly<Record<string, string>>;
  readonly steps: readonly ReplayStep[];
}

/** The table after one action; the first step is the set-up. */
export interface ReplayStep {
  readonly label: string;
  readonly notation: string;
  readonly events: readonly TableEvent[];
  readonly view: View;
}

/** One place at a table. */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly taken: boolean;
  readonly yours: boolean;
}

/** Somebody has taken a seat or left it. */
export interface Seats {
  readonly type: "seats";
  readonly seats: readonly SeatInfo[];
}

export type ServerFrame = Welcome | Update | Refused | Seats | Pong | Reload | Closing | ProtocolError;

/** The deck was shuffled: its order is unknown again. */
export interface Shuffled {
  readonly type: "shuffled";
}

/** A seat gave one of the fixed signals: a colour's letter, or "free". */
export interface Signalled {
  readonly type: "signalled";
  readonly seat: number;
  readonly signal: string;
}

/** Tell me everything again. */
export interface Sync {
  readonly type: "sync";
  readonly id: number;
}

export type TableEvent = Moved | Unseen | Identified | Shuffled | TurnBegan | Signalled | Undone | Ended;

/** Type this on another device within the time to be the same person there. */
export interface Transfer {
  readonly code: string;
  readonly seconds: number;
}

/** A new turn, of this seat. */
export interface TurnBegan {
  readonly type: "turn";
  readonly seat: number;
}

/** Take back my last action; beyond what is free only in a practice game. */
export interface Undo {
  readonly type: "undo";
  readonly id: number;
  readonly version: number;
  readonly practice?: boolean;
}

/** A seat has taken its last action back; what happened since has not happened. */
export interface Undone {
  readonly type: "undone";
  readonly seat: number;
}

/** So many cards went from one zone to another, and this viewer does not know which. */
export interface Unseen {
  readonly type: "unseen";
  readonly count: number;
  readonly source: string;
  readonly target: string;
}

/** The table as this seat may know it, and what has happened to it. */
export interface Update {
  readonly type: "update";
  readonly version: number;
  readonly view: View;
  readonly events: readonly TableEvent[];
  readonly whole: boolean;
  readonly undo: "" | "free" | "practice";
  readonly answers: number | null;
}

/** Everything a front end shows of the table, and a player (AI) is told. */
export interface View {
  readonly rules: string;
  readonly seat: number;
  readonly active: number;
  readonly to_move: number;
  readonly step: string;
  readonly rule: string;
  readonly actions: readonly string[];
  readonly extras: readonly string[];
  readonly result: string;
  readonly zones: Readonly<Record<string, readonly string[]>>;
  readonly deck: number;
  readonly known_top: readonly string[];
  readonly unknown: Readonly<Record<string, number>>;
  readonly blocked_doors: readonly string[];
  readonly wasted_actions: readonly string[];
  readonly can_be_won: boolean;
  readonly series_length: number;
  readonly series_if_played: Readonly<Record<string, number>>;
  readonly discard_effects: Readonly<Record<string, string>>;
  readonly counters: Readonly<Record<string, number>>;
  readonly position: string;
}

/** The answer to a hello; an update follows. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly build: string;
  readonly reload: boolean;
  readonly game: GameInfo;
  readonly seat: number;
  readonly mine: LastAction | null;
}
