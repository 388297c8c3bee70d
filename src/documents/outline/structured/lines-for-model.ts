import { isJsonObject, type JsonObject, objectsOf } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { textOf } from '../../files/json-parts.ts';
import { contactParts, isContactLine } from '../recognize/contact-in-text.ts';
import { datesInText } from '../recognize/dates-in-text.ts';
import { sectionNamed } from '../recognize/section-headings.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';

/** A longer line is cut; names in lists of skills behind it are lost. */
const maxLineLength = 1500;

const marks: Partial<Record<SourceLine['style'], string>> = {
  large: '# ',
  heading: '# ',
  strong: '* ',
  bullet: '• ',
};

/** In place of a name or contact details. */
export const leftOut = '[private]';

/**
 * The lines as a language model gets them, in their order: how each is set, its text, and the text at its other end
 * behind `||`. The person's name and contact details are left out, as far as they are recognized.
 */
export function linesForModel(lines: readonly SourceLine[], person: Readonly<JsonObject>): readonly string[] {
  const name = wordsOf(textOf(person, 'name'));
  const isKnown = isPartOf(detailsOf(person));
  const top = lines.findIndex((line) => line.aside === '' && sectionNamed(line.text) !== null);
  return lines.map(({ style, text, aside }, index) => {
    // Above the first heading, one word of the name is enough: `A. Lovelace`, `Surname: Lovelace`.
    const fewest = index < top ? 1 : Math.min(2, name.size);
    const [own, beside] = [text, aside].map((end) =>
      withoutContacts(withoutDetails(withoutName(end, name, fewest), isKnown)),
    );
    return `${marks[style] ?? ''}${own}${beside === '' ? '' : ` || ${beside}`}`.slice(0, maxLineLength);
  });
}

const word = /[\p{L}\p{M}'’-]{2,}/gu;

/** The words of a name, without initials. */
function wordsOf(name: string): ReadonlySet<string> {
  return new Set(name.toLowerCase().match(word) ?? []);
}

/** Hides the words of the name in a text that has as many of them as given. */
function withoutName(text: string, name: ReadonlySet<string>, fewest: number): string {
  const found = new Set((text.toLowerCase().match(word) ?? []).filter((one) => name.has(one)));
  if (found.size === 0 || found.size < fewest) return text;
  return text.replace(word, (one) => (name.has(one.toLowerCase()) ? leftOut : one));
}

/** The contact details that were read, and the parts of the address. */
function detailsOf(basics: Readonly<JsonObject>): readonly string[] {
  const location = ownValue(basics, 'location');
  const address = isJsonObject(location)
    ? ['address', 'postalCode', 'city'].map((key) => textOf(location, key))
    : [];
  return [
    ...['email', 'phone', 'url'].map((key) => textOf(basics, key)),
    ...address.flatMap((text) => text.split(/[,\n|]/).filter((part) => /\d/.test(part))),
    ...objectsOf(ownValue(basics, 'profiles')).map((profile) => textOf(profile, 'url')),
  ];
}

/** Letters and figures that are enough to recognize a detail. */
const fewestSigns = 5;
/** Figures at the end of a phone number, whatever is before them. */
const endOfPhone = 7;

/** Tests whether a part of a line is one of the details, also in another form. */
function isPartOf(details: readonly string[]): (part: string) => boolean {
  const known = new Set(details.map(signsOf).filter((signs) => signs.length >= fewestSigns));
  const phones = new Set(
    details
      .map((detail) => figuresOf(detail))
      .flatMap((figures) => (figures.length >= endOfPhone ? [figures.slice(-endOfPhone)] : [])),
  );
  return (part) => {
    const figures = figuresOf(part);
    return (
      known.has(signsOf(part)) || (figures.length >= endOfPhone && phones.has(figures.slice(-endOfPhone)))
    );
  };
}

function signsOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function figuresOf(text: string): string {
  return text.replace(/\D/g, '');
}

const mail = /[^\s|(),;]{1,80}@[^\s|(),;]{1,80}/gu;
const phone = /(?<![\d\p{L}./-])(?:\+|\(?0)[\d\s()./-]{6,24}\d/gu;
/** Addresses of the networks on which people have a profile. */
const profile =
  /(?:https?:\/\/)?(?:www\.)?(?:linkedin\.com\/in|xing\.com\/profile|github\.com|gitlab\.com)\/[^\s|),;]{1,80}/giu;

function withoutDetails(text: string, isKnown: (part: string) => boolean): string {
  const bare = text
    .replace(profile, leftOut)
    .replace(mail, leftOut)
    // `01.2015 - 03.2019` is no phone number.
    .replace(phone, (found) => (datesInText(found).date === '' ? leftOut : found));
  const hidden = (part: string) => (isKnown(part) ? leftOut : part);
  const parts = bare
    .split(/( ?[|,;] ?)/)
    .map(hidden)
    .join('');
  return parts.split(/(\s+)/).map(hidden).join('');
}

const contactKinds = new Set(['email', 'phone', 'profile', 'url', 'place']);

function withoutContacts(text: string): string {
  if (!isContactLine(text)) return text;
  return cellsIn(text)
    .map((cell) => (contactParts(cell).some(({ kind }) => contactKinds.has(kind)) ? leftOut : cell))
    .join(' | ');
}
