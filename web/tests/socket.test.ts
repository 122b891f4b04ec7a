// Was the action done that was under way when the connection broke? The server's welcome says so.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Opening } from '../src/model/newGame.svelte';
import { GameSocket, type Listener } from '../src/transport/connection';

vi.mock('../src/transport/api', () => ({ page: { build: '' }, socketAddress: () => 'ws://here' }));

class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  sent: string[] = [];
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
  hear(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const welcome = (mine: object[]) => ({ type: 'welcome', game: {}, described: '', description: null, mine });

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

/** An action sent at version 3, a broken connection, and a welcome on the next one. */
function reconnected(mine: object[]): number {
  const listener = listening();
  const socket = new GameSocket('game', 0, listener);
  const first = FakeSocket.made.at(-1);
  first?.onopen?.();
  first?.hear(welcome([]));
  first?.hear({ type: 'update', version: 3, view: {}, events: [] });
  expect(socket.act('play:Rs')).toBe(true);
  first?.close();
  vi.advanceTimersByTime(20_000);
  FakeSocket.made.at(-1)?.onopen?.();
  FakeSocket.made.at(-1)?.hear(welcome(mine));
  socket.close();
  return listener.notDone.mock.calls.length;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
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
  const update = (version: number) => ({ type: 'update', version, view: {}, events: [] });

  /** Shown before its connection stands. */
  function begun() {
    const listener = listening();
    const socket = new GameSocket('game', 0, listener);
    const line = FakeSocket.made.at(-1) as FakeSocket;
    line.readyState = FakeSocket.CONNECTING;
    socket.begin({ welcome: welcome([]), update: update(0) } as unknown as Opening);
    const connect = (version: number) => {
      line.readyState = FakeSocket.OPEN;
      line.onopen?.();
      line.hear(welcome([]));
      line.hear(update(version));
    };
    return { socket, line, listener, connect };
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
    const { socket, line, connect } = begun();
    expect(socket.act('play:Rs')).toBe(true);
    expect(socket.act('play:Rm')).toBe(false);
    expect(line.sent).toEqual([]);
    connect(0);
    expect(socket.busy).toBe(true);
    const sent = line.sent.map((text) => JSON.parse(text));
    expect(sent.map(({ type }) => type)).toEqual(['hello', 'act']);
    expect(sent[1]).toMatchObject({ actions: ['play:Rs'], version: 0 });
  });

  it('says so if that was lost', () => {
    const { socket, line, listener } = begun();
    socket.act('play:Rs');
    line.close();
    vi.advanceTimersByTime(20_000);
    FakeSocket.made.at(-1)?.onopen?.();
    FakeSocket.made.at(-1)?.hear(welcome([]));
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
