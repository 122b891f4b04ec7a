// The service worker: it keeps the shell, so that the next visit begins at once and a table without
// a network says so by itself. What the server answers to requests of the game is never kept.
// Like the preloading it is written out as it stands here.

interface Answering extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(done: Promise<unknown>): void;
}

interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: Answering) => void): void;
}

export function worker(version: string, shell: string[]): void {
  const scope = self as unknown as Scope;
  const name = `onirim-${version}`;
  const home = scope.registration.scope;

  scope.addEventListener('install', (event) => {
    event.waitUntil(
      caches
        .open(name)
        .then((cache) => cache.addAll(shell.map((path) => new URL(path, home).href)))
        .then(() => scope.skipWaiting()),
    );
  });

  scope.addEventListener('activate', (event) => {
    const forget = (keys: string[]) =>
      Promise.all(keys.filter((key) => key.startsWith('onirim-') && key !== name).map((key) => caches.delete(key)));
    event.waitUntil(
      caches
        .keys()
        .then(forget)
        .then(() => scope.clients.claim()),
    );
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(home)) return;
    const path = request.url.slice(home.length);
    if (request.mode === 'navigate') event.respondWith(fromNetwork(request));
    else if (path.startsWith('assets/')) event.respondWith(fromCache(request));
  });

  /** The page itself is always the server's, if there is one. */
  async function fromNetwork(request: Request): Promise<Response> {
    const cache = await caches.open(name);
    try {
      const answer = await fetch(request);
      if (answer.ok) await cache.put(home, answer.clone());
      return answer;
    } catch (lost) {
      const kept = await cache.match(home);
      if (kept) return kept;
      throw lost;
    }
  }

  /** What has a hash in its name never changes. */
  async function fromCache(request: Request): Promise<Response> {
    const cache = await caches.open(name);
    const kept = await cache.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  }
}
