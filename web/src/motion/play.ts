// Plays a storyboard on the page. One runs at a time; whatever happens next finishes it.

import { lasting } from '../app/settings.svelte';
import { sound as hear } from '../audio/mixer';
import { Actors, type Scenery } from './actors';
import { letGo } from './carrying';
import { webClock } from './clock';
import { perform, type Run } from './timeline';
import type { Track } from './tracks';

export { still } from './clock';

/** What else is told, besides how the table changes. */
export interface Told extends Scenery {
  say(happening: number): void;
  over(): void; // all lies where it belongs
}

const NEAR = 60; // milliseconds between sounds of one moment
let running: Run | undefined;

export function play(tracks: readonly Track[], told: Told): Promise<void> {
  finish();
  document.addEventListener('onirim-seek', seek);
  const actors = new Actors(told);
  const run = perform(tracks, webClock, {
    change: (at, changes, moves) => actors.change(at, changes, moves),
    pose: (track) => actors.pose(track),
    say: (happening) => told.say(happening),
    cue: ({ sound, pitch }, wait) => hear(sound, { step: pitch ?? 0, after: lasting(wait) / 1000 }),
    over: () => {
      actors.end();
      told.over();
      running = undefined;
    },
  });
  running = run;
  return run.done;
}

/** Nothing is seen of it: its sounds follow each other closely. */
export function onlyHear(tracks: readonly Track[]): void {
  letGo();
  const cues = tracks.filter((track) => track.kind === 'cue');
  const once = cues.filter(({ sound }, i) => sound === 'slide' || cues.findIndex((one) => one.sound === sound) === i);
  once.forEach(({ sound, pitch }, i) => void hear(sound, { step: pitch ?? 0, after: (i * NEAR) / 1000 }));
}

/** Everything lies where it belongs, now. */
export function finish(): void {
  running?.finish();
}

/** Stop at one time of what runs, as tests do. */
function seek(event: Event): void {
  if (event instanceof CustomEvent) running?.seek(Number(event.detail));
}
