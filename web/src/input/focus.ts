// Arrow keys: along a line of cards or choices, and from one line to the next.

const LINES = [
  '.corner .tool',
  '.hall button',
  '.shelves button',
  '.stage .things button, .stage .found button',
  '.stage .order button',
  '.pile .choice',
  '.path .card, .path .choice',
  '.signals button',
  '.moment .choices .choice, .acts .pill',
  '.hand .card',
];
const ASKED = '.stage .choice, .stage .card.offers, .choices .choice, .acts .choice, .pile .choice';

export function move(across: number, down: number): void {
  const here = document.activeElement;
  const lines = LINES.map((line) => seen(line)).filter((line) => line.length);
  const at = lines.findIndex((line) => line.some((one) => one === here));
  const line = lines[at];
  if (!here || !line) begin();
  else if (across) line[line.indexOf(here as HTMLElement) + across]?.focus();
  else entered(here, lines[at + down] ?? [])?.focus();
}

const seen = (line: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(line)].filter((one) => one.checkVisibility());

export function focusCard(id: number): void {
  document.querySelector<HTMLElement>(`button[data-card="${id}"]`)?.focus({ preventScroll: true });
}

export function focusChoice(n: number): void {
  [...document.querySelectorAll<HTMLElement>('.choice')].filter((one) => one.checkVisibility())[n]?.focus();
}

/** What is asked comes first; on a turn that is the hand. */
function begin(): void {
  const wanted = document.querySelector<HTMLElement>(ASKED) ?? document.querySelector<HTMLElement>('.hand .card');
  wanted?.focus();
}

/** Into a list of choices one comes by its first: the one that is wanted most. */
function entered(from: Element, line: HTMLElement[]): HTMLElement | undefined {
  return line[0]?.closest('.choices, .acts') ? line[0] : nearest(from, line);
}

function nearest(from: Element, line: HTMLElement[]): HTMLElement | undefined {
  const middle = (element: Element): number => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  const away = (element: Element): number => Math.abs(middle(element) - middle(from));
  return line.toSorted((a, b) => away(a) - away(b))[0];
}
