// That it is somebody's turn, where the table is not seen: the title of the tab, and a notification
// for whoever has asked for it.

import { settings } from '../app/settings.svelte';
import { say } from '../text/fluent.svelte';

const TITLE = 'Onirim';

export function showTurn(mine: boolean): void {
  document.title = mine ? `${say('together-turn-title')} · ${TITLE}` : TITLE;
}

export const canNotify = (): boolean => 'Notification' in globalThis;

/** Whether the browser lets us; it asks its user the first time. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** One notification a game, which the next one replaces; none while the table is looked at. */
export async function notifyTurn(game: string, text: string): Promise<void> {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const options = { body: text, tag: `onirim-${game}`, lang: document.documentElement.lang };
  try {
    const shown = new Notification(TITLE, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // A telephone shows them through the worker alone.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(TITLE, options);
  }
}
