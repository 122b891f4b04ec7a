// Runs before the program, in the page itself: the texts and letters of the language are on their way
// while the program is still read, and then the table. It may use nothing from outside.

export interface Needed {
  words: Record<string, string[]>; // by language
  table: string[]; // nothing on the first screen waits for it
}

export function preload(needed: Needed): void {
  let kept: { language?: string; theme?: string } = {};
  try {
    kept = JSON.parse(localStorage.getItem('onirim-settings') ?? '{}');
  } catch {
    // A browser that keeps nothing is given what its own settings say.
  }
  if (kept.theme === 'dawn') document.documentElement.dataset.theme = 'dawn';
  const wished = [kept.language ?? '', ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const language = wished.find((tag) => tag in needed.words) ?? 'en';
  for (const path of [...(needed.words[language] ?? []), ...needed.table]) {
    const link = document.createElement('link');
    link.rel = path.endsWith('.js') ? 'modulepreload' : 'preload';
    if (link.rel === 'preload') link.as = path.endsWith('.css') ? 'style' : 'font';
    if (needed.table.includes(path)) link.fetchPriority = 'low';
    link.crossOrigin = '';
    link.href = path;
    document.head.append(link);
  }
}
