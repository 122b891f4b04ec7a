// Was the action done that was under way when the connection broke? The server's welcome says so.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientFrame, ServerFrame } from '../src/generated/wire';
import type { Opening } from '../src/model/newGame.svelte';
import { Connection, type Listener } from '../src/transport/connection';
import { type Channel, type Hearing, reachBy } from '../src/transport/transport';

/** A line without a network: the test opens it, speaks for the host, and breaks it. */
class FakeChannel implements Channel {
  static made: FakeChannel[] = [];
  readonly sent: ClientFrame[] = [];
  constructor(readonly on: Hearing) {
    FakeChannel.made.push(this);
  }
  static get last(): FakeChannel {
    return FakeChannel.made.at(-1) as FakeChannel;
  }
  send(frame: ClientFrame): void {
    this.sent.push(frame);
  }
  close(): void {
    this.on.closed();
  }
  hear(frame: object): void {
    this.on.frame(frame as ServerFrame);
  }
}

const welcome = (mine: object[]) => ({ type: 'welcome', game: {}, described: '', description: null, mine });
const update = (version: number) => ({ type: 'update', version, view: {}, events: [] });

const listening = () =>
  ({
    game: vi.fn(),
    update: vi.fn(),
    refused: vi.fn(),
    seats: vi.fn(),
    line: vi.fn(),
    reload: vi.fn(),
    notDone: vi.fn(),
  }) satisfies Listener;

/** A connection that stands, with version 3 shown. */
function connected() {
  const listener = listening();
  const connection = new Connection('game', 0, listener);
  const channel = FakeChannel.last;
  channel.on.open();
  channel.hear(welcome([]));
  channel.hear(update(3));
  return { connection, channel, listener };
}

/** An action sent at version 3, a broken connection, and a welcome on the next one. */
function reconnected(mine: object[]): number {
  const { connection, channel, listener } = connected();
  expect(connection.act('play:Rs')).toBe(true);
  channel.on.closed();
  vi.advanceTimersByTime(20_000);
  FakeChannel.last.on.open();
  FakeChannel.last.hear(welcome(mine));
  connection.close();
  return listener.notDone.mock.calls.length;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeChannel.made = [];
  reachBy({ request: vi.fn(), open: (_, on) => new FakeChannel(on) });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a game that has just begun', () => {
  /** Shown before its connection stands. */
  function begun() {
    const listener = listening();
    const connection = new Connection('game', 0, listener);
    const channel = FakeChannel.last;
    connection.begin({ welcome: welcome([]), update: update(0) } as unknown as Opening);
    const connect = (version: number) => {
      channel.on.open();
      channel.hear(welcome([]));
      channel.hear(update(version));
    };
    return { connection, channel, listener, connect };
  }

  it('is shown once', () => {
    const { listener, connect } = begun();
    expect(listener.update).toHaveBeenCalledTimes(1);
    connect(0);
    expect(listener.update).toHaveBeenCalledTimes(1);
    connect(1);
    expect(listener.update).toHaveBeenCalledTimes(2);
  });

  it('sends what was done meanwhile as soon as it can', () => {
    const { connection, channel, connect } = begun();
    expect(connection.act('play:Rs')).toBe(true);
    expect(connection.act('play:Rm')).toBe(false);
    expect(channel.sent).toEqual([]);
    connect(0);
    expect(connection.busy).toBe(true);
    expect(channel.sent.map(({ type }) => type)).toEqual(['hello', 'act']);
    expect(channel.sent[1]).toMatchObject({ actions: ['play:Rs'], version: 0 });
  });

  it('says so if that was lost', () => {
    const { connection, channel, listener } = begun();
    connection.act('play:Rs');
    channel.on.closed();
    vi.advanceTimersByTime(20_000);
    FakeChannel.last.on.open();
    FakeChannel.last.hear(welcome([]));
    expect(listener.notDone).toHaveBeenCalledTimes(1);
  });
});

describe('an action without an answer', () => {
  it('was done if it is the last one of the seat', () => {
    expect(reconnected([{ version: 3, action: 'play:Rs' }])).toBe(0);
  });

  it('was done if it is the first of several that were sent together', () => {
    expect(
      reconnected([
        { version: 3, action: 'top:Rs' },
        { version: 4, action: 'top:Gs' },
      ]),
    ).toBe(0);
  });

  it('was not done if the seat acted before', () => {
    expect(reconnected([{ version: 2, action: 'play:Rs' }])).toBe(1);
  });

  it('was not done if the seat never acted', () => {
    expect(reconnected([])).toBe(1);
  });
});

describe('a line on which nothing comes', () => {
  it('is given up for a new one, even if the other side does not notice', () => {
    const { connection, channel, listener } = connected();
    channel.close = vi.fn(); // nobody is there who could confirm it
    connection.undo(false);
    vi.advanceTimersByTime(6_000);
    expect(channel.close).toHaveBeenCalled();
    expect(listener.line).toHaveBeenLastCalledWith('lost');
    vi.advanceTimersByTime(1_000);
    expect(FakeChannel.made.length).toBe(2);
    channel.hear(update(4)); // what the old line still delivers is not for us
    expect(listener.update).toHaveBeenCalledTimes(1);
    connection.close();
  });

  it('is asked from time to time', () => {
    const { connection, channel } = connected();
    vi.advanceTimersByTime(15_000);
    expect(channel.sent.map(({ type }) => type)).toEqual(['hello', 'ping']);
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(channel.sent.length).toBe(2);
    expect(FakeChannel.made.length).toBe(1);
  });
});
