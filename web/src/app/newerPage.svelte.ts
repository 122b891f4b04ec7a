// The service worker keeps this page's files while it is open. When the server has a newer page, a new
// worker waits for this one to go; the player may accept the newer page before.

export const newerPage = $state({ there: false });

/** Which build this page is: the name of the script that it began with. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split('/').at(-1) ?? '';

/** The next visit begins without the network; where that is not allowed, it begins as ever. */
export async function keepPage(): Promise<void> {
  const workers = navigator.serviceWorker;
  const known = await workers.register(new URL('worker.js', document.baseURI)).catch(() => undefined);
  if (!known) return;
  const older = known.active; // was here before this page, so another build of its own is none that is newer
  workers.addEventListener('message', ({ data, source }) => {
    if (data === 'newer' && source !== older) newerPage.there = true;
    if (data === 'build?') source?.postMessage(build());
  });
  for (const worker of [known.active, known.waiting, known.installing]) present(worker);
  known.addEventListener('updatefound', () => present(known.installing));
}

/** Tell a worker which page is here, as soon as it is installed. */
function present(worker: ServiceWorker | null): void {
  if (!worker || worker.state === 'redundant') return;
  if (worker.state !== 'installing') worker.postMessage(build());
  else worker.addEventListener('statechange', () => present(worker), { once: true });
}

/** Load the newer page once its worker has taken over; other pages of this build keep their files. */
export async function acceptNewer(): Promise<void> {
  const known = await navigator.serviceWorker?.getRegistration();
  if (!known?.waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  known.waiting.postMessage('take over');
}
