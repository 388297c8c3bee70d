import { type Block, escapeHtml, printRichText, type RichText, type Run } from '../../contract/rich-text.ts';
import { readMarkup } from './read-markup.ts';

/* Runs and blocks as Markdown, for fields of data and for files. */

/**
 * Prints blocks as Markdown, as the fields of a JSON Resume hold them. What has no markup in its words is read back
 * as it was.
 */
export function printMarkdown(blocks: RichText): string {
  const isAlone = blocks.length === 1;
  return blocks
    .map((block) => {
      if (block.type === 'list')
        return listed(block, (runs) => fieldText(runs, block.ordered ? counted : item));
      const text = printMarkdownRuns(block.runs);
      // Beside others it would count: paragraphs that begin with 1. and 2. are a list.
      return isAlone ? text : text.replace(/^(\d{1,2})(?=[.)]\s)/, '$1\\');
    })
    .join('\n\n');
}

/** Prints runs as one line of Markdown, as plain as it can be. */
export function printMarkdownRuns(runs: readonly Run[]): string {
  return fieldText(runs, (text) => text);
}

/** Blocks as CommonMark, which every program reads alike: what would be markup is escaped. */
export function commonMark(blocks: RichText): string {
  return blocks
    .map((block) => (block.type === 'paragraph' ? fileText(block.runs) : listed(block, fileText)))
    .join('\n\n');
}

function listed(
  { ordered, items }: Extract<Block, { type: 'list' }>,
  text: (runs: readonly Run[]) => string,
) {
  return items.map((runs, index) => `${ordered ? `${index + 1}.` : '-'} ${text(runs)}`).join('\n');
}

