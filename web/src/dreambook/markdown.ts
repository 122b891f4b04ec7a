// The few kinds of Markdown that pages of rules use, as data; nothing of it is ever put in as HTML.

export type Span =
  | { kind: 'text' | 'strong' | 'code'; text: string }
  | { kind: 'rule' | 'link'; text: string; to: string };

export type Block =
  | { kind: 'title'; level: number; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'cards'; zones: [name: string, codes: string[]][] };

const FENCE = '```';
const ITEM = /^(?:-|(\d+)\.) +/;
const SPAN = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]*)\]\(([^)]*)\)|(§(?:\d+(?:\.\d+)+|[A-Z]\d+|[A-Z]-[a-z]+))/g;

export function blocksOf(markdown: string): Block[] {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i] ?? '';
    const end = endOf(lines, i);
    const some = lines.slice(i, end);
    if (line.startsWith(FENCE)) blocks.push(example(some));
    else if (line.startsWith('#'))
      blocks.push({ kind: 'title', level: line.indexOf(' '), spans: spansOf(line.replace(/^#+ */, '')) });
    else if (line.startsWith('|')) blocks.push(table(some));
    else if (ITEM.test(line)) blocks.push(list(some));
    else if (line.trim()) blocks.push({ kind: 'text', spans: spansOf(some.join(' ')) });
    i = Math.max(end, i + 1);
  }
  return blocks;
}

/** The line behind the last one that belongs to the block that begins here. */
function endOf(lines: string[], start: number): number {
  const first = lines[start] ?? '';
  if (first.startsWith(FENCE)) {
    const close = lines.findIndex((line, i) => i > start && line.startsWith(FENCE));
    return close < 0 ? lines.length : close + 1;
  }
  if (first.startsWith('#') || !first.trim()) return start + 1;
  const stop = lines.findIndex(
    (line, i) => i > start && (!line.trim() || line.startsWith('#') || line.startsWith(FENCE)),
  );
  return stop < 0 ? lines.length : stop;
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line) || !items.length) items.push(line.replace(ITEM, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: 'list', ordered: /^\d/.test(lines[0] ?? ''), items: items.map(spansOf) };
}

function table(lines: string[]): Block {
  const cells = (line: string): Span[][] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spansOf(cell.trim()));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

/** Cards in a row, or a position: its places with what lies there. */
function example([head = '', ...lines]: string[]): Block {
  const inside = lines.filter((line) => !line.startsWith(FENCE));
  if (head.startsWith(`${FENCE}cards`))
    return { kind: 'cards', zones: [['', inside.join(' ').split(/\s+/).filter(Boolean)]] };
  const zones = inside.flatMap((line) => line.split(';')).map((part) => part.trim().split(/\s+/));
  return { kind: 'cards', zones: zones.map(([name = '', ...codes]) => [name, codes]) };
}

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let last = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > last) spans.push({ kind: 'text', text: text.slice(last, match.index) });
    const [, strong, code, label, to, rule] = match;
    if (strong) spans.push({ kind: 'strong', text: strong });
    else if (code) spans.push({ kind: 'code', text: code });
    else if (rule) spans.push({ kind: 'rule', text: rule, to: rule });
    else spans.push({ kind: 'link', text: label ?? '', to: to ?? '' });
    last = match.index + match[0].length;
  }
  if (last < text.length) spans.push({ kind: 'text', text: text.slice(last) });
  return spans;
}
