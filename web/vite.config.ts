import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { start } from './start/plugin.ts';

// Paths are relative, so that the table can live below any address.
export default defineConfig({
  base: './',
  plugins: [svelte(), start()],
  build: {
    outDir: '../src/onirim/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] } },
});
