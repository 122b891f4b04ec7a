// Can everything that is offered be touched, and can what is said be read? `reach.visit` looks at a table at
// rest, with each card in the fingers and with each board open; `reach.faults` at the page as it lies there.
// A fault is [what is wrong, with what, why].
window.reach = (() => {
  const NEAR = 2; // pixels: rounding
  const PEEK = 10; // pixels of a thing that is cut by an edge: less is not noticed

  const THINGS = '[data-target], [data-action]';

  const bare = (code = '') => code.replace(/[*!]$/, '');
  const isSeen = (e) =>
    e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest('[inert]') && e.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const inside = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const cuts = (e) => /auto|scroll|hidden|clip/.test(e.overflowX + e.overflowY);
  const nameOf = (e) => [e.localName, ...[...e.classList].filter((one) => !one.startsWith('svelte-'))].join('.');

  const scrolls = (e) => /auto|scroll/.test(e.overflowX + e.overflowY);
  const page = { left: 0, top: 0, get right() { return innerWidth; }, get bottom() { return innerHeight; } };

  /** What of a box can be seen: the rest lies outside the page, or is cut off by what it lies in. */
  function shownOf(e, box, isCutBy = cuts, within = page) {
    let { left, right, top, bottom } = box;
    for (let up = e.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      if (!isCutBy(getComputedStyle(up))) continue;
      const edge = up.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    [left, right] = [Math.max(left, within.left), Math.min(right, within.right)];
    [top, bottom] = [Math.max(top, within.top), Math.min(bottom, within.bottom)];
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  }

  /** What is touched for an action, or touched first: the table names it, except while cards are arranged. */
  function thingsFor(action, picked, things = all(THINGS)) {
    const targets = new Set(document.querySelector('.table').nextTargets(action));
    if (picked && targets.size > 1) targets.delete(picked);
    const found = things.filter(
      ({ dataset }) => dataset.action === action || targets.has(dataset.target),
    );
    return found.length || targets.size ? found : arranged(action);
  }

  /** Its card, or what ends the arrangement. */
  function arranged(action) {
    const card = action.split(':')[1]?.split('/')[0];
    const cards = all('[data-target][data-code]').filter((e) => card && bare(e.dataset.code) === card);
    return cards.length ? cards : all('[data-target="button:confirm"]');
  }

  /** As somebody can who scrolls: what hides its overflow can only be scrolled by a program. */
  function bringIntoView(e) {
    e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    for (let up = e.parentElement; up; up = up.parentElement) {
      if ((up.scrollTop || up.scrollLeft) && !scrolls(getComputedStyle(up)) && up !== document.documentElement) up.scrollTo(0, 0);
    }
  }

  /** Nothing, if a finger on its middle touches it. */
  function wrongWith(e, finger) {
    bringIntoView(e);
    const box = e.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const there = inside(x, y) ? document.elementFromPoint(x, y) : undefined;
    if (!there) return ['outside', `${nameOf(e)} at ${Math.round(x)}, ${Math.round(y)}`];
    if (!e.contains(there)) return ['covered', `${nameOf(e)} by ${nameOf(there)}`];
    const { width, height } = shownOf(e, box);
    const fits = width >= finger - 0.5 && height >= finger - 0.5;
    return fits ? undefined : ['small', `${nameOf(e)} ${Math.round(width)} by ${Math.round(height)}`];
  }

  const WORST = ['small', 'covered', 'outside'];
  /** Of several things that do it one is enough; if there is none, the least of what is wrong is told. */
  function faultOf(action, finger, picked, things) {
    const found = thingsFor(action, picked, things).map((e) => wrongWith(e, finger));
    if (!found.length) return ['nowhere', action, ''];
    if (found.includes(undefined)) return undefined;
    const [[what, why]] = found.toSorted(([a], [b]) => WORST.indexOf(a) - WORST.indexOf(b));
    return [what, action, why];
  }

  /** Lines of text, and the button that they belong to. */
  function linesOfText() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = [];
    while (walker.nextNode()) {
      const e = walker.currentNode.parentElement;
      const words = walker.currentNode.data.trim();
      if (!words || e.closest('svg, script, style, .hush') || !isSeen(e)) continue;
      if (getComputedStyle(e).clipPath === 'inset(50%)') continue;
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) {
        if (box.width < 3 || isScrolledOut(e, box)) continue;
        const off = box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1;
        found.push({ e, box, words: words.slice(0, 40), off, button: e.closest(BUTTON) });
      }
    }
    return found;
  }
  function isScrolledOut(e, box) {
    const shown = shownOf(e, box, scrolls, box);
    return shown.width < box.width / 2 || shown.height < box.height / 2;
  }
  const BUTTON = 'button, a[href], [data-action]';

  /** Words below a button cannot be read, and words over words of a button neither. */
  function textFaults() {
    const faults = [];
    const lines = linesOfText();
    const solid = new CSSStyleSheet(); // also what cannot be touched hides what lies below it
    solid.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid];
    for (const { e, box, words, off } of lines) {
      if (off) faults.push(['off', words, `${nameOf(e)} at ${Math.round(box.left)}, ${Math.round(box.top)}`]);
      const over = [0.1, 0.5, 0.9].map((part) => {
        const there = document.elementFromPoint(box.left + box.width * part, (box.top + box.bottom) / 2)?.closest(BUTTON);
        return there && !there.contains(e) && !e.contains(there) ? there : undefined;
      });
      const button = over.find(Boolean);
      if (button) faults.push(['buried', words, `${nameOf(e)} under ${nameOf(button)}`]);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== solid);
    for (const [i, one] of lines.entries()) {
      for (const other of lines.slice(i + 1)) {
        if ((one.button ?? other.button) && one.button !== other.button && meet(one.box, other.box)) {
          faults.push(['written over', one.words, `${nameOf(one.e)} and ${nameOf(other.e)}, ${other.words}`]);
        }
      }
    }
    return faults;
  }

  /** Letters fill the middle of their line. */
  function meet(a, b) {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom - a.height / 6, b.bottom - b.height / 6) - Math.max(a.top + a.height / 6, b.top + b.height / 6);
    return wide > NEAR && high > NEAR;
  }

  /** A list that goes on beyond an edge shows it there: by a thing that is cut, a fade (mask) or a shadow. */
  function scrollFaults(things) {
    const holders = new Set(things.flatMap((e) => [...scrollersOf(e)]));
    return [...holders].filter((holder) => !shows(holder, things.filter((e) => holder.contains(e)))).map((holder) => ['unmarked', nameOf(holder), '']);
  }

  function* scrollersOf(e) {
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const down = /auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + NEAR;
      const across = /auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + NEAR;
      if (down || across) yield up;
    }
  }

  function shows(holder, things) {
    const style = getComputedStyle(holder);
    if (style.maskImage !== 'none' || style.backgroundAttachment.includes('local')) return true;
    const edge = shownOf(holder.firstElementChild ?? holder, holder.getBoundingClientRect());
    const boxes = things.map((e) => e.getBoundingClientRect());
    return [
      ['top', 'bottom', edge.bottom],
      ['top', 'bottom', edge.top],
      ['left', 'right', edge.right],
      ['left', 'right', edge.left],
    ].every(([from, to, at], i) => {
      const isBeyond = (box) => (i % 2 ? (box[from] + box[to]) / 2 < at : (box[from] + box[to]) / 2 > at);
      const isCut = (box) => box[from] < at - PEEK && box[to] > at + PEEK;
      return !boxes.some(isBeyond) || boxes.some(isCut);
    });
  }

  /** Everything that is wrong with the page as it lies there; it is left as it was. */
  function faults(actions, finger, picked = '') {
    const things = all(THINGS);
    const marks = scrollFaults(things);
    const scrolled = all('*').filter((e) => e.scrollTop || e.scrollLeft).map((e) => [e, e.scrollLeft, e.scrollTop]);
    const texts = textFaults();
    const reached = actions.map((action) => faultOf(action, finger, picked, things)).filter(Boolean);
    for (const e of all('*')) if (e.scrollTop || e.scrollLeft) e.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    for (const [e, left, top] of scrolled) e.scrollTo({ left, top, behavior: 'instant' });
    return [...marks, ...texts, ...reached];
  }

  const isRunning = (one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity;
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  /** What was asked is answered, and everything has found its place. */
  async function settled() {
    await painted();
    while (window.asked?.size || document.querySelector('.moving') || document.getAnimations().some(isRunning)) await painted();
  }

  const key = (name) => dispatchEvent(new KeyboardEvent('keydown', { code: name, bubbles: true }));
  /** Cards that are taken up first, and what each can do then; equal ones do the same. */
  function pickable(actions) {
    const { nextTargets } = document.querySelector('.table');
    const found = new Map();
    for (const { dataset } of all('[data-target^="card:"][aria-pressed]:not([data-action])')) {
      const ways = actions.filter((action) => nextTargets(action).includes(dataset.target));
      if (ways.length && !found.has(ways.join())) found.set(ways.join(), [dataset, ways]);
    }
    return [...found.values()];
  }

  /** At rest, and then with each board or list open, and each card in the fingers, as [when, what, with what, why]. */
  async function visit(actions, finger) {
    await settled();
    const rest = faults(actions, finger);
    const hidden = rest.filter(([what]) => what === 'nowhere').map(([, action]) => action);
    const found = [...rest.filter(([what]) => what !== 'nowhere'), ...(await behind(hidden, finger))].map((one) => ['', ...one]);
    for (const [{ target, code }, ways] of pickable(actions)) {
      key('Escape');
      document.querySelector(`[data-target="${target}"][aria-pressed]`).click();
      await settled();
      found.push(...faults(ways, finger, target).map((one) => [code, ...one]));
    }
    key('Escape');
    await settled();
    return found;
  }

  /** What a badge or a folded list holds is looked for there. */
  async function behind(actions, finger) {
    let left = actions;
    const found = [];
    for (const fold of left.length ? all('[data-badge]') : []) {
      fold.click();
      await settled();
      const there = left.filter((action) => thingsFor(action).length);
      if (there.length) found.push(...faults(there, finger));
      left = left.filter((action) => !there.includes(action));
      fold.click();
      await settled();
    }
    const list = left.length ? all('.unfold')[0] : undefined;
    if (!list) return [...found, ...left.map((action) => ['nowhere', action, ''])];
    list.click();
    await settled();
    return [...found, ...faults(left, finger)];
  }

  return { visit, faults, settled };
})();
