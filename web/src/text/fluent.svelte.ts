// Everything the table says, from the same Fluent files as the rest of the project:
// `buildtools/client_assets.py` copies them from `src/onirim/text/locales` to `web/generated`.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, string | number | Date>;

const texts = import.meta.glob<string>('../../generated/words/*.ftl', {
  query: '?raw',
  import: 'default',
});
/** What only some screens say: help on cards and rules, meeting people. */
const parts = import.meta.glob<string>('../../generated/{rules,together}/*.ftl', {
  query: '?raw',
  import: 'default',
});
const LATER = '\n# later\n'; // behind it stands what the first screens do not say
const QUIET = 400; // milliseconds
const PSEUDO = 'zz';
const HIDDEN = '??';

type Part = 'rules' | 'together';

export const languages: string[] = Object.keys(texts).map(languageOf).sort(englishFirst);

class Words {
  language = $state('en');
  ready = $state(false);
  // Counts what has been read, so that whatever was said is said again.
  read = $state(0);
  skin = $state('');
  private bundle: FluentBundle | undefined;
  private rest = ''; // texts that are here and have not been read
  private readonly had = new Map<Part, Promise<void>>(); // of this language
  private outside: ((language: string) => Promise<string>) | undefined;

  async speak(language: string): Promise<void> {
    const real = language === PSEUDO ? 'en' : language;
    const load = texts[pathTo('words', real)];
    if (!load) return;
    const [source = '', rest = ''] = (await load()).split(LATER);
    const locale = /^language-locale *= *(\S+)/m.exec(source)?.[1] ?? real;
    this.bundle = new FluentBundle(locale, { functions, useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
    this.rest = rest;
    setTimeout(() => this.readRest(), QUIET);
    const again = [...this.had.keys()];
    this.had.clear();
    await Promise.all([this.readOutside(real), ...again.map((part) => this.readPart(part, real))]);
    this.language = language;
    this.ready = true;
    this.read += 1;
    document.documentElement.lang = real;
    document.title = 'Onirim';
  }

  /** Modules from outside bring their own messages; the server has them. */
  async fromOutside(load: (language: string) => Promise<string>): Promise<void> {
    this.outside = load;
    await this.readOutside(this.real);
    this.read += 1;
  }

  /** Help texts of single rules come when somebody asks for one. */
  readRules = (): Promise<void> => this.readPart('rules');

  /** What is said where people meet. */
  readTogether = (): Promise<void> => this.readPart('together');

  /** Each once; whoever asks for it meanwhile waits for the same. */
  private readPart(part: Part, language = this.real): Promise<void> {
    const load = parts[pathTo(part, language)];
    const { bundle } = this;
    if (!load || !bundle) return Promise.resolve();
    const reading = this.had.get(part) ?? load().then((source) => this.add(bundle, source));
    this.had.set(part, reading);
    return reading;
  }

  private add(bundle: FluentBundle, source: string): void {
    bundle.addResource(new FluentResource(source));
    this.read += 1;
  }

  /** What they do not say in this language, they say in English. */
  private async readOutside(language: string): Promise<void> {
    const { bundle } = this;
    for (const one of new Set([language, 'en'])) {
      const source = await this.outside?.(one);
      if (source) bundle?.addResource(new FluentResource(source));
    }
  }

  /** The language of the texts that are shown. */
  get real(): string {
    return this.language === PSEUDO ? 'en' : this.language;
  }

  has(key: string): boolean {
    void this.read;
    if (this.rest && !this.bundle?.hasMessage(key)) this.readRest();
    return this.bundle?.hasMessage(key) ?? false;
  }

  /** Does a message have this form? */
  hasForm(key: string, form: string): boolean {
    return this.has(key) && this.bundle?.getMessage(key)?.attributes[form] !== undefined;
  }

  /** Reading takes a slow telephone as long as showing a screen: it is done when it is needed, or when all is quiet. */
  private readRest(): void {
    const { bundle, rest } = this;
    this.rest = '';
    if (rest) bundle?.addResource(new FluentResource(rest));
  }

  say(key: string, args: Args = {}): string {
    const text = this.raw(key, args);
    return this.language === PSEUDO ? pseudo(text) : text;
  }

  /** What functions inside messages use. */
  raw(key: string, args: Args = {}): string {
    void this.read;
    const [plain = '', attribute] = key.split('.');
    const dressed = `${this.skin}-${plain}`;
    const name = this.skin && this.has(dressed) ? dressed : plain;
    const message = this.has(name) ? this.bundle?.getMessage(name) : undefined;
    const pattern = attribute ? (message?.attributes[attribute] ?? message?.value) : message?.value;
    if (!this.bundle || !pattern) return nameless(key);
    return this.bundle.formatPattern(pattern, args, []);
  }

  first(...keys: string[]): string {
    return keys.find((key) => this.has(key)) ?? keys.at(-1) ?? '';
  }

  list(items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(this.real, { type }).format(items);
  }

  number(value: number, options: Intl.NumberFormatOptions = {}): string {
    return new Intl.NumberFormat(document.documentElement.lang, options).format(value);
  }
}

/** What nobody has written words for is called by its code: `zone-red-lamp` is a red lamp. */
const nameless = (key: string): string => labelOf(key.slice(key.indexOf('-') + 1).replace(/\.\w+$/, ''));

export const words = new Words();
export const say = (key: string, args?: Args): string => words.say(key, args);

export function cardName(code: string, form = ''): string {
  return words.say(cardKey(code) + (form && `.${form}`));
}

/** A card without its group and its marks: one that is used or turned down, one that is next. */
export const bare = (code: string): string => (code.split('/')[0] ?? '').replace(/[*!]$/, '');
export const labelOf = (code: string): string => code.replaceAll('-', ' ');
export const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What has a form stands inside a sentence and ends with "and"; what has none follows a colon. */
function cardsIn(codes: string, form: string): string {
  const names: string[] = [];
  const all = codes.split(' ').filter(Boolean).map(bare);
  for (let i = 0; i < all.length; ) {
    const code = all[i] ?? '';
    let n = 1;
    while (all[i + n] === code) n += 1;
    names.push(n === 1 ? words.raw(cardKey(code) + (form && `.${form}`)) : counted(code, n));
    i += n;
  }
  if (!names.length) return words.raw('nothing');
  const most = names.slice(0, form ? -1 : undefined).join(words.raw('list-comma'));
  const last = form ? (names.at(-1) ?? '') : '';
  return form && names.length > 1 ? words.raw('list-and', { most, last }) : most || last;
}

/** Several of a card; a name without a plural stands behind the number. */
function counted(code: string, n: number): string {
  const [name, several] = [words.raw(cardKey(code)), words.raw(`${cardKey(code)}.times`, { n })];
  if (name !== several) return several;
  return words.has('times-other') ? words.raw('times-other', { n, name }) : `${n} × ${name}`;
}

/** Where something goes; a zone without a name is pointed at. */
function zoneName(name: string, form: string): string {
  if (words.has(`zone-${name}`)) return words.raw(`zone-${name}${form && `.${form}`}`);
  return form === 'to' ? `→ ${labelOf(name)}` : labelOf(name);
}

const cardKey = (code: string): string => (code === HIDDEN ? 'card-hidden' : `card-${code}`);
const text = (value: FluentVariable | undefined): string => (value === undefined ? '' : String(value.valueOf()));

const functions = {
  CARDS: ([codes]: FluentVariable[], { form }: Record<string, FluentVariable>) => cardsIn(text(codes), text(form)),
  COUNT: ([codes]: FluentVariable[]) => new FluentNumber(text(codes).split(' ').filter(Boolean).length),
  COLOUR: ([letter]: FluentVariable[], { form }: Record<string, FluentVariable>) =>
    words.raw(`colour-${text(letter)}${form ? `.${text(form)}` : ''}`),
  ZONE: ([name]: FluentVariable[], { form }: Record<string, FluentVariable>) => zoneName(text(name), text(form)),
  GROUP: ([name]: FluentVariable[]) => words.raw(`group-${text(name)}`),
  UP: ([value]: FluentVariable[]) => up(text(value)),
  ELIDE: ([particle, name]: FluentVariable[]) => elided(text(particle), text(name)),
};

function elided(particle: string, name: string): string {
  return /^[aàâäeéèêëiîïoôöuùûüyœæ]/i.test(name) ? `${particle.slice(0, -1)}’${name}` : `${particle} ${name}`;
}

/** English one third longer and full of accents: what is cut in it would be cut in other tongues. */
function pseudo(plain: string): string {
  if (plain.startsWith('⟦')) return plain;
  const marked = plain.replace(/[aeiouAEIOU]/g, (letter) => `${letter}\u0301`);
  const more = ' ~~~~'.repeat(Math.ceil(plain.length / 15));
  return plain.length > 1 ? `⟦${marked}${more}⟧` : plain;
}

function languageOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length);
}

function pathTo(folder: string, language: string): string {
  return `../../generated/${folder}/${language}.ftl`;
}

function englishFirst(a: string, b: string): number {
  return Number(b === 'en') - Number(a === 'en') || a.localeCompare(b);
}
