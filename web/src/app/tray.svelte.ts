// Where boards do not fit beside the path there is a tray of badges; on a stage their choices are listed.

const SMALL = '(max-aspect-ratio: 3/4), (max-width: 900px), (max-height: 480px)';

class Tray {
  on = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.(SMALL);
    if (!query) return;
    this.on = query.matches;
    query.addEventListener('change', () => {
      this.on = query.matches;
    });
  }
}

export const tray = new Tray();
