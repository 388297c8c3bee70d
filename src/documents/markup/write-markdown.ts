import {
  type Block,
  escapeHtml,
  printRichText,
  type RichText,
  type Run,
} from '../../contract/resume/rich-text.ts';
import { readMarkup } from './read-markup.ts';

/**
 * Prints blocks as Markdown, in the form that fields of a JSON Resume have. Text without markup characters is read back
 * unchanged.
 */
export function printMarkdown(blocks: RichText): string {
  const isAlone = blocks.length === 1;
  return blocks
    .map((block) => {
      if (block.type === 'list')
        return listed(block, (runs) => fieldText(runs, block.ordered ? counted : item));
      const text = printMarkdownRuns(block.runs);
      // Among other paragraphs it could be a list: paragraphs that begin with 1. and 2. are read as one.
      return isAlone ? text : text.replace(/^(\d{1,2})(?=[.)]\s)/, '$1\\');
    })
    .join('\n\n');
}

/** Prints runs as one line of Markdown with as little escaping as possible. */
export function printMarkdownRuns(runs: readonly Run[]): string {
  return fieldText(runs, (text) => text);
}

/** Blocks as CommonMark, with markup characters escaped so that every program reads them alike. */
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

/** Escapes Markdown in words and at the beginning of a line, and HTML. */
export function escapedMarkdown(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)|[`*_[\]<>|~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(\s*)(\d{1,9}(?=[.)](?:\s|$))|(?=#{1,6}(?:\s|$)|[+-](?:\s|$)|[-=]{2}))/, '$1$2\\');
}

/** The plainest form that is read back correctly, because most programs show fields without interpreting them. */
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
 * Prints runs as one line of Markdown in the plainest form that reads back as the same runs, or with HTML for all markup
 * if no form does.
 * @param escaped escapes the markup characters of a text
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

/** Puts a text into its context: its beginning may be markup there and not elsewhere. */
type Placed = (text: string) => string;

const item: Placed = (text) => `- ${text}`;
/** Two items, because a single number is not read as a list. */
const counted: Placed = (text) => `1. ${text}\n2. ${text}`;

/** The first form that is read back unchanged; if there is none, the first form. */
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

/** True if both look the same; blanks have no style. */
export function lookAlike(one: readonly Run[], other: readonly Run[]): boolean {
  return JSON.stringify(stretches(one)) === JSON.stringify(stretches(other));
}

/** Words grouped by style. */
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
/** Writes the marks around words; `isPart` is true if there is text beside them. */
type Marks = Readonly<Record<Mark, (words: string, run: Run, isPart: boolean) => string>>;

/** Emphasis inside bold words uses a different character. */
const signs: Marks = {
  href: (words, { href = '' }) => `[${words}](${target(href)})`,
  strong: (words) => `**${words}**`,
  em: (words, { strong }, isPart) => (strong && isPart ? `_${words}_` : `*${words}*`),
};
/** For emphasis inside a word or next to other emphasis: Markdown allows HTML. */
const tags: Marks = {
  ...signs,
  strong: (words) => `<strong>${words}</strong>`,
  em: (words) => `<em>${words}</em>`,
};

/** For links too: a Markdown link after `!` would be a picture. */
const html: Marks = {
  ...tags,
  href: (words, { href = '' }) => `<a href="${escapeHtml(href)}">${words}</a>`,
};

/** An address with brackets or blanks is put in angle brackets. */
function target(href: string): string {
  return /[()[\]<>\s\\]/.test(href) ? `<${href.replace(/[<>\s\\]/g, encodeURIComponent)}>` : href;
}

/** Writes nested marks around words, with blanks outside. */
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

/** Groups consecutive runs with the same value of a mark. */
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

/** Removes blanks at both ends; empty if there is nothing else. */
function trimmed(runs: readonly Run[]): readonly Run[] {
  const hasWords = ({ text }: Run) => text.trim() !== '';
  const [first, last] = [runs.findIndex(hasWords), runs.findLastIndex(hasWords)];
  if (first < 0) return [];
  return runs.slice(first, last + 1).map((run, index) => {
    const from = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === last - first ? from.trimEnd() : from };
  });
}
