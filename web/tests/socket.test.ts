// Was the action done that was under way when the connection broke? The server's welcome says so.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameSocket, type Listener } from '../src/wire/socket';

vi.mock('../src/wire/api', () => ({ page: { build: '' }, socketAddress: () => 'ws://here' }));

class FakeSocket {
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

/** An action sent at version 3, a broken connection, and a welcome on the next one. */
function reconnected(mine: object[]): number {
  const notDone = vi.fn();
  const quiet = { game: vi.fn(), update: vi.fn(), refused: vi.fn(), seats: vi.fn(), line: vi.fn(), reload: vi.fn() };
  const socket = new GameSocket('game', 0, { ...quiet, notDone } satisfies Listener);
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
  return notDone.mock.calls.length;
}

describe('an action without an answer', () => {
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
