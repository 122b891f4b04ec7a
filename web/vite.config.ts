import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { start } from './build/plugin.ts';

// Few files, as each costs a slow line a round trip: what the first screen needs, and what a table of one needs.
const LATER = String.raw`afterwards|Other\.|Piece|room|Spotlight|partners\/(?:index|\w+\.svelte(?!\.ts))`;
const TABLE = new RegExp(
  String.raw`\/src\/(?:table\/(?!${LATER})|art\/(?!Birds)|audio|input|model\/(?!statistics)|motion|app\/(?:viewport|storage))|\/text\/strip|\/panels\/Radios|\/screens\/GameScreen|\/generated\/base`,
);
const GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'table', test: TABLE, priority: 1 },
];

// Paths are relative, so that the table can live below any address.
export default defineConfig({
  base: './',
  plugins: [svelte(), start()],
  build: {
    outDir: '../src/onirim/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { fs: { allow: ['..'] } },
});
