// Which scene a happening has, and the plain one: cards go from place to place.

import type { Happening } from '../transport/types';
import { deal, ends, goesBack, shuffled } from './deckScene';
import { door } from './doorScene';
import { look, lost, ordered } from './lookScene';
import { nightmare, paid } from './nightmareScene';
import { plain } from './plainScene';
import { type Act, goes, type Scene } from './tracks';

const nothing = (): Scene => ({ tracks: [], lasts: 0 });

/** A series rises, and is rounded off by its third card. */
function played(act: Act): Scene {
  const { one, ruleset, outcome } = act;
  const inRow = one.parts.some((part) => goes(part) && ruleset.role(part.target) === 'labyrinth');
  const scene = plain(act);
  if (!inRow) return scene;
  const place = (outcome.series_length + 2) % 3;
  const tracks = scene.tracks.map((track) =>
    track.kind === 'cue' && track.sound === 'set' && place ? { ...track, pitch: place } : track,
  );
  const laid = tracks.find((track) => track.kind === 'cue' && track.sound === 'set')?.at ?? 0;
  if (place === 2) tracks.push({ kind: 'cue', sound: 'chime', at: laid });
  return { tracks, lasts: scene.lasts };
}

function undone(): Scene {
  return { tracks: [{ kind: 'cue', sound: 'page', at: 0 }], lasts: 0 };
}

export const SCENES: Record<Happening['kind'], (act: Act) => Scene> = {
  deal,
  discard: plain,
  door,
  draw: plain,
  end: ends,
  exchange: plain,
  gain: plain,
  limbo: plain,
  look,
  lose: lost,
  nightmare,
  order: ordered,
  pay: paid,
  play: played,
  return: goesBack,
  shuffle: shuffled,
  signal: nothing,
  turn: nothing,
  undo: undone,
  use: plain,
};
