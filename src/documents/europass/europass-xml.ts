import { htmlTokens, markupTags } from '../../contract/resume/html-markup.ts';
import { parseRichText } from '../../contract/resume/rich-text.ts';
import type { JsonObject } from '../../values/json-object.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { printMarkdownRuns } from '../markup/write-markdown.ts';
import { hasMarker, withoutMarker } from '../outline/source-line.ts';

/** An element without its namespace, with text and children in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

const maxDepth = 64;

/**
 * Reads XML as data. Entities that a document declares are never expanded.
 * @throws UnreadableFile if it declares a document type or is nested too deeply
 */
export async function xmlTree(xml: string): Promise<XmlElement> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    throw new UnreadableFile('has a document type declaration, which is not supported');
  const { Parser } = await import('htmlparser2');
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > maxDepth) throw new UnreadableFile('is nested too deeply to be a resume');
        const element: OpenElement = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return root;
}

/** All elements with a path such as `Employer/Name`, anywhere below. */
export function elementsAt(element: XmlElement, path: string): readonly XmlElement[] {
  const [first = '', ...rest] = path.split('/');
  return rest.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    below(element, first),
  );
}

function below(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...below(child, name),
  ]);
}

/** The text of the first element with one of the paths; '' if there is none. */
export function wordsAt(element: XmlElement, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = elementsAt(element, path)[0]?.text.trim();
    if (text) return text;
  }
  return '';
}

/* Addresses, places, periods and texts, which many elements of Europass contain. */

/** The ways of a Candidate to be reached: `telephone`, `email` or `web`. */
export function channelsOf(element: XmlElement, code: string): readonly XmlElement[] {
  return elementsAt(element, 'Communication').filter(
    (one) => wordsAt(one, 'ChannelCode').toLowerCase() === code,
  );
}

/** The websites of a person or an organization; the text of one may be empty. */
export function websitesOf(element: XmlElement): readonly string[] {
  return [
    ...elementsAt(element, 'Website').map((one) => wordsAt(one, 'Contact')),
    ...channelsOf(element, 'web').map((one) => wordsAt(one, 'URI')),
  ];
}

/** The first website; '' without one. */
export function websiteOf(organization: XmlElement): string {
  return websitesOf(organization).find((address) => address !== '') ?? '';
}

/** `it` in the language of the document; anything that is not a code is unchanged. */
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
  const city = wordsAt(element, 'Municipality', 'CityName', 'City');
  const country = wordsAt(element, 'Country/Label', 'CountryCode', 'Country');
  return [city, countryName(country, language)].filter((part) => part !== '').join(', ');
}

/** Start and end; without an end it is current unless marked otherwise, as in a JSON Resume. */
export function period(element: XmlElement): JsonObject {
  const ongoing = wordsAt(element, 'Current', 'CurrentIndicator', 'Ongoing');
  const start = pointOf(element, 'From', 'StartDate');
  const end = /^true$/i.test(ongoing) ? '' : pointOf(element, 'To', 'EndDate');
  if (start === '') return { date: end };
  return end === '' && /^false$/i.test(ongoing) ? { date: start } : { startDate: start, endDate: end };
}

/** The single date of an element. */
export function dayOf(element: XmlElement): string {
  const names = ['FirstIssuedDate', 'HonourAwardDate', 'Date', 'Year', 'DegreeDate', 'EndDate', 'StartDate'];
  return names.map((name) => pointOf(element, name, name)).find((point) => point !== '') ?? '';
}

/** A date such as `<From year="2019" month="--03"/>`, or as text. */
function pointOf(element: XmlElement, passport: string, candidate: string): string {
  const [point] = elementsAt(element, passport);
  const { year, month = '' } = point?.attributes ?? {};
  if (year) return [year, month.replace(/\D/g, '')].filter((part) => part !== '').join('-');
  const day = wordsAt(element, `${candidate}/FormattedDateTime`, candidate);
  return day === '' ? wordsAt(element, `${candidate}/DateText`) : day.slice(0, 10);
}

export interface Prose {
  /** Markdown. */
  readonly summary: string;
  readonly highlights: readonly string[];
}

/**
 * Reads a description: HTML that is escaped once more, or plain text. A paragraph with a list marker becomes a point.
 */
export function prose(text: string): Prose {
  const lines = parseRichText(htmlOf(text)).flatMap((block) => {
    const isList = block.type === 'list';
    const texts = (isList ? block.items : [block.runs]).map((runs) => printMarkdownRuns(runs).trim());
    return texts.map((line) => ({
      text: isList ? line : withoutMarker(line),
      isPoint: isList || hasMarker(line),
    }));
  });
  const paragraphs = lines.filter((line) => !line.isPoint && line.text !== '');
  return {
    summary: paragraphs.map((line) => line.text).join('\n\n'),
    highlights: lines.filter(({ isPoint }) => isPoint).map((line) => line.text),
  };
}

/** Turns each line of plain text into a paragraph. */
function htmlOf(text: string): string {
  const tokens = htmlTokens(text);
  const isMarkup = markupTags(tokens);
  if (tokens.some((_, index) => isMarkup(index))) return text;
  const lines = text.split('\n').map((line) => line.trim());
  const words = lines.map((line) => line.replace(/&(?!#?\w{1,10};)/g, '&amp;').replace(/</g, '&lt;'));
  return words.map((line) => (line === '' ? '' : `<p>${line}</p>`)).join('');
}

/** The paragraphs and points of a description. */
export function textsOfHtml(html: string): readonly string[] {
  const { summary, highlights } = prose(html);
  return [...summary.split('\n\n'), ...highlights].filter((text) => text !== '');
}
