// Made from src/onirim/hosting/wire by `make wire`: do not edit.

export const PROTOCOL = 5;

/** What this server is: asked once, when a page is opened. */
export interface About {
  readonly protocol: number;
  readonly build: string;
  readonly version: string;
  readonly compiled: boolean;
  readonly modes: readonly ModeInfo[];
  readonly modules: readonly ModuleInfo[];
  readonly deals: readonly DealInfo[];
  readonly outside_texts: boolean;
  readonly fixed_deal: boolean;
  readonly computers: readonly string[];
  readonly usual_computer: string;
  readonly away_seconds: number;
}

/** Do this, if the table is still as I saw it; codes, tokens or short forms. */
export interface Act {
  readonly type: "act";
  readonly id: number;
  readonly version: number;
  readonly actions: readonly string[];
}

/** The answer to a new game: with what a hello would be answered, where that was asked for. */
export interface BegunGame {
  readonly id: string;
  readonly rules: string;
  readonly practice: boolean;
  readonly deal: string;
  readonly made: number;
  readonly result: string;
  readonly seats: readonly SeatInfo[];
  readonly invite: string | null;
  readonly watch: string | null;
  readonly to_move: number | null;
  readonly doors: number;
  readonly doors_needed: number;
  readonly spectators: number;
  readonly welcome: Welcome | null;
  readonly update: Update | null;
}

/** A kind of card or token. */
export interface CardDescription {
  readonly code: string;
  readonly module: string;
  readonly card_class: "door" | "dream" | "location" | "token";
  readonly colours: string;
  readonly tint: string;
  readonly symbol: string;
  readonly value: number;
  readonly sides: readonly string[];
  readonly copies: number;
  readonly playable: boolean;
  readonly discardable: boolean;
  readonly opens: readonly string[];
  readonly on_draw: string;
  readonly on_discard: string;
  readonly required: "" | "all" | "one-of";
  readonly unidentified: boolean;
  readonly identity_of: string;
  readonly rules: readonly string[];
}

export type ClientFrame = Hello | Act | Explain | Undo | Practise | Sync | Ping;

/** The server ends this socket: "restart" (come again), "gone" (there is no such game now). */
export interface Closing {
  readonly type: "closing";
  readonly reason: "gone" | "restart";
  readonly text: string;
  readonly fault: Fault | null;
}

/** A transfer code, typed on the new device. */
export interface Code {
  readonly code: string;
  readonly bring?: boolean | null;
}

/** Which computer shall sit at a seat. */
export interface ComputerWish {
  readonly computer?: string;
}

/** One part of the price of an action. */
export interface Cost {
  readonly what: "card" | "deck" | "door" | "hand" | "lost" | "nightmare" | "removed" | "returned" | "spent";
  readonly n: number;
  readonly zone: string;
  readonly cards: readonly string[];
}

/** A number that lies open on the table. */
export interface CounterDescription {
  readonly name: string;
  readonly family: string;
  readonly seat: number;
  readonly module: string;
  readonly kind: "choice" | "flag" | "number" | "set";
  readonly largest: number;
  readonly members: readonly string[];
  readonly shown: "always" | "filled" | "never";
  readonly face: string;
}

/** A deal that can be asked for by its name. */
export interface DealInfo {
  readonly name: string;
  readonly rules: string;
}

/** Something this seat did: a client that was cut off learns whether it was done. */
export interface DoneAction {
  readonly version: number;
  readonly kind: "action" | "no-practice" | "practice" | "undo";
  readonly code: string;
}

/** The game is over: "won" or "lost". */
export interface Ended {
  readonly type: "ended";
  readonly result: string;
}

/** Why can I not do this, or why would it be wasted? Changes nothing. */
export interface Explain {
  readonly type: "explain";
  readonly id: number;
  readonly version: number;
  readonly action: string;
}

/** The answer to an explain. */
export interface Explained {
  readonly type: "explained";
  readonly answers: number;
  readonly version: number;
  readonly action: string;
  readonly legal: boolean;
  readonly obstacle: Obstacle | null;
}

/** What is wrong as any language can say it: a message of `onirim.text` and its arguments. */
export interface Fault {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number | Fault>>;
}

