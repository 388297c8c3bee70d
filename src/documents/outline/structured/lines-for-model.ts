import { isJsonObject, type JsonObject, objectsOf } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { textOf } from '../../files/json-parts.ts';
import { contactParts, isContactLine } from '../recognize/contact-in-text.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';

/** A longer line is cut; names in lists of skills behind it are lost. */
const maxLineLength = 1500;

const marks: Partial<Record<SourceLine['style'], string>> = {
  large: '# ',
  heading: '# ',
  strong: '* ',
  bullet: '• ',
};

/**
 * The lines as a language model gets them, in their order: how each is set, its text, and the text at its other end
 * behind `||`. The person's name and contact details are left out, as far as they were read.
 */
export function linesForModel(lines: readonly SourceLine[], person: Readonly<JsonObject>): readonly string[] {
  const details = contactTexts(person);
  const name = nameWords(textOf(person, 'name'));
  return lines.map(({ style, text, aside }) => {
    const [own, beside] = [text, aside].map((end) => withoutDetails(withoutName(end, name), details));
    return `${marks[style] ?? ''}${own}${beside === '' ? '' : ` || ${beside}`}`.slice(0, maxLineLength);
  });
}

/** The name and contact details that were read, the longest first. */
function contactTexts(basics: Readonly<JsonObject>): readonly string[] {
  const location = ownValue(basics, 'location');
  const texts = [
    ...['name', 'email', 'phone', 'url'].map((key) => textOf(basics, key)),
    ...(isJsonObject(location) ? ['address', 'postalCode'].map((key) => textOf(location, key)) : []),
    ...objectsOf(ownValue(basics, 'profiles')).flatMap((profile) => [
      textOf(profile, 'url'),
      textOf(profile, 'username'),
    ]),
  ];
  return texts.filter((text) => text.length >= 3).sort((a, b) => b.length - a.length);
}

/** In place of a name or contact details. */
export const leftOut = '[private]';

function nameWords(name: string): ReadonlySet<string> {
  return new Set(name.toLowerCase().match(word) ?? []);
}

const word = /[\p{L}\p{M}'’.-]+/gu;

/** The name in another order or in capitals: a line that has all its words has the name. */
function withoutName(text: string, name: ReadonlySet<string>): string {
  const words = new Set(text.toLowerCase().match(word) ?? []);
  if (name.size < 2 || ![...name].every((part) => words.has(part))) return text;
  const bare = text.replace(word, (part) => (name.has(part.toLowerCase()) ? leftOut : part));
  return bare.replaceAll(`${leftOut} ${leftOut}`, leftOut);
}

const contactKinds = new Set(['email', 'phone', 'profile', 'url', 'place']);

function withoutDetails(text: string, texts: readonly string[]): string {
  const bare = texts.reduce((left, one) => left.replaceAll(one, leftOut), text);
  if (!isContactLine(bare)) return bare;
  return cellsIn(bare)
    .map((cell) => (contactParts(cell).some(({ kind }) => contactKinds.has(kind)) ? leftOut : cell))
    .join(' | ');
}
