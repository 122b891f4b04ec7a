// What is wrong with a page as it lies there: the answer is a list of sentences.
(finger) => {
  const problems = [];
  const name = (e) => `${e.tagName} ${e.className} "${(e.ariaLabel ?? e.textContent).trim().slice(0, 40)}"`;
  const seen = (e) => e.checkVisibility({visibilityProperty: true}) && !e.closest('.hush, [inert], #sprite') && getComputedStyle(e).clipPath !== 'inset(50%)';
  const scrolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflowX);
  const clipped = (e) => {
    for (let up = e.parentElement; up; up = up.parentElement) if (scrolls(up) && up.scrollWidth > up.clientWidth) return true;
    return false;
  };
  const targets = [...document.querySelectorAll('button, a[href], select, input:not([type=file])')].filter(seen)
    .map((e) => (e.matches('input') && e.closest('label')) || e).filter((e) => !clipped(e));
  const boxes = targets.map((e) => [e, e.getBoundingClientRect()]);
  // What is scrolled out of sight inside of something lies below nothing.
  const inSight = (e, {left, right, top, bottom}) => {
    for (let up = e.parentElement; up; up = up.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(up).overflowY)) continue;
      const holder = up.getBoundingClientRect();
      top = Math.max(top, holder.top);
      bottom = Math.min(bottom, holder.bottom);
    }
    return {left, right, top, bottom};
  };
  for (const [e, box] of boxes) {
    if (finger && (box.width < finger - 0.5 || box.height < finger - 0.5)) {
      problems.push(`too small, ${Math.round(box.width)} by ${Math.round(box.height)}: ${name(e)}`);
    }
  }
  // What lies above the veil does not meet what lies below it; cards of a fan show a strip of themselves.
  const veiled = document.querySelector('.veil') !== null;
  const under = (e) => e.closest('.near, .go') !== null;
  const fanned = (e) => e.closest('.hand, .passage, .loose, .heap, .caught') !== null;
  const hidden = (e, {left, right, top, bottom}) => {
    const found = document.elementFromPoint((left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2);
    return found === null || !(e.contains(found) || found.contains(e));
  };
  const seenBoxes = boxes.map(([e, box]) => [e, inSight(e, box)]);
  seenBoxes.forEach(([a, p], i) => seenBoxes.slice(i + 1).forEach(([b, q]) => {
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > 2 && high > 2 && under(a) === under(b) && !(fanned(a) && fanned(b)) && !(veiled && (hidden(a, p) || hidden(b, q))) && !a.contains(b) && !b.contains(a)) {
      problems.push(`overlap: ${name(a)} and ${name(b)}`);
    }
  }));
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) problems.push('the page scrolls sideways');
  for (const e of document.querySelectorAll('body *')) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || !seen(e) || clipped(e)) continue;
    const box = e.getBoundingClientRect();
    if (box.right > width + 1 || box.left < -1) problems.push(`outside the page: ${name(e)}`);
    const style = getComputedStyle(e);
    const cut = style.display !== 'inline' && e.scrollWidth > e.clientWidth + 1 && style.overflowX !== 'visible';
    if (cut || style.textOverflow === 'ellipsis') problems.push(`cut: ${name(e)}`);
  }
  return problems;
}
