import { parseMarkedText, type Run } from '../../contract/resume/rich-text.ts';
import { inlineMarkdown } from '../markup/inline-markdown.ts';
import { isRule } from '../markup/markdown-lines.ts';
import { areDatedRows, areStudies, isLabelAlone } from '../outline/lines/separate-lines.ts';
import { isContactLine } from '../outline/recognize/contact-in-text.ts';
import { datesInText } from '../outline/recognize/dates-in-text.ts';
import { isName } from '../outline/recognize/person-name.ts';
import { openingOf, type SourceLine } from '../outline/source-line.ts';
import { plainSourceLines } from '../plain-text/plain-source-lines.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';
import { lineEnds } from '../text/line-ends.ts';
import { frontMatter } from './front-matter.ts';
import { htmlBlocks, withCells, withoutUnshownMarkup } from './html-blocks.ts';
import { latexAsMarkdown } from './latex-in-markdown.ts';

type Style = SourceLine['style'];

const heading = /^(#{1,6})\s+/;
const headingEnd = /(?:^|\s)#+$/;
const bullet = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/;
const headingStyles: readonly Style[] = ['large', 'heading', 'strong', 'strong', 'strong', 'strong'];

const fence = /^\s*```[^\n`]{0,40}\n/;

/**
 * The content of a code fence around nearly all of a text, and the text after it, with the same line numbers; null
 * without one.
 */
function inFence(text: string): string | null {
  const opening = fence.exec(text)?.[0];
  if (opening === undefined) return null;
  const end = text.indexOf('\n```', opening.length);
  const inside = text.slice(opening.length, end < 0 ? text.length : end);
  const behind = end < 0 ? '' : text.slice(end + '\n```'.length);
  const isNearlyAll = inside.length > 4 * behind.length && !behind.includes('\n```');
  return isNearlyAll ? `${opening.replace(/[^\n]/g, '')}${inside}\n${behind}` : null;
}

/** The lines of a resume in Markdown: headings, lists and paragraphs, with wrapped lines joined. */
export async function markdownSourceLines(text: string): Promise<readonly SourceLine[]> {
  const front = frontMatter(cleanText(text));
  const fenced = inFence(front.rest);
  // A resume in a code block is laid out by hand, like plain text.
  if (fenced !== null) return [...front.lines, ...plainSourceLines(fenced)];
  const lines: SourceLine[] = [...front.lines];
  let isOpen = false;
  const all = withMarkedHeadings(latexAsMarkdown(withoutUnshownMarkup(front.rest).split('\n')));
  const blocks = await htmlBlocks(all);
  const blockFrom = new Map(blocks.map((block) => [block.from, block]));
  let afterBlock = 0;
  for (const [index, whole] of all.entries()) {
    const block = blockFrom.get(index);
    if (block) {
      lines.push(...block.lines);
      afterBlock = block.to;
      isOpen = false;
    }
    if (index < afterBlock) continue;
    const written = whole.replace(/<br\s*\/?>\s*$/i, '  ');
    if (
      written.trim() === '' ||
      isMarkupOnly(written.trim()) ||
      isTableRule(written) ||
      /^:{3,}/.test(written)
    ) {
      isOpen = false;
      continue;
    }
    if (headsColumns(all, index)) continue;
    const line = lineOf(written, index + 1);
    const last = lines.at(-1);
    const isRest =
      isOpen &&
      last &&
      line.style === 'text' &&
      line.aside === '' &&
      !definition.test(written.trimStart()) &&
      continuesLine(last, line, all[index - 1] ?? '');
    if (definition.test(written) && last?.style === 'text' && datesInText(last.text).date === '')
      lines[lines.length - 1] = {
        ...last,
        text: `${last.text}: ${line.text}`,
        links: [...last.links, ...line.links],
      };
    else if (isRest)
      lines[lines.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        links: [...last.links, ...line.links],
        linkTexts: [...(last.linkTexts ?? []), ...(line.linkTexts ?? [])],
      };
    else
      lines.push(
        isOpen || line.setting !== 'line' || line.style !== 'strong' ? line : { ...line, opensBlock: true },
      );
    // Two spaces or a backslash at the end break a line.
    isOpen = !/(?: {2}|\\)$/.test(written) && !/^(?:large|heading|strong|quiet)$/.test(line.style);
  }
  return lines;
}

