import { type ContactPart, contactParts, isContactLine } from '../recognize/contact-in-text.ts';
import { isContactLabel } from '../recognize/contact-labels.ts';
import type { SourceLine } from '../source-line.ts';

/** The texts of a header, each with its label, and the links, which replace the words that they are set on. */
export interface HeadCells {
  readonly texts: readonly string[];
  readonly linked: readonly ContactPart[];
}

const networkNames =
  /^(?:linkedin|github|gitlab|xing|twitter|portfolio|website|web|homepage|blog|orcid|google scholar)$/iu;

/** Joins a label such as `Phone:` with the value at the other end of its line or below it. */
export function headCells(lines: readonly SourceLine[]): HeadCells {
  const hidden = new Map(lines.flatMap(linksOnWords));
  const linked = [...hidden.values(), ...lines.flatMap(linksWithoutWords)].flatMap(partOfLink);
  const texts: string[] = [];
  let label = '';
  for (const line of lines) {
    for (const cell of cellsOf(line)) {
      const left = withoutLinkWords(cell, hidden);
      if (left === '') continue;
      // A colon in a cell of its own belongs to the label before it.
      if (/^[:：]$/.test(left)) {
        label = `${texts.pop() ?? ''}:`;
        continue;
      }
      const isWaiting = label !== '' && !/[:：]$/.test(left);
      texts.push(isWaiting ? `${label} ${left}` : left);
      label = '';
      if (isBareLabel(left)) label = texts.pop() ?? '';
    }
  }
  return { texts, linked };
}

function cellsOf({ text, aside, setting }: SourceLine): readonly string[] {
  const isLabeled =
    aside !== '' &&
    ((setting === 'row' && !isContactLine(text)) || isBareLabel(text) || isContactLabel(text)) &&
    !aside.includes(' | ');
  if (isLabeled) return [`${text.replace(/[:：]$/, '').trimEnd()}: ${aside}`];
  return [text, aside].map((cell) => cell.replace(picture, '')).filter((cell) => cell !== '');
}

/** `📍 London, UK` */
const picture = /^(?:\p{So}|\uFE0F){1,6}\s+(?=\p{L})/u;

function isBareLabel(text: string): boolean {
  return /^[\p{L}°. /-]{1,35}[:：]$/u.test(text);
}

/** Links on words that do not show the address, as pairs of words and address. */
function linksOnWords({ links, linkTexts, text, aside }: SourceLine): readonly (readonly [string, string])[] {
  return links.flatMap((href, index) => {
    const words = linkTexts?.[index] ?? '';
    const isPrinted = words === '' || isContactLine(words) || `${text} ${aside}`.includes(shown(href));
    return isPrinted ? [] : [[words, href] as const];
  });
}

/** In UTF-16 units; a link in a longer line is not a contact detail. */
const maxLengthWithLinks = 160;

/** Links of sources that do not record the words of their links. */
function linksWithoutWords({ links, linkTexts, text, aside }: SourceLine): readonly string[] {
  const whole = `${text} ${aside}`.toLowerCase();
  if (whole.length > maxLengthWithLinks) return [];
  return links.filter(
    (href, index) => (linkTexts?.[index] ?? '') === '' && !whole.includes(shown(href).toLowerCase()),
  );
}

function shown(href: string): string {
  return href.replace(/^(?:mailto|tel):|^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}

function partOfLink(href: string): readonly ContactPart[] {
  const [scheme = '', rest = ''] = href.split(/:(.*)/s);
  if (/^mailto$/i.test(scheme))
    return contactParts(rest.split('?', 1)[0] ?? '').filter(({ kind }) => kind === 'email');
  if (/^tel$/i.test(scheme))
    return contactParts(rest.replaceAll('%20', ' ')).filter(({ kind }) => kind === 'phone');
  return contactParts(href);
}

/** Removes the words of hidden links from a cell: nothing is left of `Email | LinkedIn`. */
function withoutLinkWords(cell: string, hidden: ReadonlyMap<string, string>): string {
  if (hidden.size === 0) return cell;
  const isHidden = (piece: string) => isOfLink(piece.trim(), hidden);
  const pieces = cell.split(/[|•·∙/]|\s{2,}|,\s/u).filter((piece) => piece.trim() !== '');
  if (pieces.every(isHidden)) return '';
  const parts = cell.split(/[|•·∙]/u);
  const kept = parts.filter((part) => !isHidden(part));
  return kept.length === parts.length ? cell : kept.map((part) => part.trim()).join(' | ');
}

function isOfLink(piece: string, hidden: ReadonlyMap<string, string>): boolean {
  const words = piece.replace(/[:：]$/, '').trim();
  const address = hidden.get(words);
  if (address === undefined) return false;
  return (
    networkNames.test(words) ||
    isContactLabel(words) ||
    isContactLine(address) ||
    address.startsWith('mailto:')
  );
}
