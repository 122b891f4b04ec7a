// What a browser is given beside the bundle: fonts and language ahead of time, a manifest, a worker.

import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { hints, type Needed } from './hints.ts';
import { worker } from './worker.ts';

type Bundle = Rolldown.OutputBundle;

const EARLY = ['philosopher-latin-700', 'philosopher-latin-400', 'alegreya-sans-latin-400'];
const ALSO: Record<string, RegExp> = { ru: /(?:philosopher-cyrillic-[47]00|alegreya-sans-cyrillic-400)/ };
const WORDS = /\/generated\/words\/(\w+)\.ftl/;
const MANIFEST = 'manifest.webmanifest';
const WORKER = 'worker.js';

export function start(): Plugin {
  return {
    name: 'onirim-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => (bundle ? tagsFor(bundle) : []),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const source = hintsFor(bundle);
        this.emitFile({ type: 'asset', fileName: hintsName(source), source });
        this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifestFor(bundle) });
        this.emitFile({ type: 'asset', fileName: WORKER, source: workerFor(bundle) });
      },
    },
  };
}

function tagsFor(bundle: Bundle): HtmlTagDescriptor[] {
  const fonts = EARLY.flatMap((name) => named(bundle, new RegExp(`/${name}-`)));
  const early = fonts.map((name): HtmlTagDescriptor => {
    const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${name}` };
    return { tag: 'link', attrs, injectTo: 'head' };
  });
  const script = { src: `./${hintsName(hintsFor(bundle))}`, async: true };
  return [
    { tag: 'script', attrs: script, injectTo: 'head-prepend' },
    { tag: 'link', attrs: { rel: 'manifest', href: `./${MANIFEST}` }, injectTo: 'head' },
    ...early,
  ];
}

function hintsFor(bundle: Bundle): string {
  const needed: Needed = {};
  for (const file of Object.values(bundle)) {
    const language = file.type === 'chunk' ? WORDS.exec(file.facadeModuleId ?? '')?.[1] : undefined;
    if (language) needed[language] = [file.fileName, ...named(bundle, ALSO[language])].map((name) => `./${name}`);
  }
  return `(${hints})(${JSON.stringify(needed)});\n`;
}

const hintsName = (source: string): string => `assets/hints-${digest(source)}.js`;

function manifestFor(bundle: Bundle): string {
  const [icon = ''] = named(bundle, /\/icon-.*\.svg$/);
  return JSON.stringify({
    name: 'Onirim',
    short_name: 'Onirim',
    description: 'Eight Doors. One night. One candle.',
    start_url: '.',
    scope: '.',
    display: 'standalone',
    background_color: '#1b1147',
    theme_color: '#1b1147',
    icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });
}

/** The first screen works without a network; all else is kept when it is first used. */
function workerFor(bundle: Bundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.filter((chunk) => chunk.isEntry);
  const first = [...entry, ...chunks.filter((chunk) => entry.some(({ imports }) => imports.includes(chunk.fileName)))];
  const styles = first.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const fonts = EARLY.flatMap((name) => named(bundle, new RegExp(`/${name}-`)));
  const shell = ['.', ...first.map((chunk) => chunk.fileName), ...styles, ...fonts];
  const version = digest(Object.keys(bundle).sort().join());
  return `(${worker})(${JSON.stringify(version)}, ${JSON.stringify([...new Set(shell)])});\n`;
}

const named = (bundle: Bundle, pattern: RegExp | undefined): string[] =>
  pattern ? Object.keys(bundle).filter((name) => pattern.test(`/${name}`)) : [];

/** Short, and another for another text. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
