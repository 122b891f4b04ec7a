import { describe, expect, it } from 'vitest';
import { storyboard } from '../src/motion/storyboard';
import { type Clock, type Effects, perform, type Run } from '../src/motion/timeline';
import type { Track } from '../src/motion/tracks';
import { frame } from './frames';

/** A clock that goes on when it is told to. */
class FakeClock implements Clock {
  time = 0;
  private tell: (time: number) => void = () => undefined;
  private end: () => void = () => undefined;
  private length = 0;

  play(length: number, tell: (time: number) => void, over: () => void): Run {
    [this.time, this.length, this.tell, this.end] = [0, length, tell, over];
    tell(0);
    const clock = this;
    return {
      done: Promise.resolve(),
      get time() {
        return clock.time;
      },
      seek(ms) {
        clock.time = ms;
      },
      finish: over,
    };
  }

  advance(ms: number): void {
    this.time += ms;
    this.tell(Math.min(this.time, this.length));
    if (this.time >= this.length) this.end();
  }
}

/** A table that writes down what is done to it. */
function notes(): { lines: string[]; effects: Effects } {
  const lines: string[] = [];
  const effects: Effects = {
    change: (at, changes, moves) => {
      const done = changes.map((one) => (one.kind === 'stage' ? one.stage : `${one.kind} ${one.part}`));
      lines.push(`${Math.round(at)}: ${[...done, ...moves.map(({ piece, way }) => `${way} ${piece}`)].join(', ')}`);
    },
    pose: ({ on, pose, at }) => lines.push(`${at}: ${pose} ${on}`),
    say: (happening) => lines.push(`say ${happening}`),
    cue: ({ sound }, wait) => lines.push(`${sound} in ${Math.round(wait)}`),
    over: () => lines.push('over'),
  };
  return { lines, effects };
}

function begun(name: string) {
  const { happenings, rules, after } = frame(name);
  const clock = new FakeClock();
  const { lines, effects } = notes();
  const run = perform(storyboard(happenings, rules, after), clock, effects);
  const heard = () => lines.splice(0);
  return { clock, run, heard };
}

describe('time', () => {
  it('fires what is due, in order, and books sounds before their time', () => {
    const { clock, heard } = begun('solo: door-trio meet-nightmare');
    expect(heard()).toEqual(['latch in 0', 'hinge in 0', '0: swing 0.0.0', 'say 0']);
    clock.advance(100);
    expect(heard()).toEqual(['warm in 100']);
    clock.advance(279);
    expect(heard()).toEqual(['120: lift trio']);
    clock.advance(1);
    expect(heard()).toEqual(['380: clear, step 0.0, door 0.0.0']);
    clock.advance(260);
    expect(heard()).toContain('640: land 0.0');
  });

  it('does after a slow frame all that was missed, each at its own time', () => {
    const { clock, heard } = begun('solo: door-trio meet-nightmare');
    heard();
    clock.advance(650);
    const done = heard().filter((line) => /^\d+:/.test(line));
    expect(done.slice(0, 4)).toEqual([
      '120: lift trio',
      '380: clear, step 0.0, door 0.0.0',
      '560: stamp row',
      '640: land 0.0',
    ]);
  });

  it('is over when nothing moves any more', () => {
    const { clock, heard } = begun('solo: play draw');
    heard();
    clock.advance(4600);
    expect(heard().at(-1)).toBe('over');
  });
});

describe('a look at one time', () => {
  it('goes through all that lies before it', () => {
    const { clock, run, heard } = begun('pay-five');
    heard();
    run.seek(1600);
    expect(clock.time).toBe(1600);
    const done = heard().filter((line) => line.startsWith('1560'));
    expect(done[0]).toContain('land 0.0');
    expect(done[0]).toContain('tear 0.5.0');
  });
});

it('changes of one time are one change of the table', () => {
  const tracks: Track[] = [
    { kind: 'stage', stage: 'clear', at: 5 },
    { kind: 'step', part: '0.0', at: 5 },
    { kind: 'move', piece: '0.0.0', way: 'fly', at: 5, lasts: 10 },
  ];
  const clock = new FakeClock();
  const { lines, effects } = notes();
  perform(tracks, clock, effects);
  clock.advance(5);
  expect(lines).toEqual(['5: clear, step 0.0, fly 0.0.0']);
});

it('nothing that moves has a timer of its own', () => {
  const sources = import.meta.glob<string>('../src/motion/*.ts', { query: '?raw', import: 'default', eager: true });
  expect(Object.keys(sources).length).toBeGreaterThan(10);
  for (const [file, text] of Object.entries(sources)) expect(text, file).not.toMatch(/set(Timeout|Interval)/);
});
