// A Nightmare comes out of the deck and shakes the table. It is paid: what is lost is shown while it steps
// aside, and then it tears in two.

import type { HappeningPart } from '../transport/types';
import { cues, FLIGHT, going, goingAll, plain, STAGGER, said } from './plainScene';
import { type Act, goes, isLeft, isOnStage, partId, pieceId, type Scene, type Track } from './tracks';

const RISES = 420;
const SHAKES = 280;
const TEARS = 420;
const HUSH = 240; // after it begins to tear
const ASIDE = 540;
const SHOWN = 700; // so long all that is lost lies there

export function nightmare(act: Act): Scene {
  const { one, ruleset } = act;
  const comes = one.parts.find((part) => goes(part) && ruleset.role(part.target) === 'drawn');
  if (!comes) return leaving(act);
  if (isLeft(comes.target, act)) {
    const scene = plain(act);
    return { ...scene, tracks: [...scene.tracks, ...cues('growl', [0])] };
  }
  const piece = pieceId(partId(act.index, one.parts.indexOf(comes)), 0);
  return {
    tracks: [
      { kind: 'stage', stage: 'next', at: 0 },
      ...one.parts.flatMap((part) => going(act, { part, at: 0, lasts: RISES, way: 'rise' })),
      { kind: 'pose', on: piece, pose: 'shake', at: RISES, lasts: SHAKES },
      ...cues('growl', [0]),
      said(act, RISES),
    ],
    lasts: RISES + SHAKES,
  };
}

/** It goes, after something else was done. */
function leaving(act: Act): Scene {
  const { tracks, lasts } = torn(act, act.one.parts, 0);
  return { tracks: [...tracks, said(act, 0)], lasts };
}

export function paid(act: Act): Scene {
  const { one, ruleset } = act;
  const banished = one.parts.filter((part) => part.role === 'banished');
  const lost = one.parts.filter((part) => goes(part) && part.role === 'lost' && ruleset.inDeck(part.source));
  const rest = one.parts.filter((part) => !banished.includes(part) && !lost.includes(part));
  const given = goingAll(act, rest, 0, () => 'fly');
  const shown = lost.length ? spread(act, lost, banished) : { tracks: [], end: 0 };
  const end = Math.max(given.end, shown.end);
  const gone = banished.length ? torn(act, banished, end) : { tracks: [], lasts: end };
  return {
    tracks: [
      ...cues('price', [0]),
      ...given.tracks,
      ...cues('slide', given.starts),
      ...shown.tracks,
      ...gone.tracks,
      said(act, 0),
    ],
    lasts: gone.lasts,
  };
}

/** The cards that are lost lie below it, side by side, until all are seen. */
function spread(act: Act, lost: readonly HappeningPart[], banished: readonly HappeningPart[]) {
  const of = lost.reduce((sum, { n }) => sum + n, 0);
  const until = ASIDE + SHOWN;
  const end = until + FLIGHT;
  let from = 0;
  const tracks = lost.flatMap((part) => {
    const first = from * STAGGER;
    const found = going(act, { part, at: 0, first, lasts: end - first, way: 'show', spread: { from, of, until } });
    from += part.n;
    return found;
  });
  const aside = banished.map((part): Track => {
    const on = pieceId(partId(act.index, act.one.parts.indexOf(part)), 0);
    return { kind: 'pose', on, pose: 'aside', at: 0, lasts: ASIDE };
  });
  const starts = Array.from({ length: of }, (_, i) => i * STAGGER);
  return { tracks: [...tracks, ...aside, ...cues('slide', starts), ...cues('turn', [FLIGHT / 2])], end };
}

function torn(act: Act, parts: readonly HappeningPart[], at: number): Scene {
  const tears = parts.filter((part) => goes(part));
  const clears = tears.some(({ source }) => isOnStage(source, act.ruleset));
  return {
    tracks: [
      ...(clears ? [{ kind: 'stage', stage: 'clear', at } as const] : []),
      ...parts.flatMap((part) => going(act, { part, at, lasts: TEARS, way: 'tear' })),
      ...(tears.length ? [...cues('tear', [at]), ...cues('hush', [at + HUSH])] : []),
    ],
    lasts: at + (tears.length ? TEARS : 0),
  };
}
