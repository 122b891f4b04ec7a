// Links that are given to people: to a seat, to look on, to be the same person on another device.

/** The address of a screen of this page, as somebody else opens it. */
export const linkTo = (path: string): string => new URL(`#/${path}`, document.baseURI).href;

/** Without what a reader need not see. */
export const shortLink = (link: string): string => link.replace(/^https?:\/\//, '');

/** The code in whatever somebody has typed or pasted: a link, or the code itself. */
export function codeIn(text: string): string {
  const word = text.trim().split(/\s+/).at(-1) ?? '';
  return decodeURIComponent(word.split('/').filter(Boolean).at(-1) ?? '');
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Through the share sheet of the device; false where there is none, or nobody was chosen. */
export async function share(text: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ text, url });
    return true;
  } catch {
    return false;
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';
