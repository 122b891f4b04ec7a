import { expect, test } from 'vitest';
import { FOLEY, type SoundName } from '../src/audio/effects';
import { namesOf } from '../src/audio/mixer';
import type { TableEvent } from '../src/transport/types';
import { moved, ruleset } from './fixtures';

const duo = ruleset('everything-duo');

test.each<[TableEvent, SoundName[]]>([
  [moved('Rd', 'deck', 'doors1'), ['latch', 'hinge', 'warm']],
  [moved('Rd', 'drawn', 'doors1'), ['lock', 'hinge', 'warm']],
  [moved('Rd', 'doors1', 'limbo'), ['price']],
  [moved('Nm', 'deck', 'drawn'), ['growl']],
  [moved('Nm', 'drawn', 'discard'), ['tear']],
  [moved('Rd', 'deck', 'drawn'), ['slide']],
  [moved('Rs', 'hand1', 'row1'), ['set']],
  [moved('R3', 'hand1', 'towers'), ['set']],
  [moved('Rs', 'hand1', 'discard'), ['slide']],
  [{ type: 'shuffled' }, ['riffle']],
  [{ type: 'ended', result: 'won' }, ['dawn']],
  [{ type: 'ended', result: 'lost' }, ['out']],
])('%o sounds like %s', (event, sounds) => {
  expect(namesOf(event, duo)).toEqual(sounds);
});

interface Heard {
  pitch: number;
  at: number;
}

/** A studio that writes down the tones that are asked of it. */
function studio(): { heard: Heard[]; audio: BaseAudioContext } {
  const heard: Heard[] = [];
  const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const node = () => ({
    connect: (to: unknown) => to,
    gain: param(),
    Q: param(),
    frequency: param(),
    start() {},
    stop() {},
  });
  const audio = {
    sampleRate: 100,
    createBuffer: () => ({ getChannelData: () => new Float32Array(200) }),
    createGain: node,
    createBiquadFilter: node,
    createBufferSource: node,
    createOscillator: () => ({
      ...node(),
      frequency: { ...param(), setValueAtTime: (pitch: number, at: number) => heard.push({ pitch, at }) },
    }),
  };
  return { heard, audio: audio as unknown as BaseAudioContext };
}

function tonesOf(name: SoundName, step = 0): Heard[] {
  const { heard, audio } = studio();
  FOLEY[name]({ audio, out: {} as AudioNode, tilt: 1 }, 0, step);
  return heard;
}

test('along a series the card is set down higher and higher', () => {
  const [first, second, third] = [0, 2, 4].map((step) => tonesOf('set', step).at(-1)?.pitch ?? 0);
  expect((second ?? 0) / (first ?? 1)).toBeCloseTo(2 ** (2 / 12));
  expect((third ?? 0) / (first ?? 1)).toBeCloseTo(2 ** (4 / 12));
});

test('dawn rises through eight bells', () => {
  const bells = tonesOf('dawn')
    .filter(({ at }) => at < 0.7)
    .map(({ pitch }) => pitch);
  const lowest = bells.filter((_, i) => i % 3 === 0).slice(0, 8);
  expect(lowest).toEqual([...lowest].sort((a, b) => a - b));
  expect(lowest).toHaveLength(8);
});

test('every sound can be made', () => {
  for (const name of Object.keys(FOLEY) as SoundName[]) expect(() => tonesOf(name)).not.toThrow();
});