/** A game as a participant knows it; codes only for those who play. */
export interface GameInfo {
  readonly id: string;
  readonly rules: string;
  readonly practice: boolean;
  readonly deal: string;
  readonly made: number;
  readonly result: string;
  readonly seats: readonly SeatInfo[];
  readonly invite: string | null;
  readonly watch: string | null;
  readonly to_move: number | null;
  readonly doors: number;
  readonly doors_needed: number;
  readonly spectators: number;
}

/** All games of a person, the newest first. */
export interface GameList {
  readonly games: readonly GameInfo[];
}

/** Something that happened, as one viewer learns it: the message `happened-<key>`. */
export interface Happening {
  readonly id: number;
  readonly kind: "deal" | "discard" | "door" | "draw" | "end" | "exchange" | "gain" | "limbo" | "look" | "lose" | "nightmare" | "order" | "pay" | "play" | "return" | "shuffle" | "signal" | "turn" | "undo" | "use";
  readonly key: string;
  readonly seat: number;
  readonly parts: readonly HappeningPart[];
  readonly shuffles: boolean;
  readonly weight: "blow" | "line" | "moment" | "quiet";
  readonly args: Readonly<Record<string, string | number>>;
  readonly facts: readonly HappeningFact[];
}

/** A number that is another one afterwards. */
export interface HappeningFact {
  readonly key: string;
  readonly before: number;
  readonly after: number;
}

/** Some equal cards that go from one zone to another; an empty card is one not to be known. */
export interface HappeningPart {
  readonly card: string;
  readonly n: number;
  readonly source: string;
  readonly target: string;
  readonly role: "banished" | "drawn" | "lost" | "price" | "returned" | "revealed" | "subject" | "used";
}

/** Something that a player has and may use at certain times. */
export interface HeldPower {
  readonly verb: string;
  readonly piece: Thing | null;
  readonly have: number;
  readonly need: number;
  readonly usable: boolean;
  readonly price: readonly Cost[];
  readonly obstacles: readonly Obstacle[];
}

/** The first frame: what the client speaks, where it wants to sit, what it has seen. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly build?: string;
  readonly seat?: number | null;
  readonly since?: number | null;
  readonly knows?: readonly string[];
}

/** Chance has identified a card of the deck, which stays there; with a partner nobody sees it. */
export interface Identified {
  readonly type: "identified";
  readonly card: string;
}

/** What a seat may know about its chances, in one position. */
export interface Insight {
  readonly powers: readonly HeldPower[];
  readonly threats: readonly Threat[];
  readonly progress: readonly Progress[];
  readonly costs: Readonly<Record<string, readonly Cost[]>>;
  readonly unwinnable: readonly string[];
  readonly promises: Readonly<Record<string, Promised>>;
  readonly stakes: Readonly<Record<string, Stake>>;
}

/** What a code invites to, for somebody who has not yet said yes. */
export interface Invitation {
  readonly role: "player" | "spectator";
  readonly state: "ended" | "open" | "taken" | "yours";
  readonly host: string;
  readonly names: readonly string[];
  readonly rules: string;
  readonly practice: boolean;
  readonly computer: string;
  readonly game: string | null;
}

/** Whoever has this code wants to know what it invites to. */
export interface InvitationCode {
  readonly code: string;
}

/** Take a free seat, or watch: the code says which game and which of the two. */
export interface Join {
  readonly code: string;
  readonly name?: string;
}

/** The person behind the cookie. */
export interface Me {
  readonly known: boolean;
  readonly name: string;
  readonly games: number;
}

/** A way to play, as rulesets begin. */
export interface ModeInfo {
  readonly key: string;
  readonly seats: number;
  readonly hidden_hands: boolean;
  readonly house_rules: readonly string[];
}

/** A module of the ruleset. */
export interface ModuleDescription {
  readonly key: string;
  readonly option: string;
  readonly expansion: boolean;
}

/** A module that a ruleset can have. */
export interface ModuleInfo {
  readonly key: string;
  readonly options: readonly string[];
  readonly normal: string;
  readonly expansion: boolean;
  readonly house_rules: readonly string[];
  readonly alone: readonly string[];
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
  readonly deal?: string;
  readonly same_as?: string;
  readonly computer?: string;
  readonly knows?: readonly string[] | null;
}

