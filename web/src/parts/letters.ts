// The letters of a language for the colours: they come when somebody wants them on the cards.

import { layLetters } from './pictures.svelte';

const sprites = import.meta.glob<string>('../../generated/letters/*.svg', { query: '?raw', import: 'default' });

export async function showLetters(language: string): Promise<void> {
  const sprite = await sprites[`../../generated/letters/${language}.svg`]?.();
  if (sprite) layLetters(sprite);
}
