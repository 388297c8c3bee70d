import { parseMarkedText, type Run } from '../../contract/rich-text.ts';
import { inlineMarkdown } from '../markup/inline-markdown.ts';
import { isRule } from '../markup/markdown-lines.ts';
import { withoutHiddenParts } from '../markup/without-hidden-parts.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';

type Style = SourceLine['style'];

const heading = /^(#{1,6})\s+/;
const headingEnd = /(?:^|\s)#+$/;
const bullet = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/;
const headingStyles: readonly Style[] = ['large', 'heading', 'strong', 'strong', 'strong', 'strong'];

/** The lines of a resume in Markdown: headings, lists, paragraphs; wrapped lines are joined. */
export function markdownSourceLines(text: string): readonly SourceLine[] {
  const lines: SourceLine[] = [];
  let isOpen = false;
  for (const [index, whole] of withoutHiddenParts(withoutFront(cleanText(text)))
    .split('\n')
    .entries()) {
    const written = whole.replace(/<br\s*\/?>\s*$/i, '  ');
    if (written.trim() === '' || isRule(written.trim())) {
      isOpen = false;
      continue;
    }
    const line = lineOf(written, index + 1);
    const last = lines.at(-1);
    const isRest =
      isOpen && last && line.style === 'text' && /^(?:text|bullet)$/.test(last.style) && line.aside === '';
    if (isRest)
      lines[lines.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        links: [...last.links, ...line.links],
      };
    else lines.push(line);
    // Two spaces or a backslash at the end of a line break it.
    isOpen = !/(?: {2}|\\)$/.test(written) && !/^(?:large|heading|strong|quiet)$/.test(line.style);
  }
  return lines;
}

/** Data between dashes at the head of a file speaks to other programs; its lines count all the same. */
function withoutFront(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/, (front) => front.replace(/[^\n]/g, ''));
}

function lineOf(written: string, number: number): SourceLine {
  const trimmed = written.trim();
  const marks = heading.exec(trimmed);
  const item = bullet.exec(written);
  const content = marks
    ? trimmed.slice(marks[0].length).replace(headingEnd, '')
    : written.slice(item?.[0].length ?? 0).replace(/\\$/, '');
  const runs = inlineMarkdown(htmlRuns(cleanLine(content)));
  const words = runs.map(({ text }) => text).join('');
  // `- **Name**, issuer` is a title and what stands with it.
  const title = item && runs[0]?.strong ? withDetails(runs[0].text, words) : words;
  const [first = '', ...others] = title.split(/\t+|(?<=\s)\|{2}(?=\s)/).map((part) => part.trim());
  return {
    place: `line ${number}`,
    text: plain(first),
    aside: others.join(' | '),
    style: styleOf(marks?.[1], item !== null, runs),
    links: runs.flatMap(({ href }) => (href && /^https?:/i.test(href) ? [href] : [])),
  };
}

const isAddress = /^(?:https?:|mailto:)|^[^:/]*[@.]/;

/** What a line holds of HTML, and addresses in angle brackets. */
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

/** `Name, issuer, 2020` → `Name | issuer | 2020`; what follows a colon is a list and stays. */
function withDetails(title: string, words: string): string {
  const [details = '', ...list] = words.slice(title.length).split(/:(?=\s)/);
  return title + details.replaceAll(', ', ' | ') + list.map((part) => `:${part}`).join('');
}

function styleOf(marks: string | undefined, isItem: boolean, runs: readonly Run[]): Style {
  if (marks) return headingStyles[marks.length - 1] ?? 'strong';
  if (isItem) return 'bullet';
  const [first] = runs;
  const rest = runs.slice(1).filter(({ text }) => text.trim() !== '');
  if (first?.strong && !/:\s*$/.test(first.text) && !rest[0]?.text.startsWith(':')) return 'strong';
  return first?.em && rest.every(({ em }) => em) ? 'quiet' : 'text';
}

/** Without the backslashes before signs. */
function plain(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
