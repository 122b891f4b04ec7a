// One game a click: while a new one is waited for, and until its table is shown, no other begins.

import { beforeEach, expect, it, vi } from 'vitest';
import { begin, beginning } from '../src/model/newGame.svelte';
import { Problem } from '../src/transport/api';

const asked = vi.hoisted(() => [] as { done(game: { id: string }): void; failed(why: Error): void }[]);
vi.mock('../src/transport/api', () => ({
  Problem: class extends Error {
    reason = 'full';
  },
  newGame: () => new Promise((done, failed) => asked.push({ done, failed })),
}));
vi.mock('../src/app/routes.svelte', () => ({ go: () => {} }));
vi.mock('../src/app/settings.svelte', () => ({ settings: { names: ['', ''] } }));

beforeEach(() => {
  asked.length = 0;
  beginning.waiting = false;
});

it('asks for one game, however often it is pressed', async () => {
  const first = begin({ rules: 'solo' });
  await begin({ rules: 'solo' });
  asked[0]?.done({ id: 'x' });
  expect(await first).toBe('');
  await begin({ rules: 'solo' }); // its table is on the way
  expect(asked.length).toBe(1);
});

it('may be pressed again once it is known that nothing came of it', async () => {
  const first = begin({ rules: 'solo' });
  asked[0]?.failed(new Problem('full', ''));
  expect(await first).not.toBe('');
  void begin({ rules: 'solo' });
  expect(asked.length).toBe(2);
});
