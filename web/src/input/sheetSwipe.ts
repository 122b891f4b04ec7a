// A sheet follows the finger that pulls it away, and goes if it was pulled far or fast enough.

const FAST = 0.4; // pixels a millisecond
const FAR = 0.4; // of its length
const SLACK = 6; // pixels that are no pull yet

interface Pull {
  x: number;
  y: number;
  time: number;
  way: number; // how far it is pulled
  moving: boolean;
}

/** Down, or to the right where the sheet stands at the side. */
export function swipe(sheet: HTMLElement, close: () => void): { destroy: () => void } {
  let pull: Pull | undefined;
  const sideways = (): boolean => getComputedStyle(sheet).getPropertyValue('--from').trim() === 'right';

  const start = (event: TouchEvent): void => {
    const [touch] = event.touches;
    const scrolled = scrollerOf(event.target, sheet)?.scrollTop ?? 0;
    if (!touch || event.touches.length > 1 || (scrolled > 0 && !sideways())) return;
    pull = { x: touch.clientX, y: touch.clientY, time: event.timeStamp, way: 0, moving: false };
  };

  const move = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (!pull || !touch) return;
    const [across, down] = [touch.clientX - pull.x, touch.clientY - pull.y];
    const [along, beside] = sideways() ? [across, down] : [down, across];
    if (!pull.moving && (along < SLACK || Math.abs(beside) > along)) return;
    pull.moving = true;
    pull.way = Math.max(0, along);
    event.preventDefault();
    sheet.style.translate = sideways() ? `${pull.way}px 0` : `0 ${pull.way}px`;
  };

  const end = (event: TouchEvent): void => {
    if (!pull?.moving) {
      pull = undefined;
      return;
    }
    const length = sideways() ? sheet.offsetWidth : sheet.offsetHeight;
    const speed = pull.way / Math.max(1, event.timeStamp - pull.time);
    const gone = pull.way > length * FAR || speed > FAST;
    pull = undefined;
    if (gone) close();
    else sheet.style.translate = '';
  };

  sheet.addEventListener('touchstart', start, { passive: true });
  sheet.addEventListener('touchmove', move, { passive: false });
  sheet.addEventListener('touchend', end);
  sheet.addEventListener('touchcancel', end);
  return { destroy: () => sheet.removeEventListener('touchmove', move) };
}

/** What scrolls under the finger. */
function scrollerOf(target: EventTarget | null, sheet: HTMLElement): HTMLElement | undefined {
  for (let at = target as HTMLElement | null; at && at !== sheet; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return undefined;
}
