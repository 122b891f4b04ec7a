// Arrow keys: along a line of cards or choices, and from one line to the next.

const LINES = [
  '.doors .card',
  '.labyrinth .card',
  '.shelves .card',
  '.stage .zone .card',
  '.stage .choices .button',
  '.hand .card',
];
const ASKED = '.stage .zone .card.offers, .stage .choices .button';

export function move(across: number, down: number): void {
  const here = document.activeElement;
  const lines = LINES.map((line) => [...document.querySelectorAll<HTMLElement>(line)]).filter((line) => line.length);
  const at = lines.findIndex((line) => line.some((one) => one === here));
  const line = lines[at];
  if (!here || !line) begin();
  else if (across) line[line.findIndex((one) => one === here) + across]?.focus();
  else entered(here, lines[at + down] ?? [])?.focus();
}

export function focusCard(id: number): void {
  document.querySelector<HTMLElement>(`button[data-card="${id}"]`)?.focus({ preventScroll: true });
}

export function focusChoice(n: number): void {
  [...document.querySelectorAll<HTMLElement>('.stage .choices .button')][n]?.focus();
}

/** What is asked comes first; on a turn that is the hand. */
function begin(): void {
  const wanted = document.querySelector<HTMLElement>(ASKED) ?? document.querySelector<HTMLElement>('.hand .card');
  wanted?.focus();
}

/** Into a list of choices one comes by its first: the one that is wanted most. */
function entered(from: Element, line: HTMLElement[]): HTMLElement | undefined {
  return line[0]?.closest('.choices') ? line[0] : nearest(from, line);
}

function nearest(from: Element, line: HTMLElement[]): HTMLElement | undefined {
  const middle = (element: Element): number => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  const away = (element: Element): number => Math.abs(middle(element) - middle(from));
  return line.toSorted((a, b) => away(a) - away(b))[0];
}
