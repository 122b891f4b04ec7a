// Whoever has powers may want to use one before a card is drawn. To ask each time is a nuisance, so the
// game goes on by itself, unless it is held; a power that is new is asked about once.

const KEY = 'onirim-pauses';
const MOST = 20; // games that are remembered

interface Kept {
  game: string;
  on: boolean;
  met: string[];
}

export class AutoAnswer {
  private kept = $state.raw<Kept>();

  constructor(private readonly game: () => string) {}

  readonly on = $derived.by(() => this.mine.on);
  /** There have been powers to hold for. */
  readonly known = $derived.by(() => this.mine.met.length > 0);

  holds(extras: readonly string[]): boolean {
    return this.mine.on || verbsOf(extras).some((verb) => !this.mine.met.includes(verb));
  }

  /** These powers have been asked about. */
  met(extras: readonly string[]): void {
    this.keep({ ...this.mine, met: [...new Set([...this.mine.met, ...verbsOf(extras)])] });
  }

  toggle(): void {
    this.keep({ ...this.mine, on: !this.mine.on });
  }

  private get mine(): Kept {
    const game = this.game();
    if (this.kept?.game === game) return this.kept;
    return stored().find((one) => one.game === game) ?? { game, on: false, met: [] };
  }

  private keep(what: Kept): void {
    this.kept = what;
    try {
      const others = stored().filter((one) => one.game !== what.game);
      localStorage.setItem(KEY, JSON.stringify([...others, what].slice(-MOST)));
    } catch {
      // A browser that keeps nothing plays all the same.
    }
  }
}

const verbsOf = (codes: readonly string[]): string[] => codes.map((code) => code.split(':')[0] ?? '');

function stored(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}
