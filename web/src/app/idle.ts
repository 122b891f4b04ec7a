// Loops of light and sound rest while nobody has touched anything for a while.

const LONG = 60_000; // milliseconds
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

type Heard = (idle: boolean) => void;

const heard = new Set<Heard>();
let resting: Animation[] = [];
let idle = false;
let timer = 0;

/** Be told when nobody is there any more, and when somebody is again. */
export function whenIdle(hear: Heard): () => void {
  heard.add(hear);
  return () => heard.delete(hear);
}

export function watchInput(): void {
  for (const input of INPUTS) addEventListener(input, woken, { passive: true, capture: true });
  woken();
}

function woken(): void {
  clearTimeout(timer);
  timer = window.setTimeout(rest, LONG);
  if (!idle) return;
  idle = false;
  for (const loop of resting) loop.play();
  resting = [];
  for (const hear of heard) hear(false);
}

function rest(): void {
  idle = true;
  resting = document.getAnimations().filter(isRunningLoop);
  for (const loop of resting) loop.pause();
  for (const hear of heard) hear(true);
}

const isRunningLoop = ({ effect, playState }: Animation): boolean =>
  playState === 'running' && effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