/** Why something cannot be done, or would be wasted: the message `why-<key>`. */
export interface Obstacle {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly things: readonly Thing[];
}

/** The picks that are still to come where several answer one question. */
export interface OpenQuestion {
  readonly least: number;
  readonly most: number;
  readonly pool: readonly string[];
}

/** One of the things that a victory condition counts. */
export interface Part {
  readonly label: string;
  readonly have: number;
  readonly need: number;
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

/** Let this be practice from now on; with a partner, who must agree. Or: rather not. */
export interface Practise {
  readonly type: "practise";
  readonly id: number;
  readonly version: number;
  readonly wanted?: boolean;
}

/** Why a request was not done: a word for programs, a sentence for people. */
export interface Problem {
  readonly reason: string;
  readonly text: string;
  readonly fault: Fault | null;
}

/** How far a victory condition is met: the message `victory-<key>`. */
export interface Progress {
  readonly key: string;
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
  readonly seat: number;
  readonly parts: readonly Part[];
  readonly things: readonly Thing[];
}

/** What is certain to come of an action: a happening, and what a label may say of it. */
export interface Promised {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** The frame was not understood, or not allowed; the socket is closed. */
export interface ProtocolError {
  readonly type: "wrong";
  readonly reason: "bad-frame" | "no-game" | "no-seat" | "too-fast" | "too-slow" | "trouble";
  readonly text: string;
  readonly fault: Fault | null;
}

/** A step at which a player chooses; the View has its open half. */
export interface QuestionDescription {
  readonly step: string;
  readonly module: string;
  readonly rule: string;
  readonly kind: "any-number" | "exactly-n" | "one" | "order" | "pair";
  readonly picks: readonly string[];
  readonly source: readonly string[];
  readonly sent: "" | "as-chosen" | "ascending";
  readonly finish: string;
  readonly window: "" | "door" | "draw" | "nightmare" | "trio" | "turn";
  readonly private: boolean;
  readonly setup: boolean;
}

/** The text of a record file. */
export interface RecordText {
  readonly text: string;
  readonly name?: string;
  readonly viewer?: number | null;
}

/** Nothing was done, and this is how things are. */
export interface Refused {
  readonly type: "refused";
  readonly answers: number;
  readonly reason: "ambiguous" | "cannot-practise" | "cannot-undo" | "computer" | "illegal" | "not-an-action" | "not-your-turn" | "stale";
  readonly text: string;
  readonly truth: Update;
  readonly fault: Fault | null;
  readonly obstacle: Obstacle | null;
  readonly index: number;
}

/** This client is too old or too new to be understood; the socket is closed. */
export interface Reload {
  readonly type: "reload";
  readonly protocol: number;
  readonly build: string;
  readonly text: string;
  readonly fault: Fault | null;
}

/** A whole game to step through. */
export interface Replay {
  readonly headers: Readonly<Record<string, string>>;
  readonly description: RulesetDescription;
  readonly steps: readonly ReplayStep[];
}

/** The table after one action; the first step is the set-up. */
export interface ReplayStep {
  readonly label: string;
  readonly notation: string;
  readonly events: readonly TableEvent[];
  readonly happenings: readonly Happening[];
  readonly view: View;
  readonly insight: Insight;
  readonly next_card: Readonly<Record<string, number>>;
  readonly pile_order: Readonly<Record<string, readonly string[]>>;
}

/** Everything that stays the same during a game. */
export interface RulesetDescription {
  readonly id: string;
  readonly text: string;
  readonly mode: string;
  readonly seats: number;
  readonly hidden_hands: boolean;
  readonly skin: string;
  readonly modules: readonly ModuleDescription[];
  readonly zones: readonly ZoneDescription[];
  readonly cards: readonly CardDescription[];
  readonly verbs: readonly VerbDescription[];
  readonly counters: readonly CounterDescription[];
  readonly victory: readonly VictoryDescription[];
  readonly questions: readonly QuestionDescription[];
}

/** One place at a table. */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly taken: boolean;
  readonly yours: boolean;
  readonly here: boolean;
  readonly computer: string;
  readonly computer_played: boolean;
}

/** Somebody has taken a seat or left it, has come or gone, or a computer has. */
export interface Seats {
  readonly type: "seats";
  readonly seats: readonly SeatInfo[];
  readonly spectators: number;
}

export type ServerFrame = Welcome | Update | Refused | Explained | Seats | Pong | Reload | Closing | ProtocolError;

/** What a viewer knows of cards that another seat has put back after all had seen them. */
export interface ShownSet {
  readonly end: string;
  readonly first: number;
  readonly last: number;
  readonly by: number;
  readonly cards: readonly string[];
  readonly fixed: readonly string[];
  readonly in_hand: number;
  readonly looked_at: number;
}

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

/** What a card is good for that an action would give away. */
export interface Stake {
  readonly doors: readonly string[];
  readonly spare: number;
  readonly alike: readonly string[];
}

/** Send me everything again. */
export interface Sync {
  readonly type: "sync";
  readonly id: number;
}

export type TableEvent = Moved | Unseen | Identified | Shuffled | TurnBegan | Signalled | Undone | Ended;

/** Something on the table that an answer points at. */
export interface Thing {
  readonly zone: string;
  readonly place: number;
  readonly card: string;
}

/** Harm that is to be expected: the message `threat-<key>`. */
export interface Threat {
  readonly key: string;
  readonly level: "near" | "now" | "watch";
  readonly have: number;
  readonly need: number;
  readonly args: Readonly<Record<string, string | number>>;
  readonly things: readonly Thing[];
}

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

/** Undo my last action; beyond what is free only in a practice game. */
export interface Undo {
  readonly type: "undo";
  readonly id: number;
  readonly version: number;
  readonly practice?: boolean;
}

/** A seat has undone its last action; the events since then no longer count. */
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
  readonly happenings: readonly Happening[];
  readonly whole: boolean;
  readonly undo: "" | "free" | "practice";
  readonly practice: "asked" | "off" | "offered" | "on";
  readonly insight: Insight;
  readonly next_card: Readonly<Record<string, number>>;
  readonly pile_order: Readonly<Record<string, readonly string[]>>;
  readonly answers: number | null;
}

