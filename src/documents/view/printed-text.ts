import { hasSafeScheme, parseUrl } from '../../contract/addresses.ts';
import { missingText } from '../resume-document/missing-text.ts';
import { cleanText } from '../text/clean-text.ts';
import type { TextLink } from './view-model.ts';

/*
 * Text as it goes to paper. The document may come from anywhere, so what splits words for an applicant
 * tracking system (invisible characters, ligature code points, controls) goes here too.
 */

/** One line. Runs keep their outer spaces, because they stand next to other runs. */
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

/** An address that can be read on paper too; a label that says more than the address stands before it. */
export function printedLink(url: { readonly label: string; readonly href: string }): TextLink {
  const label = shortAddress(url.label);
  const address = shortAddress(url.href);
  if (address === '') return plain(label);
  const saysMore = label !== '' && !address.toLowerCase().includes(label.toLowerCase());
  return linked(saysMore ? `${label}: ${address}` : address, url.href);
}
