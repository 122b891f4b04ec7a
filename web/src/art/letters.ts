// The letters of a language for the colours: they come when somebody wants them on the cards.

import { type Drawings, layLetters } from './pictures.svelte';

const sprites = import.meta.glob<Drawings>('../../generated/letters/*.json', { import: 'default' });

export async function showLetters(language: string): Promise<void> {
  const sprite = await sprites[`../../generated/letters/${language}.json`]?.();
  if (sprite) layLetters(sprite);
}
