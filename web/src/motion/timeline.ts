// Fires the tracks of a storyboard at their times, whatever measures these. Moves and poses are pictures that
// run on the same clock by themselves.

import { lengthOf } from './storyboard';
import type { Track } from './tracks';

/** Something that runs until it is over, or is finished before. */
export interface Run {
  readonly time: number;
  readonly done: Promise<void>;
  seek(ms: number): void; // and stand there
  finish(): void;
}

export interface Clock {
  /** Tell each frame what the time is, the first one before the time runs. */
  play(length: number, frame: (time: number) => void, over: () => void): Run;
}

type Of<K extends Track['kind']> = Extract<Track, { kind: K }>;
export type Step = Of<'step'>;
export type Move = Of<'move'>;
export type Land = Of<'land'>;
export type Posed = Of<'pose'>;
export type Staged = Of<'stage'>;
export type Cue = Of<'cue'>;
/** What changes the table. */
export type Change = Step | Land | Staged;

export interface Effects {
  change(at: number, changes: readonly Change[], moves: readonly Move[]): void; // all of one time at once
  pose(track: Posed): void;
  say(happening: number): void;
  cue(track: Cue, wait: number): void; // in so many milliseconds
  over(): void;
}

const AHEAD = 100; // milliseconds: sounds are booked before their time

export function perform(tracks: readonly Track[], clock: Clock, effects: Effects): Run {
  const cues = tracks.filter((track) => track.kind === 'cue');
  const marks = tracks.filter((track) => track.kind !== 'cue' && track.kind !== 'move');
  const moves = tracks.filter((track) => track.kind === 'move');
  let next = 0;
  let booked = 0;

  function frame(time: number): void {
    for (let cue = cues[booked]; cue && cue.at <= time + AHEAD; cue = cues[booked]) {
      effects.cue(cue, Math.max(0, cue.at - time));
      booked += 1;
    }
    for (let mark = marks[next]; mark && mark.at <= time; mark = marks[next]) fire(mark.at);
  }

  function fire(at: number): void {
    const due = marks.slice(next).filter((mark) => mark.at === at);
    next += due.length;
    const changes = due.filter((mark) => mark.kind === 'step' || mark.kind === 'land' || mark.kind === 'stage');
    // Moves are handed over with the step of their part; their own `at` is the delay of the animation.
    const parts = new Set(changes.map((mark) => (mark.kind === 'step' ? mark.part : '')));
    const begun = moves.filter(({ piece }) => parts.has(piece.slice(0, piece.lastIndexOf('.'))));
    if (changes.length) effects.change(at, changes, begun);
    for (const mark of due) {
      if (mark.kind === 'pose') effects.pose(mark);
      if (mark.kind === 'say') effects.say(mark.happening);
    }
  }

  const run = clock.play(lengthOf(tracks), frame, () => effects.over());
  return {
    get time() {
      return run.time;
    },
    done: run.done,
    finish: () => run.finish(),
    /** Through all that lies between, so that each picture begins where the one before has ended. */
    seek(ms) {
      for (let mark = marks[next]; mark && mark.at <= ms; mark = marks[next]) {
        run.seek(mark.at);
        frame(mark.at);
      }
      run.seek(ms);
    },
  };
}
