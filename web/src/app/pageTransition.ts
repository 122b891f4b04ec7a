// From screen to screen: the old one fades into the new one, where the browser can do that.

import { tick } from 'svelte';
import { lasting } from './settings.svelte';

const FADE = 300; // milliseconds

/** Change what is shown; the first screen just appears below the splash. */
export async function turnPage(change: () => void, first: boolean): Promise<void> {
  if (first || !lasting(FADE) || document.hidden || !document.startViewTransition) {
    change();
    await tick();
    return;
  }
  const transition = document.startViewTransition(async () => {
    change();
    await tick();
  });
  await transition.updateCallbackDone;
}

/** The splash has done its work. */
export function lift(): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  const fade = splash.animate([{ opacity: 1 }, { opacity: 0 }], { duration: lasting(FADE), easing: 'ease-out' });
  fade.onfinish = () => splash.remove();
}
