// The clock of all that moves: an animation of nothing, and every picture begins with it. What fires at a time
// is asked of it frame by frame, so a slow frame delays picture, table and sound alike.

import { lasting, settings } from '../app/settings.svelte';
import type { Clock, Run } from './timeline';

export interface Timing {
  at: number; // on the line of time of the run
  lasts: number;
  easing?: string;
  stays?: boolean; // afterwards it stands as its last frame has it
}

class WebRun implements Run {
  readonly done: Promise<void>;
  private readonly master: Animation;
  private readonly joined = new Set<Animation>();
  private settle: () => void = () => undefined;
  private ended = false;
  private ranOut = false;
  private stands = true; // the time does not run

  constructor(
    private readonly length: number,
    private readonly frame: (time: number) => void,
    private readonly over: () => void,
  ) {
    this.master = new Animation(new KeyframeEffect(null, null, { duration: length, fill: 'both' }));
    this.master.playbackRate = settings.speed;
    this.done = new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  get time(): number {
    return Number(this.master.currentTime ?? 0);
  }

  /** What happens at once is laid out before the time runs. */
  start(): void {
    this.frame(0);
    if (this.ended) return;
    this.stands = false;
    this.master.play();
    this.master.ready.then(
      () => this.align(),
      () => undefined, // it was finished before it began
    );
    document.addEventListener('visibilitychange', this.finish);
    requestAnimationFrame(this.next);
  }

  join(animation: Animation): void {
    this.joined.add(animation);
    animation.playbackRate = this.master.playbackRate;
    const { startTime } = this.master;
    if (!this.stands && startTime !== null) {
      animation.startTime = startTime;
      return;
    }
    animation.pause();
    animation.currentTime = this.time;
  }

  seek(ms: number): void {
    this.stands = true;
    for (const one of [this.master, ...this.joined]) {
      one.pause();
      one.currentTime = ms;
    }
  }

  finish = (): void => {
    if (this.ended) return;
    this.ended = true;
    document.removeEventListener('visibilitychange', this.finish);
    this.master.cancel();
    this.over();
    for (const one of this.joined) one.cancel();
    this.settle();
  };

  private align(): void {
    if (this.stands || this.ended) return;
    for (const one of this.joined) one.startTime = this.master.startTime;
  }

  private next = (): void => {
    if (this.ended) return;
    if (this.ranOut && !this.stands) {
      this.finish(); // what may be done now is drawn in a frame of its own, when nothing moves
      return;
    }
    if (!this.stands) this.frame(this.time);
    this.ranOut = this.time >= this.length;
    requestAnimationFrame(this.next);
  };
}

let current: WebRun | undefined;

export const webClock: Clock = {
  play(length, frame, over) {
    current = new WebRun(length, frame, over);
    const run = current;
    run.start();
    return run;
  },
};

/** Move something on the line of time of what runs. */
export function animate(
  element: Element | null | undefined,
  frames: Keyframe[],
  timing: Timing,
): Animation | undefined {
  if (!element || !current) return undefined;
  const { at, lasts, easing = 'linear', stays = false } = timing;
  const fill = stays ? 'both' : 'backwards';
  const animation = element.animate(frames, { delay: at, duration: Math.max(1, lasts), easing, fill });
  current.join(animation);
  return animation;
}

/** Nothing moves: nobody wants it, or nobody looks. */
export const still = (): boolean => !lasting(1) || document.hidden;
