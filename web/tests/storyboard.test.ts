import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FOLEY } from '../src/audio/effects';
import { SCENES } from '../src/motion/scenes';
import { endOf, LONGEST, lengthOf, storyboard } from '../src/motion/storyboard';
import type { Track } from '../src/motion/tracks';
import type { Happening } from '../src/transport/types';
import { happening, ruleset } from './fixtures';
import { FRAMES, frame, type RecordedFrame } from './frames';

const solo = ruleset('solo');
const EMPTY = { zones: {}, series_length: 0 };
const played = ({ happenings, rules, after }: RecordedFrame): Track[] => storyboard(happenings, rules, after);

/** One line for each track: when, what, until when. */
function written(track: Track): string {
  const until = 'lasts' in track ? `–${Math.round(endOf(track))}` : '';
  const when = `${Math.round(track.at)}${until}`.padEnd(10);
  switch (track.kind) {
    case 'step':
    case 'land':
      return `${when}${track.kind} ${track.part}`;
    case 'move':
      return `${when}move ${track.piece} ${track.way}${track.spread ? ` ${track.spread.place + 1} of ${track.spread.of}` : ''}`;
    case 'pose':
      return `${when}pose ${track.on} ${track.pose}`;
    case 'stage':
      return `${when}stage ${track.stage}`;
    case 'say':
      return `${when}say ${track.happening}`;
    case 'cue':
      return `${when}cue ${track.sound}${track.pitch ? ` ${track.pitch}` : ''}`;
  }
}

const numbered = ({ kind, key, parts }: Happening, i: number): string =>
  [
    `${i} ${kind} ${key}`,
    ...parts.map(
      (part, k) => `  ${i}.${k} ${part.n} ${part.card || '??'} ${part.source} → ${part.target} ${part.role}`,
    ),
  ].join('\n');

test('the scenes of real games', async () => {
  const all = FRAMES.map((one) =>
    [`# ${one.name}`, ...one.happenings.map(numbered), ...played(one).map(written)].join('\n'),
  );
  await expect(`${all.join('\n\n')}\n`).toMatchFileSnapshot('storyboards.txt');
});

/** Happenings of one ruleset after each other, as no game has them. */
const mixed = fc.constantFrom(...new Set(FRAMES.map(({ rules }) => rules))).chain((rules) =>
  fc.record({
    rules: fc.constant(rules),
    frames: fc.array(fc.constantFrom(...FRAMES.filter((one) => one.rules === rules)), { minLength: 1, maxLength: 5 }),
  }),
);

describe('every storyboard', () => {
  const holds = (check: (tracks: Track[], happenings: Happening[]) => void) =>
    fc.assert(
      fc.property(mixed, ({ rules, frames }) => {
        const happenings = frames.flatMap((one) => one.happenings);
        check(storyboard(happenings, rules, EMPTY), happenings);
      }),
    );

  it('has one step for each part', () =>
    holds((tracks, happenings) => {
      const steps = tracks.flatMap((track) => (track.kind === 'step' ? [track.part] : []));
      const parts = happenings.flatMap(({ parts }, i) => parts.map((_, k) => `${i}.${k}`));
      expect(steps.toSorted()).toEqual(parts.toSorted());
    }));

  it('lets nothing land before it has left, or move after it has landed', () =>
    holds((tracks) => {
      for (const track of tracks) {
        if (track.kind !== 'land') continue;
        const step = tracks.find((one) => one.kind === 'step' && one.part === track.part);
        const moving = tracks.filter((one) => one.kind === 'move' && one.piece.startsWith(`${track.part}.`));
        expect(step?.at).toBeLessThanOrEqual(track.at);
        expect(Math.max(...moving.map(endOf))).toBeLessThanOrEqual(track.at + 0.001);
      }
    }));

  it('says each happening once, and in its order', () =>
    holds((tracks, happenings) => {
      const told = tracks.flatMap((track) => (track.kind === 'say' ? [track.happening] : []));
      expect(new Set(told).size).toBe(told.length);
      expect(told.every((place) => happenings[place])).toBe(true);
    }));

  it('is not long', () => holds((tracks) => expect(lengthOf(tracks)).toBeLessThanOrEqual(LONGEST + 0.001)));
});

