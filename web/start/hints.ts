// Runs before the program: its language is already on the way while the program is still read.
// It is written into the page's own file as it stands here, so it may use nothing from outside.

export type Needed = Record<string, string[]>; // by language: what will be asked for

export function hints(needed: Needed): void {
  let kept: { language?: string; theme?: string } = {};
  try {
    kept = JSON.parse(localStorage.getItem('onirim-settings') ?? '{}');
  } catch {
    // A browser that keeps nothing is given what its own settings say.
  }
  if (kept.theme === 'dawn') document.documentElement.dataset.theme = 'dawn';
  const wished = [kept.language ?? '', ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const language = wished.find((tag) => tag in needed) ?? 'en';
  for (const path of needed[language] ?? []) {
    const link = document.createElement('link');
    link.rel = path.endsWith('.js') ? 'modulepreload' : 'preload';
    if (link.rel === 'preload') link.as = 'font';
    link.crossOrigin = '';
    link.href = path;
    document.head.append(link);
  }
}
