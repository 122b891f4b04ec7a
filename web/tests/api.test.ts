// What becomes of a request, whatever carries it.

import { expect, it } from 'vitest';
import { joinGame, me, Problem, removeSpectators } from '../src/transport/api';
import { type Answer, type Method, reachBy } from '../src/transport/transport';

interface Asked {
  method: Method;
  path: string;
  body?: unknown;
  key: string | undefined;
}

/** A host that answers in turn, and what it was asked. An Error: the answer is lost. */
function hostThatAnswers(...answers: (Answer | Error)[]): Asked[] {
  const asked: Asked[] = [];
  reachBy({
    async request(method, path, body, key) {
      asked.push({ method, path, body, key });
      const answer = answers[asked.length - 1] ?? new Error('asked too often');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    open: () => {
      throw new Error('no game is opened here');
    },
  });
  return asked;
}

it('gives what was answered', async () => {
  const asked = hostThatAnswers({ status: 200, body: { name: 'Ann' } });
  expect(await me()).toEqual({ name: 'Ann' });
  expect(asked).toEqual([{ method: 'GET', path: 'api/me', body: undefined, key: undefined }]);
});

it('says why it was not done', async () => {
  hostThatAnswers({ status: 409, body: { reason: 'full', text: 'no seat is free', fault: null } });
  await expect(removeSpectators('x')).rejects.toMatchObject({ reason: 'full', message: 'no seat is free' });
  hostThatAnswers({ status: 502, body: '<html>Bad gateway' });
  await expect(removeSpectators('x')).rejects.toMatchObject({ reason: 'trouble', message: '502' });
});

it('sends what must happen once a second time, with the same key', async () => {
  const asked = hostThatAnswers(new Error('lost'), { status: 200, body: {} });
  await joinGame('code', 'Ann');
  expect(asked.length).toBe(2);
  expect(asked[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(asked[1]).toEqual(asked[0]);
});

it('gives up when nobody answers', async () => {
  hostThatAnswers(new Error('lost'), new Error('lost'));
  const wrong = await joinGame('code', 'Ann').catch((problem: unknown) => problem);
  expect(wrong).toBeInstanceOf(Problem);
  expect(wrong).toMatchObject({ reason: 'unreachable' });
});
