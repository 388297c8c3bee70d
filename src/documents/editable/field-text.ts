import { isBefore, parseDateRange } from '../../contract/resume/dates.ts';
import { hasSafeScheme, parseUrl } from '../../values/web-address.ts';
import { type Link, noLink, webHref } from '../resume-document/link.ts';
import type { EditableField } from './section-fields.ts';

/* The value of a field as the rest of its line. Text is plain there: only a backslash before a sign counts. */

/** A value, or what is wrong with the text. */
export type FieldReading = { readonly value: unknown } | { readonly problem: string };

const escapedSign = /\\([!-/:-@[-`{-~])/g;

/** A text of one line. */
export function printLine(text: string): string {
  const line = text
    .split(/[\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  return line.replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\').replace(likeMark, '\\{');
}

/** Braces that would be read as a mark get a backslash. */
const likeMark = /\{(?=\s?#|[^{}]{0,80}\}$)/g;

/** A colon would end the label; other signs would begin a heading or a comment. */
export function printLabel(name: string): string {
  return withWholeEnd(printLine(name)).replaceAll(':', '\\:').replace(/^[#<]/, '\\$&');
}

/** A backslash at the end would take the sign that follows. */
function withWholeEnd(line: string): string {
  return line.replace(/\\$/, '\\\\');
}

export function readLine(text: string): string {
  return text.trim().replace(escapedSign, '$1');
}

export function printField({ as }: EditableField, value: unknown): string {
  switch (as) {
    case 'keywords':
      return (value as readonly string[])
        .map((keyword) => withWholeEnd(printLine(keyword)).replaceAll(',', '\\,'))
        .filter((keyword) => keyword !== '')
        .join(', ');
    case 'link':
      return printLink(value as Link);
    case 'level':
      return value === 0 ? '' : String(value);
    default:
      return printLine(value as string);
  }
}

export function emptyField({ as }: EditableField): unknown {
  switch (as) {
    case 'keywords':
      return [];
    case 'link':
      return { ...noLink };
    case 'level':
      return 0;
    default:
      return '';
  }
}

export function readField(field: EditableField, text: string): FieldReading {
  if (text.trim() === '') return { value: emptyField(field) };
  switch (field.as) {
    case 'keywords':
      return { value: keywordsIn(text) };
    case 'link':
      return readLink(field, text.trim());
    case 'level':
      return readLevel(text.trim());
    case 'date':
      return readDates(field, readLine(text));
    default:
      return { value: readLine(text) };
  }
}

function keywordsIn(text: string): readonly string[] {
  const parts: string[] = [''];
  for (const [piece] of text.matchAll(/\\.|,|[^\\,]+|\\/gs)) {
    if (piece === ',') parts.push('');
    else parts.push((parts.pop() ?? '') + piece);
  }
  return parts.map(readLine).filter((keyword) => keyword !== '');
}

function printLink({ label, href }: Link): string {
  if (label === '') return printLine(href);
  return `[${printLine(label)}](${href.replace(/[\r\n]/g, '').trim()})`;
}

/** `[label](address)`, or an address alone. */
function readLink({ label: name }: EditableField, text: string): FieldReading {
  const middle = text.startsWith('[') && text.endsWith(')') ? text.lastIndexOf('](') : -1;
  const label = middle < 0 ? '' : readLine(text.slice(1, middle));
  const address = (middle < 0 ? readLine(text) : text.slice(middle + 2, -1)).trim().replace(/^<|>$/g, '');
  if (middle >= 0 && address === '') return { value: { label, href: '' } };
  const href = hasSafeScheme(address) && parseUrl(address) ? address : webHref(address);
  if (href !== null) return { value: { label, href } };
  return { problem: `${name} must be an address such as https://example.org` };
}

function readLevel(text: string): FieldReading {
  if (/^[0-5]$/.test(text)) return { value: Number(text) };
  return { problem: 'Level must be a number from 0 to 5; 0 shows none' };
}

/** A remark in brackets may follow: `2019 - 2021 (part-time)`. */
function readDates({ label }: EditableField, text: string): FieldReading {
  const remark = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const { start, end } = parseDateRange(remark > 0 ? text.slice(0, remark) : text);
  const shown = JSON.stringify(text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);
  if (start === null || end === null) {
    return {
      problem: `${label} cannot be read: ${shown}; write 2021-03 - 2024-06, 2021-03 - Present or 2019`,
    };
  }
  if (end !== 'present' && isBefore(end, start)) {
    return { problem: `${label}: the end is before the start in ${shown}; correct them, or swap them` };
  }
  return { value: text };
}

const maxShown = 40;
