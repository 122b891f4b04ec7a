// What a browser is given beside the bundle: fonts and language ahead of time, a manifest, a worker.

import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { type Needed, preload } from './preload.ts';
import { worker } from './serviceWorker.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const EARLY = ['philosopher-latin-700', 'philosopher-latin-400', 'alegreya-sans-latin-400'];
const ALSO: Record<string, RegExp> = { ru: /(?:philosopher-cyrillic-[47]00|alegreya-sans-cyrillic-400)/ };
const WORDS = /\/generated\/words\/(\w+)\.ftl/;
const TABLE = 'table'; // the name of its chunk
const ICONS = [
  { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: 'icons/mask-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
const STYLES = /<link rel="stylesheet"[^>]*>/g;
const BEHIND_SPLASH = '<div id="app">';
const MANIFEST = 'manifest.webmanifest';
const WORKER = 'worker.js';

export function start(): Plugin {
  return {
    name: 'onirim-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({ html: splashFirst(html), tags: bundle ? tagsFor(bundle) : [] }),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifestFor(bundle) });
        this.emitFile({ type: 'asset', fileName: WORKER, source: workerFor(bundle) });
      },
    },
  };
}

/** Nothing is painted before a style sheet in the head is there: it stands behind the splash. */
function splashFirst(html: string): string {
  const styles = html.match(STYLES)?.join('\n    ') ?? '';
  return html.replace(STYLES, '').replace(BEHIND_SPLASH, `${styles}\n    ${BEHIND_SPLASH}`);
}

function tagsFor(bundle: Bundle): HtmlTagDescriptor[] {
  const fonts = EARLY.flatMap((name) => named(bundle, new RegExp(`/${name}-`)));
  const early = fonts.map((name): HtmlTagDescriptor => {
    const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${name}` };
    return { tag: 'link', attrs, injectTo: 'head' };
  });
  return [
    { tag: 'script', children: preloadFor(bundle), injectTo: 'head-prepend' },
    { tag: 'link', attrs: { rel: 'manifest', href: `./${MANIFEST}` }, injectTo: 'head' },
    ...early,
  ];
}

/** The server names this script by its hash, so that the page may run it. */
function preloadFor(bundle: Bundle): string {
  const needed: Needed = { words: {}, table: [] };
  for (const chunk of chunksOf(bundle)) {
    const language = WORDS.exec(chunk.facadeModuleId ?? '')?.[1];
    if (language) needed.words[language] = here([chunk.fileName, ...named(bundle, ALSO[language])]);
    if (chunk.name === TABLE) needed.table = here([chunk.fileName, ...stylesOf(chunk)]);
  }
  return `(${preload})(${JSON.stringify(needed)});`;
}

const here = (names: string[]): string[] => names.map((name) => `./${name}`);

/** The entry and whatever it cannot do without. */
function firstOf(bundle: Bundle): Chunk[] {
  const entry = chunksOf(bundle).filter((chunk) => chunk.isEntry);
  const needs = (name: string) => entry.some(({ imports }) => imports.includes(name));
  return [...entry, ...chunksOf(bundle).filter((chunk) => needs(chunk.fileName))];
}

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');
const stylesOf = (chunk: Chunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])];

function manifestFor(bundle: Bundle): string {
  const drawn = named(bundle, /\/icon-.*\.svg$/).map((src) => ({ src, sizes: 'any', type: 'image/svg+xml' }));
  return JSON.stringify({
    name: 'Onirim',
    short_name: 'Onirim',
    description: 'Eight Doors. One night. One candle.',
    start_url: '.',
    scope: '.',
    display: 'standalone',
    background_color: '#1b1147',
    theme_color: '#1b1147',
    icons: [...drawn, ...ICONS],
  });
}

/** The first screen works without a network at once, and everything else when it has been fetched in idle time. */
function workerFor(bundle: Bundle): string {
  const chunks = firstOf(bundle);
  const fonts = EARLY.flatMap((name) => named(bundle, new RegExp(`/${name}-`)));
  const first = new Set(['.', ...chunks.map((chunk) => chunk.fileName), ...chunks.flatMap(stylesOf), ...fonts]);
  const later = named(bundle, /^\/assets\//).filter((name) => !first.has(name));
  const build = chunks.find((chunk) => chunk.isEntry)?.fileName.replace('assets/', '');
  return `(${worker})(${[build, [...first], later].map((part) => JSON.stringify(part)).join()});\n`;
}

const named = (bundle: Bundle, pattern: RegExp | undefined): string[] =>
  pattern ? Object.keys(bundle).filter((name) => pattern.test(`/${name}`)) : [];
