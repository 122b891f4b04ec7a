// Where a panel has room beside the table it is docked there; elsewhere it is a sheet above it.

const WIDE = '(min-width: 1200px) and (min-height: 481px)';

class Dock {
  wide = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.(WIDE);
    if (!query) return;
    this.wide = query.matches;
    query.addEventListener('change', () => {
      this.wide = query.matches;
    });
  }
}

export const dock = new Dock();
