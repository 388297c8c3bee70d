import type { JsonObject } from '../../contract/json-object.ts';
import { parseRichText } from '../../contract/rich-text.ts';
import { printMarkdownRuns } from '../markup/print-markdown.ts';
import { elementsAt, textAt, type XmlElement } from './xml-tree.ts';

/* What many elements of Europass hold: places, periods, texts. */

/** `it` in the language of the document; what is no code stays as it is. */
export function countryName(code: string, language: string): string {
  return nameOf('region', code.toUpperCase(), /^[A-Z]{2}$/, language) || code;
}

/** `eng` in the language of the document. */
export function languageName(code: string, language: string): string {
  return nameOf('language', code.toLowerCase(), /^[a-z]{2,3}$/, language) || code;
}

function nameOf(type: 'region' | 'language', code: string, shape: RegExp, language: string): string {
  if (!shape.test(code)) return '';
  const [locale = 'en'] = /^[a-z]{2}$/.test(language) ? [language] : [];
  return new Intl.DisplayNames([locale], { type, fallback: 'none' }).of(code) ?? '';
}

export function placeOf(element: XmlElement, language: string): string {
  const city = textAt(element, 'Municipality', 'CityName', 'City');
  const country = textAt(element, 'Country/Label', 'CountryCode', 'Country');
  return [city, countryName(country, language)].filter((part) => part !== '').join(', ');
}

/** What has begun goes on where nothing says otherwise, as in a JSON Resume. */
export function period(element: XmlElement): JsonObject {
  const ongoing = textAt(element, 'Current', 'CurrentIndicator', 'Ongoing');
  const start = pointOf(element, 'From', 'StartDate');
  const end = /^true$/i.test(ongoing) ? '' : pointOf(element, 'To', 'EndDate');
  if (start === '') return { date: end };
  return end === '' && /^false$/i.test(ongoing) ? { date: start } : { startDate: start, endDate: end };
}

/** A day without an end. */
export function dayOf(element: XmlElement): string {
  const names = ['FirstIssuedDate', 'HonourAwardDate', 'Date', 'Year', 'DegreeDate', 'EndDate', 'StartDate'];
  return names.map((name) => pointOf(element, name, name)).find((point) => point !== '') ?? '';
}

/** `<From year="2019" month="--03"/>`, or a date as text. */
function pointOf(element: XmlElement, passport: string, candidate: string): string {
  const [point] = elementsAt(element, passport);
  const { year, month = '' } = point?.attributes ?? {};
  if (year) return [year, month.replace(/\D/g, '')].filter((part) => part !== '').join('-');
  return textAt(element, `${candidate}/FormattedDateTime`, candidate).slice(0, 10);
}

export interface Prose {
  /** Markdown. */
  readonly summary: string;
  readonly highlights: readonly string[];
}

/** Descriptions are HTML, escaped once more. */
export function prose(html: string): Prose {
  const blocks = parseRichText(html);
  const paragraphs = blocks.flatMap((block) =>
    block.type === 'paragraph' ? [printMarkdownRuns(block.runs).trim()] : [],
  );
  const points = blocks.flatMap((block) => (block.type === 'list' ? block.items.map(printMarkdownRuns) : []));
  return {
    summary: paragraphs.filter((text) => text !== '').join('\n\n'),
    highlights: points.map((text) => text.trim()),
  };
}

/** Each paragraph and each point of a description. */
export function linesOf(html: string): readonly string[] {
  const { summary, highlights } = prose(html);
  return [...summary.split('\n\n'), ...highlights].filter((text) => text !== '');
}

export function filled(fields: JsonObject): JsonObject {
  const isFilled = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}