/** True for a rule or an empty heading. */
function isMarkupOnly(trimmed: string): boolean {
  return isRule(trimmed) || /^#{1,6}$/.test(trimmed);
}

/**
 * True if a line continues the last one. Short consecutive lines, such as a town and a phone number, stay separate,
 * although Markdown would join them.
 */
function continuesLine(last: SourceLine, line: SourceLine, above: string): boolean {
  if (last.style === 'bullet') return true;
  if (last.style !== 'text' || last.setting === 'row' || line.setting === 'row') return false;
  if (areDatedRows(above.trim(), line.text) || areStudies(above.trim(), line.text)) return false;
  if (isLabelAlone(line.text)) return false;
  return above.trim().length >= minWrappedLength || (/^\p{Ll}/u.test(line.text) && !isContactLine(line.text));
}

const minWrappedLength = 50;

/** A line as it is written, without the marks of a heading, item or quotation before its words. */
export function withoutBlockMarks(written: string): string {
  const trimmed = written.trimStart();
  const marks = heading.exec(trimmed) ?? bullet.exec(trimmed);
  return trimmed.slice(marks?.[0].length ?? 0).replace(quotation, '');
}

function lineOf(written: string, number: number): SourceLine {
  const trimmed = written.trim();
  const marks = heading.exec(trimmed);
  const item = bullet.exec(written);
  const content = withoutMarks(
    marks
      ? trimmed.slice(marks[0].length).replace(headingEnd, '')
      : written.slice(item?.[0].length ?? 0).replace(/\\$/, ''),
  );
  const runs = inlineMarkdown(htmlRuns(cleanLine(content.replace(/<\/span>\s?<span/gi, '</span> || <span'))));
  const words = runs.map(({ text }) => text).join('');
  const links = [
    ...runs.flatMap(({ text, href }) =>
      href && /^https?:/i.test(href) ? [{ text: plain(text).trim(), href }] : [],
    ),
    ...contactLinks(content),
  ];
  // `- **Name**, issuer` is a title with details.
  const title = item && runs[0]?.strong ? withDetails(runs[0].text, words) : withCells(runs);
  const opening = item ? undefined : openingIn(runs);
  const [first = '', ...others] = inTable(trimmed)
    ? cellsOfRow(title)
    : title.split(/(?<=\s)\|{2}(?=\s)/).flatMap(lineEnds);
  return {
    place: `line ${number}`,
    text: plain(first),
    aside: others.join(' | '),
    style: styleOf(marks?.[1], item !== null, runs),
    links: links.map(({ href }) => href),
    linkTexts: links.map((link) => link.text),
    setting: inTable(trimmed) ? 'row' : settingOf(marks?.[1], item !== null, runs),
    ...(opening !== undefined && { opening }),
  };
}

/** The bold or italic words at the beginning of a line, if other words follow. */
function openingIn(runs: readonly Run[]): string | undefined {
  const isSet = ({ strong, em }: Run) => strong === true || em === true;
  const end = runs.findIndex((run) => !isSet(run) && /\p{L}/u.test(run.text));
  if (end < 1) return undefined;
  const [before, behind] = [runs.slice(0, end), runs.slice(end)].map((some) =>
    plain(some.map(({ text }) => text).join('')),
  );
  return openingOf(before ?? '', behind ?? '');
}

