// Both Doors of a palace stand open: one ring of light goes out from it. It is only light, so it may
// outlast what is waited for.

import { lasting } from '../app/settings.svelte';
import { after } from './clock';
import { cardElement, ghostOf, OUT } from './flights';

const LENGTH = 600;
const EARLY = 60; // before the Door has quite come

export function ring(id: number, at: number): void {
  after(at - EARLY, () => {
    const palace = cardElement(id)?.closest('.palace.full');
    if (palace) shine(palace.getBoundingClientRect());
  });
}

function shine(rect: DOMRect): void {
  const ghost = ghostOf('', rect);
  ghost.classList.add('light-ring');
  const frames = [
    { transform: 'scale(.35)', opacity: 0.9 },
    { transform: 'scale(1.7)', opacity: 0 },
  ];
  const light = ghost.animate(frames, { duration: lasting(LENGTH), easing: OUT });
  light.onfinish = () => ghost.remove();
}
