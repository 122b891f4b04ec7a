import { expect, test } from 'vitest';
import { FOLEY, type SoundName } from '../src/audio/effects';
import { storyboard } from '../src/motion/storyboard';
import type { Happening } from '../src/transport/types';
import { happening, ruleset } from './fixtures';

const duo = ruleset('everything-duo');
const soundsOf = (one: Happening, series_length = 1): SoundName[] =>
  storyboard([one], duo, { zones: {}, series_length }).flatMap((track) => (track.kind === 'cue' ? [track.sound] : []));

test.each<[Happening, SoundName[]]>([
  [happening('door', 'door-trio', ['Rd deck doors1']), ['latch', 'hinge', 'warm', 'stamp']],
  [happening('door', 'door-key', ['Rk hand1 discard price', 'Rd drawn doors1']), ['slide', 'lock', 'hinge', 'warm']],
  [
    happening('pay', 'pay-door', ['Rd doors1 limbo price', 'Nm drawn discard banished']),
    ['price', 'slide', 'tear', 'hush'],
  ],
  [happening('nightmare', 'meet-nightmare', ['Nm deck drawn revealed']), ['growl']],
  [happening('draw', 'meet-door', ['Rd deck drawn revealed']), ['slide', 'turn']],
  [happening('look', 'look', ['3 ?? deck seen revealed']), ['page', 'turn', 'turn', 'turn']],
  [happening('lose', 'burn', ['Gs seen discard lost']), ['burn']],
  [happening('play', 'play', ['Rs hand1 row1']), ['set']],
  [happening('play', 'build', ['R3 hand1 towers']), ['set']],
  [happening('return', 'limbo-back', ['2 Td limbo deck returned'], { shuffles: true }), ['slide', 'slide', 'riffle']],
  [happening('exchange', 'goals-exchanged', ['Rd goals goals', 'Bd goals goals']), []],
  [happening('undo', 'undone'), ['page']],
  [happening('end', 'end-won'), ['dawn']],
  [happening('end', 'end-lost'), ['out']],
])('%o sounds like %s', (one, sounds) => {
  expect(soundsOf(one)).toEqual(sounds);
});

test('the third card of a series is rounded off by a chime', () => {
  const played = happening('play', 'play', ['Rs hand1 row1']);
  expect([1, 2, 3].map((series) => soundsOf(played, series))).toEqual([['set'], ['set'], ['set', 'chime']]);
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
