import { type DateRange, type PartialDate, parseDateRange } from '../../contract/resume/dates.ts';
import { parseRichText, type Run } from '../../contract/resume/rich-text.ts';
import { hasSafeScheme, parseUrl } from '../../values/web-address.ts';
import { missingText } from '../reading-note.ts';
import { cleanText } from '../text/clean-text.ts';
import type { BlockView, RunView, TextLink } from './view-model.ts';
import type { Words } from './view-words.ts';

/*
 * Prepares text for printing. The document may come from anywhere, so characters that split words for an applicant
 * tracking system (invisible characters, ligature code points, controls) are removed here too.
 */

/** One line. Outer spaces are kept, because other runs are next to it. */
export function printedRun(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, ' ');
}

/** One line without outer or double spaces; '' for the placeholder of a missing name. */
export function printedText(text: string): string {
  const line = printedRun(text).replace(/ {2,}/g, ' ').trim();
  return line === missingText ? '' : line;
}

export const noTextLink: TextLink = { text: '', href: '' };

/** The address for a PDF; '' for a scheme that could do more than open a page. */
export function safeHref(href: string): string {
  const trimmed = href.trim();
  return hasSafeScheme(trimmed) ? (parseUrl(trimmed)?.href ?? '') : '';
}

/** Text without a link. */
export function plain(text: string): TextLink {
  return { text: printedText(text), href: '' };
}

export function linked(text: string, href: string): TextLink {
  return { text: printedText(text), href: safeHref(href) };
}

/** Shortens `https://www.example.org/` to `example.org`, as people write it. */
export function shortAddress(href: string): string {
  return printedText(withLetters(href))
    .replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, '')
    .replace(/\/$/, '');
}

/** The codes of letters outside ASCII. */
const letterCodes = /(?:%[89a-f][0-9a-f])+/gi;

/** Writes letters instead of their codes: `example.org/zo%C3%AB` becomes `example.org/zoë`. */
function withLetters(href: string): string {
  return href.replace(letterCodes, (codes) => {
    try {
      const letters = decodeURIComponent(codes);
      return /^[\p{L}\p{M}]+$/u.test(letters) ? letters : codes;
    } catch {
      return codes;
    }
  });
}

/** An address that is readable on paper, after its label if that says more than the address. */
export function printedLink(url: { readonly label: string; readonly href: string }): TextLink {
  const label = shortAddress(url.label);
  const address = shortAddress(url.href);
  if (address === '') return plain(label);
  const saysMore = label !== '' && !address.toLowerCase().includes(label.toLowerCase());
  return linked(saysMore ? `${label}: ${address}` : address, url.href);
}

/** The HTML of a text field as blocks of runs. Unknown tags are removed, their text is kept. */
export function richTextView(html: string): BlockView[] {
  return parseRichText(html).map((block) => {
    if (block.type === 'paragraph') return { type: 'paragraph', runs: block.runs.map(runView) };
    return {
      type: 'list',
      ordered: block.ordered,
      items: block.items.map((runs) => withoutTypedMarker(runs).map(runView)),
    };
  });
}

const typedMarker = /^\s*[•▪●◦‣·–*-]\s+/;

/** Removes a typed list marker, which would be next to the real one. */
export function withoutTypedMarker(runs: readonly Run[]): readonly Run[] {
  return runs.map((run, index) => (index === 0 ? { ...run, text: run.text.replace(typedMarker, '') } : run));
}

function runView(run: Run): RunView {
  return {
    text: printedRun(run.text),
    strong: run.strong ?? false,
    em: run.em ?? false,
    href: safeHref(run.href ?? ''),
  };
}

/** Formats `2021-03 - Present` as `Mar 2021 – Present`. Text that is not a date, and seasons, are unchanged. */
export function displayDate(text: string, words: Words): string {
  const { start, end }: DateRange = parseDateRange(text);
  if (!start || !end || hasSeason(start) || hasSeason(end)) return printedText(text);
  const first = displayPoint(start, words);
  const last = end === 'present' ? words.present : displayPoint(end, words);
  return first === last ? first : `${first} – ${last}`;
}

function hasSeason(date: PartialDate | 'present'): boolean {
  return date !== 'present' && date.season !== undefined;
}

function displayPoint(date: PartialDate, words: Words): string {
  const year = String(date.year);
  const month = date.month === undefined ? undefined : words.months[date.month - 1];
  if (month === undefined) return year;
  return words.monthAndYear.replace('{month}', month).replace('{year}', year);
}
