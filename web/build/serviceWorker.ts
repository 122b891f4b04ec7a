// The service worker: it keeps one whole build of the page, so that the next visit begins at once and
// a page without a network says so by itself. What the server answers to requests of the game is never kept.
//
// A new worker takes over only when no page of another build is left, or when a player accepts the newer
// page. Until then each page finds the files of its own build, and a cache lives as long as its pages.
// Pages say which build they are (`app/newerPage.svelte.ts`). Like the preloading it is written out as it stands here.

interface Page {
  readonly id: string;
  readonly url: string;
  postMessage(message: unknown): void;
}

interface Occasion extends Event {
  readonly request: Request; // of a fetch
  readonly data: unknown; // of a message
  readonly source: Page;
  respondWith(answer: Promise<Response>): void;
  waitUntil(done: Promise<unknown>): void;
}

interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: Occasion) => void): void;
}

/** `first` is needed to begin, `later` is everything else of the build. */
export function worker(build: string, first: string[], later: string[]): void {
  const scope = self as unknown as Scope;
  const named = (one: string) => `onirim-${one}`;
  const home = scope.registration.scope;
  const at = (path: string) => new URL(path, home).href;
  const builds = new Map<string, string>(); // of the pages that have said theirs

  scope.addEventListener('install', (event) => {
    event.waitUntil(caches.open(named(build)).then((cache) => cache.addAll(first.map(at))));
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(scope.clients.claim().then(settle));
  });

  scope.addEventListener('message', (event) => {
    const { data, source } = event;
    if (data === 'take over') event.waitUntil(scope.skipWaiting());
    else if (typeof data === 'string') event.waitUntil(hear(source, data));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(home)) return;
    const path = request.url.slice(home.length);
    if (request.mode === 'navigate') event.respondWith(fromNetwork(request));
    else if (path.startsWith('assets/')) event.respondWith(fromCache(request));
  });

  async function hear(page: Page, its: string): Promise<void> {
    builds.set(page.id, its);
    if (its !== build) page.postMessage('newer');
    await settle();
    if (its === build) await keepLater();
  }

  /** Take over and forget old builds, as far as no page needs them. Pages that are silent are asked first. */
  async function settle(): Promise<void> {
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const pages = windows.filter(({ url }) => url.startsWith(home));
    const silent = pages.filter(({ id }) => !builds.has(id));
    for (const page of silent) page.postMessage('build?');
    if (silent.length) return;
    const used = new Set([build, ...pages.map(({ id }) => builds.get(id) ?? '')]);
    if (used.size === 1) await scope.skipWaiting();
    const kept = new Set([...used].map(named));
    const old = (await caches.keys()).filter((name) => name.startsWith(named('')) && !kept.has(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  /** One file after the other: nobody waits for them. */
  async function keepLater(): Promise<void> {
    const cache = await caches.open(named(build));
    for (const url of later.map(at)) {
      if (await cache.match(url)) continue;
      const answer = await fetch(url).catch(() => undefined);
      if (!answer?.ok) return;
      await cache.put(url, answer);
    }
  }

  /** The page itself is always the server's, if there is one; else it is the one that fits the files kept here. */
  async function fromNetwork(request: Request): Promise<Response> {
    try {
      return await fetch(request);
    } catch (lost) {
      const cache = await caches.open(named(build));
      const kept = await cache.match(home);
      if (kept) return kept;
      throw lost;
    }
  }

  /** What has a hash in its name never changes, and a page of another build needs the files of its own. */
  async function fromCache(request: Request): Promise<Response> {
    return (await caches.match(request)) ?? fetch(request);
  }
}
