import { mount } from 'svelte';
import App from './App.svelte';
import { showBase } from './parts/pictures.svelte';
import { preferredLanguage } from './state/settings.svelte';
import './state/known';
import './style.css';
import { about, outsideTexts, page } from './wire/api';
import { languages, words } from './words/words.svelte';

showBase();
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
