import {
  type Block,
  parseMarkedText,
  parseRichText,
  printRichText,
  type RichText,
  type Run,
} from '../../contract/resume/rich-text.ts';
import { inlineMarkdown } from '../markup/inline-markdown.ts';
import { itemsOf } from '../markup/read-markup.ts';
import { escapedMarkdown, lookAlike, plainestMarkdown } from '../markup/write-markdown.ts';
import { isTextLine } from './editable-parts.ts';

/*
 * Rich text as lines that a person edits, and back. Markup is read once, unlike in imported files: what a backslash
 * makes plain text stays plain. A line that the person left alone keeps its runs as they are stored.
 */

type SegmentKind = 'paragraph' | 'bullet' | 'number';

interface Segment {
  readonly kind: SegmentKind;
  readonly text: string;
}

interface StoredSegment extends Segment {
  readonly runs: readonly Run[];
}

/** Blocks are separated by an empty line. */
export function printRichLines(html: string): readonly string[] {
  const lines: string[] = [];
  let last: SegmentKind | null = null;
  let count = 0;
  for (const { kind, text } of storedSegments(html)) {
    const continues = kind === last && kind !== 'paragraph';
    if (last !== null && !continues) lines.push('');
    // Numbers of four digits are read as years.
    count = continues ? (count % 999) + 1 : 1;
    lines.push((kind === 'number' ? `${count}. ` : signs[kind]) + text);
    last = kind;
  }
  return lines;
}

/** The HTML of lines; `stored` itself if they say the same. */
export function readRichLines(lines: readonly string[], stored: string): string {
  const before = storedSegments(stored);
  const after = readSegments(lines);
  const isSame =
    before.length === after.length &&
    before.every(({ kind, text }, index) => after[index]?.kind === kind && after[index]?.text === text);
  if (isSame) return stored;
  const known = new Map(before.map((segment) => [segment.text, segment.runs]));
  return printRichText(
    blocksOf(after.map(({ kind, text }) => ({ kind, runs: known.get(text) ?? readRuns(text) }))),
  );
}

function storedSegments(html: string): readonly StoredSegment[] {
  return parseRichText(html).flatMap((block): readonly StoredSegment[] => {
    if (block.type === 'paragraph') return [storedSegment('paragraph', block.runs)];
    return block.items.map((runs) => storedSegment(block.ordered ? 'number' : 'bullet', runs));
  });
}

const signs = { paragraph: '', bullet: '- ', number: '1. ' } as const satisfies Record<SegmentKind, string>;

function storedSegment(kind: SegmentKind, runs: readonly Run[]): StoredSegment {
  const isReadAs = (text: string) => {
    const line = signs[kind] + text;
    const [segment, ...more] = readSegments([line]);
    return (
      isTextLine(line) &&
      more.length === 0 &&
      segment?.kind === kind &&
      lookAlike(readRuns(segment.text), runs)
    );
  };
  return { kind, runs, text: plainestMarkdown(runs, escapedText, isReadAs).trim() };
}

/** At the start of a line, more is a sign here than in other Markdown. */
function escapedText(text: string): string {
  return escapedMarkdown(text)
    .replace(/^(\s*)#/, '$1\\#')
    .replace(/^(\s*)•/, '$1&bull;');
}

const bullet = /^\s*[-*+•](?:\s+|$)/;
const numbered = /^\s*\d{1,3}[.)]\s+/;
const rule = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
const isIndented = /^(?: {2}|\t)/;

/** Lines without a blank line between them belong together, unless a sign begins the next. */
function readSegments(lines: readonly string[]): readonly Segment[] {
  const segments: { kind: SegmentKind; parts: string[] }[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = segments.at(-1);
    const [sign = ''] = bullet.exec(line) ?? numbered.exec(line) ?? [];
    const text = line.slice(sign.length).trim();
    if (line.trim() === '' || rule.test(line)) {
      isOpen = false;
    } else if (sign !== '') {
      segments.push({ kind: numbered.test(sign) ? 'number' : 'bullet', parts: [text] });
      isOpen = true;
    } else if (last && (isOpen || (last.kind !== 'paragraph' && isIndented.test(line)))) {
      last.parts.push(text);
      isOpen = true;
    } else {
      segments.push({ kind: 'paragraph', parts: [text] });
      isOpen = true;
    }
  }
  return segments
    .map(({ kind, parts }) => ({ kind, text: parts.filter((part) => part !== '').join(' ') }))
    .filter(({ text }) => text !== '');
}

function blocksOf(
  segments: readonly { readonly kind: SegmentKind; readonly runs: readonly Run[] }[],
): RichText {
  const blocks: (Block & { items?: (readonly Run[])[] })[] = [];
  for (const { kind, runs } of segments) {
    const last = blocks.at(-1);
    const ordered = kind === 'number';
    if (runs.length === 0) continue;
    if (kind === 'paragraph') blocks.push({ type: 'paragraph', runs });
    else if (last?.type === 'list' && last.ordered === ordered) last.items?.push(runs);
    else blocks.push({ type: 'list', ordered, items: [runs] });
  }
  return blocks;
}

const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
/** Unicode noncharacters, one for each punctuation character. */
const firstStandIn = 0xfdd0;
const standIns = /[\uFDD0-\uFDEF]/g;

/** The Markdown and HTML inside a line. */
function readRuns(text: string): readonly Run[] {
  const marked = text
    .replace(standIns, '')
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => standIn(sign))
    // Struck text has no markup in a resume.
    .replaceAll('~', standIn('~'));
  const plain = withoutOpenComment(marked);
  const blocks: RichText = /[<&]/.test(plain)
    ? parseMarkedText(plain)
    : [{ type: 'paragraph', runs: [{ text: plain }] }];
  const [runs = [], ...more] = itemsOf(blocks);
  const joined = more.reduce<Run[]>(
    (all, one) => {
      all.push({ text: ' ' }, ...one);
      return all;
    },
    [...runs],
  );
  const [block] = parseRichText(
    printRichText([{ type: 'paragraph', runs: inlineMarkdown(joined).map(withSigns) }]),
  );
  return block?.type === 'paragraph' ? block.runs : [];
}

/** A comment that does not end on its line is text. */
function withoutOpenComment(text: string): string {
  const at = text.lastIndexOf('<!--');
  return at < 0 || text.includes('-->', at) ? text : text.slice(0, at) + standIn('<') + text.slice(at + 1);
}

function standIn(sign: string): string {
  return String.fromCharCode(firstStandIn + punctuation.indexOf(sign));
}

function withSigns({ text, href, ...face }: Run): Run {
  return { ...face, text: signsOf(text), ...(href !== undefined && { href: signsOf(href) }) };
}

function signsOf(text: string): string {
  return text.replace(standIns, (one) => punctuation.charAt(one.charCodeAt(0) - firstStandIn));
}
