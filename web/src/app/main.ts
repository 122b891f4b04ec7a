import { mount } from 'svelte';
import hall from '../../generated/hall.json';
import { draw } from '../art/pictures.svelte';
import App from './App.svelte';
import { watchInput } from './idle';
import { keepPage } from './newerPage.svelte';
import { preferredLanguage } from './settings.svelte';
import '../style/all.css';
import { languages, words } from '../text/fluent.svelte';
import { about, outsideTexts, page } from '../transport/api';
import { serverTransport } from '../transport/serverTransport';
import { reachBy } from '../transport/transport';

const LATER = 3000; // milliseconds: nothing else waits for the network then

reachBy(serverTransport(new URL('.', document.baseURI)));
draw(hall);
void words.speak(preferredLanguage(languages));
const target = document.getElementById('app');
if (target) mount(App, { target });
watchInput();
void about().then(
  ({ build, outside_texts }) => {
    page.build = build;
    if (outside_texts) void words.fromOutside(outsideTexts);
  },
  () => undefined,
);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => setTimeout(() => void keepPage(), LATER));
}
