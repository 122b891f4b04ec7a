// The texts want to name their language in the page; here there is none.

import { beforeAll, vi } from 'vitest';
import { words } from '../src/text/fluent.svelte';

vi.stubGlobal('document', { documentElement: { lang: '' }, title: '' });

beforeAll(async () => {
  await words.speak('en');
  await words.readRules();
});
