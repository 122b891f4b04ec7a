// How much room the window has, where a component must know it. Styles ask the same in their own media queries.

/** Whether a media query holds now; without a window it never does. */
function matching(query: string): () => boolean {
  let holds = $state(false);
  const found = globalThis.matchMedia?.(query);
  if (found) {
    holds = found.matches;
    found.addEventListener('change', () => {
      holds = found.matches;
    });
  }
  return () => holds;
}

const wide = matching('(min-width: 1200px) and (min-height: 481px)');
const small = matching('(max-aspect-ratio: 3/4), (max-height: 480px) and (min-aspect-ratio: 4/3)');

/** Where a panel has room beside the table it is docked there; elsewhere it is a sheet above it. */
export const dock = {
  get wide(): boolean {
    return wide();
  },
};

/** Where boards do not fit beside the path there is a tray of badges; on a stage their choices are listed. */
export const tray = {
  get on(): boolean {
    return small();
  },
};