test('a sound lies inside its scene', () => {
  for (const { happenings, rules, after } of FRAMES) {
    for (const [index, one] of happenings.entries()) {
      const { tracks } = SCENES[one.kind]({ one, index, all: happenings, ruleset: rules, outcome: after });
      const length = Math.max(0, ...tracks.filter(({ kind }) => kind !== 'cue').map(endOf));
      for (const track of tracks) if (track.kind === 'cue') expect(track.at, one.key).toBeLessThanOrEqual(length);
    }
  }
});

const TOUCHED = ['lift', 'deny']; // what answers the fingers: `input/`

test('every sound is heard', () => {
  const undone = storyboard([happening('undo', 'undone')], solo, EMPTY);
  const heard = [...FRAMES.map(played), undone].flat().flatMap((track) => (track.kind === 'cue' ? [track.sound] : []));
  const full = { zones: { doors: ['Rd', 'Rd'] }, series_length: 0 };
  const palace = storyboard([happening('door', 'door-trio', ['Rd deck doors'])], solo, full);
  const last = palace.flatMap((track) => (track.kind === 'cue' ? [track.sound] : []));
  expect(new Set([...heard, ...last, ...TOUCHED])).toEqual(new Set(Object.keys(FOLEY)));
});

describe('a Door', () => {
  const tracks = played(frame('solo: door-trio meet-nightmare'));
  const at = (found: Partial<Track>) =>
    tracks.find((track) => Object.entries(found).every(([key, value]) => track[key as keyof Track] === value))?.at;

  it('swings at the touch, with its sounds, and counts when it has landed', () => {
    expect(at({ kind: 'pose', pose: 'swing' })).toBe(0);
    expect([at({ sound: 'latch' }), at({ sound: 'hinge' }), at({ sound: 'warm' })]).toEqual([0, 0, 200]);
    expect(at({ kind: 'stage', stage: 'clear' })).toBe(at({ kind: 'step', part: '0.0' }));
    expect(at({ kind: 'land', part: '0.0' })).toBe(640);
  });

  it('is behind the Nightmare that comes afterwards, which growls as it takes off', () => {
    expect(at({ stage: 'next' })).toBe(at({ sound: 'growl' }));
    expect(at({ sound: 'growl' })).toBe(at({ kind: 'step', part: '1.0' }));
    expect(at({ sound: 'growl' })).toBeGreaterThan(640);
  });

  it('waits for its Key', () => {
    const kinds = played(frame('solo: door-key draw'));
    const lock = kinds.find((track) => track.kind === 'cue' && track.sound === 'lock')?.at ?? 0;
    const swing = kinds.find((track) => track.kind === 'pose' && track.pose === 'swing')?.at ?? 0;
    expect(lock).toBeLessThan(swing);
  });
});

test('the Nightmare steps aside while what is lost is shown, and tears afterwards', () => {
  const tracks = played(frame('pay-five'));
  const shown = tracks.filter((track) => track.kind === 'move' && track.way === 'show');
  const torn = tracks.find((track) => track.kind === 'move' && track.way === 'tear');
  expect(shown).toHaveLength(5);
  expect(new Set(shown.map((track) => endOf(track)))).toEqual(new Set([torn?.at]));
  expect(tracks.find((track) => track.kind === 'pose' && track.pose === 'aside')?.at).toBe(0);
});

test('the board of a Prophecy is left by all its cards at once', () => {
  const tracks = played(frame('burn'));
  const leaving = tracks.filter((track) => track.kind === 'step' && /^[01]\./.test(track.part));
  expect(leaving.map(({ at }) => at)).toEqual([0, 0, 0, 0, 0]);
  expect(tracks.find((track) => track.kind === 'stage')?.at).toBe(0);
});

test('a stage that no scene clears is cleared at the start', () => {
  expect(storyboard([happening('play', 'play', ['Rs hand row'])], solo, EMPTY)[0]).toMatchObject({
    stage: 'clear',
    at: 0,
  });
});