/** Something that a player can do. */
export interface VerbDescription {
  readonly name: string;
  readonly family: string;
  readonly module: string;
  readonly token: string;
  readonly argument: "card" | "cell" | "colour" | "hand-card" | "nothing" | "zone";
  readonly kind: "act" | "continue" | "decline";
  readonly extra: boolean;
  readonly windows: readonly string[];
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly end: "" | "first" | "last";
  readonly on: readonly string[];
  readonly piece: string;
  readonly face: string;
  readonly costs: readonly Cost[];
  readonly costly: boolean;
  readonly gains: "" | "card" | "door" | "order" | "progress" | "safety" | "sight";
  readonly can_be_wasted: boolean;
}

/** A condition that must be met to win: the message `victory-<key>`. */
export interface VictoryDescription {
  readonly key: string;
  readonly module: string;
  readonly need: number;
  readonly zones: readonly string[];
  readonly each: boolean;
}

/** The observation of one seat: all that a front end shows and that a bot gets. */
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
  readonly shown: readonly ShownSet[];
  readonly unknown: Readonly<Record<string, number>>;
  readonly blocked_doors: readonly string[];
  readonly wasted_actions: readonly string[];
  readonly can_be_won: boolean;
  readonly series_length: number;
  readonly series_if_played: Readonly<Record<string, number>>;
  readonly question: OpenQuestion | null;
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
  readonly mine: readonly DoneAction[];
  readonly described: string;
  readonly description: RulesetDescription | null;
}

/** A place where cards or tokens lie. */
export interface ZoneDescription {
  readonly name: string;
  readonly family: string;
  readonly seat: number;
  readonly number: number;
  readonly module: string;
  readonly role: "bottom" | "deck" | "discard" | "doors" | "drawn" | "hand" | "internal" | "labyrinth" | "limbo" | "line" | "looked" | "out" | "pile" | "shelf" | "stock" | "store" | "top";
  readonly shape: "counts" | "sequence" | "set";
  readonly sight: "nobody" | "open" | "owner" | "seers";
  readonly holds: "cards" | "tokens";
  readonly shown: "always" | "count" | "filled" | "never";
  readonly room: number;
  readonly mark: "" | "down" | "used";
  readonly group: string;
  readonly fills_to: number;
  readonly lost_with_hand: boolean;
  readonly face: string;
  readonly empty_face: string;
}
