// The deck is shuffled: two halves of it slide through each other; a bag is shaken.

import { nudge } from './clock';

export function riffle(start: number): void {
  const shakes = [0, -9, 8, -6, 0].map((turn) => ({ rotate: `${turn}deg` }));
  nudge(document.querySelector('.pile.deck .bag'), shakes, { start, length: 420, easing: 'ease-in-out' });
  const edges = [...document.querySelectorAll('.pile.deck .edge, .pile.deck .back')];
  edges.forEach((edge, i) => {
    const side = i % 2 ? 1 : -1;
    const slides = [{ translate: '0 0' }, { translate: `${side * 16}px -4px`, offset: 0.4 }, { translate: '0 0' }];
    nudge(edge, slides, { start: start + i * 18, length: 300, easing: 'ease-in-out' });
  });
}
