// Which screen is shown: the part of the address behind the #, so that Back works.

class Route {
  path = $state(read());

  get screen(): string {
    return this.path.split('/')[0] ?? '';
  }

  get rest(): string {
    return this.path.split('/').slice(1).join('/');
  }
}

export const route = new Route();

/** Go there; the way back does not lead through a sheet that was open. */
export function go(path: string): void {
  if (history.state?.sheet) location.replace(`#/${path}`);
  else location.hash = `#/${path}`;
}

/** Go there instead: the way back does not lead here again. */
export function replaceWith(path: string): void {
  location.replace(`#/${path}`);
}

addEventListener('hashchange', () => {
  route.path = read();
});

function read(): string {
  return location.hash.replace(/^#\/?/, '');
}
