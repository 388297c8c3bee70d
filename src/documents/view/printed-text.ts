import { type DateRange, type PartialDate, parseDateRange } from '../../contract/dates.ts';
import { parseRichText, type Run } from '../../contract/rich-text.ts';
import { hasSafeScheme, parseUrl } from '../../contract/web-address.ts';
import { missingText } from '../notes/reading-note.ts';
import { cleanText } from '../text/clean-text.ts';
import type { BlockView, RunView, TextLink } from './view-model.ts';
import type { Words } from './view-words.ts';

/*
 * Text as it goes to paper. The document may come from anywhere, so what splits words for an applicant
 * tracking system (invisible characters, ligature code points, controls) goes here too.
 */

/** One line. Runs keep their outer spaces, because they are next to other runs. */
export function printedRun(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, ' ');
}

/** One line without outer or doubled spaces; what only stands for a missing name is nothing. */
export function printedText(text: string): string {
  const line = printedRun(text).replace(/ {2,}/g, ' ').trim();
  return line === missingText ? '' : line;
}

export const noTextLink: TextLink = { text: '', href: '' };

/** The address as a PDF may carry it, or '' for every scheme that could do more than open a page. */
export function safeHref(href: string): string {
  const trimmed = href.trim();
  return hasSafeScheme(trimmed) ? (parseUrl(trimmed)?.href ?? '') : '';
}

/** Without link. */
export function plain(text: string): TextLink {
  return { text: printedText(text), href: '' };
}

export function linked(text: string, href: string): TextLink {
  return { text: printedText(text), href: safeHref(href) };
}

/** `https://www.example.org/` as people write it: `example.org`. */
export function shortAddress(href: string): string {
  return printedText(href)
    .replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, '')
    .replace(/\/$/, '');
}

/** An address that can be read on paper too; a label that says more than the address comes before it. */
export function printedLink(url: { readonly label: string; readonly href: string }): TextLink {
  const label = shortAddress(url.label);
  const address = shortAddress(url.href);
  if (address === '') return plain(label);
  const saysMore = label !== '' && !address.toLowerCase().includes(label.toLowerCase());
  return linked(saysMore ? `${label}: ${address}` : address, url.href);
}

/** The HTML of a text field as blocks of runs. Markup it does not know has lost its tags, not its words. */
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

/** The marker that someone typed in front of a bullet would be beside the real one. */
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

/** `2021-03 - Present` as people write it: `Mar 2021 – Present`. What is not a date, or names a season, is printed as it stands. */
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
