// Can everything that is offered be touched? The answer is a list of [what is wrong, with which action].
// For each action that may be done there is something to touch, and its middle is its own; a finger fits.
// A card that is picked shows all it can do.
([actions, finger, picked]) => {
  const bare = (code) => code.replace(/[*!]$/, '');
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('[inert]');
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const done = all('[data-action]');
  const cards = all(':is(.card.offers, .sorter .card, .marker .card)[data-code]');
  const powers = all('[data-power]');
  const folds = all('.unfold, [data-badge]');
  const ends = all('.acts .confirm');
  const partners = all('.card.takes'); // of a card that is exchanged

  /** What is touched for it, or touched first. */
  function targets(action) {
    const [verb, rest = ''] = action.split(':');
    const card = rest.split('/')[0];
    const found = [
      done.filter((e) => e.dataset.action === action),
      cards.filter((e) => card && bare(e.dataset.code) === card),
      powers.filter((e) => e.dataset.power.split(' ').includes(verb)),
      ends,
      folds,
    ];
    return (picked ? [found[0], partners] : found).find((some) => some.length) ?? [];
  }

  function owns(e) {
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there !== null && (e.contains(there) || there.contains(e));
  }

  const fits = (e) => {
    const { width, height } = e.getBoundingClientRect();
    return width >= finger - 0.5 && height >= finger - 0.5;
  };

  /** Words that lie below a button cannot be read. */
  function buried(e) {
    const range = document.createRange();
    range.selectNodeContents(e);
    return [...range.getClientRects()].some(({ left, right, top, bottom }) => {
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const button = there?.closest('button');
      return button && !button.contains(e) && !e.contains(button);
    });
  }

  const wrong = [];
  for (const action of actions) {
    const found = targets(action);
    if (!found.length) wrong.push(['nowhere', action]);
    else if (!found.some(owns)) wrong.push(['covered', action]);
    else if (!found.some((e) => owns(e) && fits(e))) wrong.push(['small', action]);
  }
  const said = all('.caption p, .caption h2').filter((e) => e.textContent.trim() && !e.matches('.hush'));
  if (said.some(buried)) wrong.push(['buried', 'caption']);
  return wrong;
};
