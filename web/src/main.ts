import { mount } from 'svelte';
import hall from '../generated/hall.json';
import App from './App.svelte';
import { draw } from './parts/pictures.svelte';
import { preferredLanguage } from './state/settings.svelte';
import './state/known';
import './style.css';
import { about, outsideTexts, page } from './wire/api';
import { languages, words } from './words/words.svelte';

const LATER = 3000; // milliseconds: nothing else waits for the network then

draw(hall);
void words.speak(preferredLanguage(languages));
const target = document.getElementById('app');
if (target) mount(App, { target });
void about().then(
  ({ build, outside_texts }) => {
    page.build = build;
    if (outside_texts) void words.fromOutside(outsideTexts);
  },
  () => undefined,
);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => setTimeout(() => void keepShell(), LATER));
}

/** The next visit begins without the network; where that is not allowed, it begins as ever. */
async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register(new URL('worker.js', document.baseURI)).catch(() => undefined);
}