/** Escapes what Markdown would read: inside words, at the start of a line, and HTML. */
export function escapedMarkdown(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)|[`*_[\]<>|~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(\s*)(\d{1,9}(?=[.)](?:\s|$))|(?=#{1,6}(?:\s|$)|[+-](?:\s|$)|[-=]{2}))/, '$1$2\\');
}

/** As plain as it is read as it should be: most programs show the fields of data as they are. */
function fieldText(runs: readonly Run[], placed: Placed): string {
  const ways = [
    () => marked(runs, (text) => text, signs),
    () => marked(runs, escapedMarkdown, signs),
    () => printRichText([{ type: 'paragraph', runs }]).slice('<p>'.length, -'</p>'.length),
    () => marked(runs, escapedMarkdown, tags),
  ];
  return firstReadAs(runs, ways, placed);
}

function fileText(runs: readonly Run[]): string {
  const ways = [signs, tags].map((marks) => () => marked(runs, escapedMarkdown, marks));
  return firstReadAs(runs, ways, (text) => text);
}

/**
 * Runs as one line of Markdown: the plainest way that is read as they are; where none is, the one that escapes most.
 * @param escaped what to do with a text in which signs would count
 */
export function plainestMarkdown(
  runs: readonly Run[],
  escaped: (text: string) => string,
  isReadAs: (line: string) => boolean,
): string {
  const plain = marked(runs, (text) => text, signs);
  if (isReadAs(plain)) return plain;
  const ways = [signs, tags].map((marks) => marked(runs, escaped, marks));
  return ways.find(isReadAs) ?? marked(runs, escaped, html);
}

/** A text where it stands: its beginning may be a sign there and elsewhere none. */
type Placed = (text: string) => string;

const item: Placed = (text) => `- ${text}`;
/** One number alone is none. */
const counted: Placed = (text) => `1. ${text}\n2. ${text}`;

/** The first way to write them that is read as they are; of words with markup in them, which none is, the first. */
function firstReadAs(runs: readonly Run[], ways: readonly (() => string)[], placed: Placed): string {
  let first: string | null = null;
  for (const way of ways) {
    const text = way();
    if (areReadAs(readMarkup(placed(text)), runs)) return text;
    first ??= text;
  }
  return first ?? '';
}

function areReadAs(read: RichText, runs: readonly Run[]): boolean {
  const [block, ...others] = read;
  if (!block || others.length > 0) return false;
  const texts = block.type === 'paragraph' ? [block.runs] : block.items;
  return texts.every((text) => lookAlike(text, runs));
}

export function blocksLookAlike(one: RichText, other: RichText): boolean {
  return one.length === other.length && one.every((block, index) => areOneBlock(block, other[index]));
}

function areOneBlock(one: Block, other: Block | undefined): boolean {
  if (one.type === 'paragraph') return other?.type === 'paragraph' && lookAlike(one.runs, other.runs);
  if (other?.type !== 'list' || one.ordered !== other.ordered || one.items.length !== other.items.length)
    return false;
  return one.items.every((runs, index) => lookAlike(runs, other.items[index] ?? []));
}

/** Whether a reader sees the same: blanks have no face. */
export function lookAlike(one: readonly Run[], other: readonly Run[]): boolean {
  return JSON.stringify(stretches(one)) === JSON.stringify(stretches(other));
}

/** Words in one face. */
function stretches(runs: readonly Run[]): readonly (readonly [words: string, face: string])[] {
  const found: [string, string][] = [];
  for (const { text, strong = false, em = false, href = '' } of runs) {
    for (const part of text.split(/(\s+)/).filter((one) => one !== '')) {
      const face = /^\s/.test(part) ? '' : `${strong} ${em} ${href}`;
      const last = found.at(-1);
      if (last && last[1] === face) last[0] += part;
      else found.push([part, face]);
    }
  }
  return found;
}

type Mark = 'href' | 'strong' | 'em';
/** What is set around words, and what part of other words they are. */
type Marks = Readonly<Record<Mark, (words: string, run: Run, isPart: boolean) => string>>;

/** Emphasis in bold words has another sign than they have. */
const signs: Marks = {
  href: (words, { href = '' }) => `[${words}](${target(href)})`,
  strong: (words) => `**${words}**`,
  em: (words, { strong }, isPart) => (strong && isPart ? `_${words}_` : `*${words}*`),
};
/** Emphasis inside of a word, or beside other emphasis: Markdown may hold HTML. */
const tags: Marks = {
  ...signs,
  strong: (words) => `<strong>${words}</strong>`,
  em: (words) => `<em>${words}</em>`,
};

/** A link behind `!` would be a picture. */
const html: Marks = {
  ...tags,
  href: (words, { href = '' }) => `<a href="${escapeHtml(href)}">${words}</a>`,
};

/** Brackets and blanks end an address that has no pointed brackets around it. */
function target(href: string): string {
  return /[()[\]<>\s\\]/.test(href) ? `<${href.replace(/[<>\s\\]/g, encodeURIComponent)}>` : href;
}

/** Marks around the words that they are of, one inside the other; blanks stay outside. */
function marked(runs: readonly Run[], written: (text: string) => string, marks: Marks): string {
  const within = (list: readonly Run[], [mark, ...inner]: readonly Mark[]): string => {
    if (mark === undefined) return written(list.map(({ text }) => text).join(''));
    const parts = partsBy(mark, list);
    return parts
      .map((part) => {
        const [first] = part;
        const words = trimmed(part);
        if (!first?.[mark] || words.length === 0) return within(part, inner);
        const [before, after] = blanksAround(part);
        return before + marks[mark](within(words, inner), first, parts.length > 1) + after;
      })
      .join('');
  };
  return within(runs, ['href', 'strong', 'em']);
}

/** Neighbors that have one thing in common. */
function partsBy(mark: Mark, runs: readonly Run[]): readonly (readonly Run[])[] {
  const parts: Run[][] = [];
  for (const run of runs) {
    const last = parts.at(-1);
    if (last && (last[0]?.[mark] ?? false) === (run[mark] ?? false)) last.push(run);
    else parts.push([run]);
  }
  return parts;
}

function blanksAround(runs: readonly Run[]): readonly [before: string, after: string] {
  const text = runs.map((run) => run.text).join('');
  return [text.slice(0, text.length - text.trimStart().length), text.slice(text.trimEnd().length)];
}

/** Without the blanks around them; none where they are nothing else. */
function trimmed(runs: readonly Run[]): readonly Run[] {
  const hasWords = ({ text }: Run) => text.trim() !== '';
  const [first, last] = [runs.findIndex(hasWords), runs.findLastIndex(hasWords)];
  if (first < 0) return [];
  return runs.slice(first, last + 1).map((run, index) => {
    const from = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === last - first ? from.trimEnd() : from };
  });
}