/** Turns underlined headings into headings with `#`. */
function withMarkedHeadings(all: readonly string[]): readonly string[] {
  return all.map((line, index) => {
    const below = all[index + 1]?.trimEnd() ?? '';
    const marks = [/^={3,}$/.test(below) ? '#' : '', /^-{3,}$/.test(below) ? '##' : ''].join('');
    const isAlone = (all[index - 1] ?? '').trim() === '' && line.length <= maxHeading;
    const isText = /^[^\s#>|*+:-]/.test(line) && !/^\d{1,2}[.)]\s/.test(line);
    return marks !== '' && isAlone && isText ? `${marks} ${line}` : line;
  });
}

const maxHeading = 80;

/**
 * True for the header row of a table, such as `| Company | Role |`; false for a single row and one with numbers or
 * addresses.
 */
function headsColumns(all: readonly string[], index: number): boolean {
  const row = all[index]?.trim() ?? '';
  if (!inTable(row) || !isTableRule(all[index + 1] ?? '')) return false;
  const hasRows = inTable(all[index + 2]?.trim() ?? '');
  return hasRows && !/[@:\d]|\*\*/.test(row) && !row.split('|').slice(1, -1).some(isName);
}

function isTableRule(written: string): boolean {
  return /^\|[\s|:-]*$/.test(written.trim());
}

/** A picture as a link, whose alternative text is the link text: `[![LinkedIn](https://img.example/badge.svg)](`. */
const linkedPicture = /\[!\[([^\][\n]{0,100})\]\([^()\n]{0,300}\)\s?\]\(/g;
const definition = /^:\s+/;
const quotation = /^\s*>\s?/;

/** Removes quotation marks, attributes, and a backslash before the colon of an address. */
function withoutMarks(content: string): string {
  return content
    .replace(quotation, '')
    .replace(linkedPicture, '[$1](')
    .replace(definition, '')
    .replace(/\{(?:[#.:]|[\w-]{1,30}=)[^{}]{0,120}\}/g, '')
    .replace(/(?<=\]\((?:mailto|tel|https?))\\:/gi, ':');
}

function inTable(trimmed: string): boolean {
  return trimmed.length > 2 && trimmed.startsWith('|') && trimmed.endsWith('|');
}

function cellsOfRow(row: string): readonly string[] {
  return row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

const contactLink = /\]\((mailto|tel)\\?:/gi;
const maxLinkWords = 200;

/** Links such as `[Mail](mailto:me@a.example)`, of which the text keeps only the words. */
function contactLinks(content: string): readonly { readonly text: string; readonly href: string }[] {
  return [...content.matchAll(contactLink)].flatMap(({ 0: written, 1: scheme = '', index }) => {
    const before = content.slice(Math.max(0, index - maxLinkWords), index);
    const [address = ''] = content
      .slice(index + written.length, index + written.length + maxLinkWords)
      .split(/[)\s]/);
    if (!before.includes('[') || address.length < 3) return [];
    return [{ text: plain(before.slice(before.lastIndexOf('[') + 1)).trim(), href: `${scheme}:${address}` }];
  });
}

const isAddress = /^(?:https?:|mailto:)|^[^:/]*[@.]/;

/** Reads HTML in a line, and addresses in angle brackets. */
function htmlRuns(line: string): readonly Run[] {
  const bare = line.replace(/(?<!\\)<([^<>\s]+)>/g, (written, inside: string) =>
    isAddress.test(inside) ? inside : written,
  );
  if (!/[<&]/.test(bare)) return [{ text: bare }];
  const blocks = parseMarkedText(bare).flatMap((block) =>
    block.type === 'paragraph' ? [block.runs] : block.items,
  );
  return blocks.flatMap((runs, index) => (index === 0 ? runs : [{ text: ' ' }, ...runs]));
}

/** `Name, issuer, 2020` → `Name | issuer | 2020`; a list after a colon is kept. */
function withDetails(title: string, words: string): string {
  // `Location: London, UK`.
  if (/[:：]\s*$/.test(title)) return words;
  const [details = '', ...list] = words.slice(title.length).split(/:(?=\s)/);
  return title + details.replaceAll(', ', ' | ') + list.map((part) => `:${part}`).join('');
}

/** Distinguishes lines that are entirely bold. */
function settingOf(marks: string | undefined, isItem: boolean, runs: readonly Run[]): string {
  if (marks) return `h${marks.length}`;
  if (isItem) return 'item';
  return runs.every(({ strong, text }) => strong || text.trim() === '') ? 'bold line' : 'line';
}

function styleOf(marks: string | undefined, isItem: boolean, runs: readonly Run[]): Style {
  if (marks) return headingStyles[marks.length - 1] ?? 'strong';
  if (isItem) return 'bullet';
  const [first] = runs;
  const rest = runs.slice(1).filter(({ text }) => text.trim() !== '');
  if (first?.strong && !/:\s*$/.test(first.text) && !rest[0]?.text.startsWith(':')) return 'strong';
  return first?.em && rest.every(({ em }) => em) ? 'quiet' : 'text';
}

/** Without escaping backslashes. */
function plain(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
