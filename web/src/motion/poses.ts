// What things of the table do where they stand.

import { animate } from './clock';
import type { Posed } from './timeline';
import { OUT } from './ways';

const LIFT = 14;
const SHAKES = [0, -8, 7, -5, 4, 0];

/** All but the swing of a Door, which has a picture of its own. */
export function pose(track: Posed, element: HTMLElement | null): void {
  if (track.pose !== 'swing') POSES[track.pose](track, element);
}

type Play = (track: Posed, element: HTMLElement | null) => void;

const POSES: Record<Exclude<Posed['pose'], 'swing'>, Play> = {
  shake: ({ at, lasts }, element) => {
    animate(
      element,
      SHAKES.map((x) => ({ translate: `${x}px 0` })),
      { at, lasts },
    );
  },
  aside: ({ at, lasts }, element) => {
    const steps = [
      { translate: '0 0', scale: 1 },
      { translate: '0 -22%', scale: 0.6 },
    ];
    animate(element, steps, { at, lasts, easing: OUT, stays: true });
  },
  lift: ({ at, lasts }) => {
    const lift = [{ translate: '0 0' }, { translate: `0 ${-LIFT}px` }, { translate: '0 0' }];
    document.querySelectorAll('[data-trio] > span').forEach((card, i) => {
      animate(card, lift, { at: at + i * 60, lasts: lasts - 120, easing: OUT });
    });
  },
  stamp: ({ at, lasts }) => {
    const seal = [...document.querySelectorAll('[data-seal]')].at(-1);
    const stamped = [
      { scale: 1.8, opacity: 0 },
      { scale: 1, opacity: 1 },
    ];
    animate(seal, stamped, { at, lasts, easing: OUT });
  },
  flare: ({ at, lasts }, element) => {
    const pulse = [{ transform: 'scale(1)' }, { transform: 'scale(1.1)' }, { transform: 'scale(1)' }];
    animate(element, pulse, { at, lasts, easing: OUT });
    const full = element?.closest<HTMLElement>('[data-full]');
    if (full) ring(full.getBoundingClientRect(), at, lasts);
  },
  riffle: ({ at, lasts }) => {
    const shakes = [0, -9, 8, -6, 0].map((turn) => ({ rotate: `${turn}deg` }));
    animate(document.querySelector('.pile.deck .bag'), shakes, { at, lasts, easing: 'ease-in-out' });
    document.querySelectorAll('.pile.deck :is(.edge, .back)').forEach((edge, i) => {
      const side = i % 2 ? 1 : -1;
      const slides = [{ translate: '0 0' }, { translate: `${side * 16}px -4px`, offset: 0.4 }, { translate: '0 0' }];
      animate(edge, slides, { at: at + i * 18, lasts: lasts - 120, easing: 'ease-in-out' });
    });
  },
};

/** Both Doors of a palace stand open: one ring of light goes out from it. */
function ring(rect: DOMRect, at: number, lasts: number): void {
  const light = document.createElement('div');
  light.className = 'ghost light-ring';
  light.style.cssText = `left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px`;
  document.getElementById('flights')?.append(light);
  const frames = [
    { transform: 'scale(.35)', opacity: 0.9 },
    { transform: 'scale(1.7)', opacity: 0 },
  ];
  const shines = animate(light, frames, { at, lasts, easing: OUT, stays: true });
  if (shines) shines.onfinish = shines.oncancel = () => light.remove();
}
