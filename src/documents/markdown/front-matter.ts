import { contactParts } from '../outline/recognize/contact-in-text.ts';
import { namesRole } from '../outline/recognize/name-kinds.ts';
import { isName, plainName } from '../outline/recognize/person-name.ts';
import type { SourceLine } from '../outline/source-line.ts';

/* Front matter is metadata for other programs, but may be the only place with the person's name. */

export interface FrontMatter {
  /** The lines about the person. */
  readonly lines: readonly SourceLine[];
  /** The text without the front matter, with the same line numbers. */
  readonly rest: string;
}

const dashed = /^---\n[\s\S]*?\n---(?:\n|$)/;
/** Pandoc's form: `% Ada Byron`. */
const percents = /^(?:% ?[^\n]*\n){1,3}/;
const pair = /^[\p{L}_-]{1,30}:(.+)$/u;
const quoted = /^(["'])(.*)\1$/;
/** A scalar, not a list, block or object. */
const plainValue = /^[^"'{}[\]|>]{2,120}$/;

export function frontMatter(text: string): FrontMatter {
  const front = (dashed.exec(text) ?? percents.exec(text))?.[0] ?? '';
  if (front === '') return { lines: [], rest: text };
  const rest = front.replace(/[^\n]/g, '') + text.slice(front.length);
  const written = front.split('\n');
  const values = written.map(valueIn);
  const person = personIn(written.map(keyIn), values);
  const hasTitle = person === null ? /^#\s/m.test(rest) : rest.includes(`# ${person.name}`);
  const named = values.findIndex((value) => isName(plainName(value)));
  const lines = values.flatMap((value, index): readonly SourceLine[] => {
    const line = { place: `line ${index + 1}`, aside: '', links: [] };
    const detail = person?.details.get(index);
    if (detail !== undefined) return [{ ...line, text: detail, style: 'text' }];
    const isOfName = index === (person?.at ?? named) && !hasTitle;
    if (isOfName) return [{ ...line, text: person?.name ?? value, style: 'large' }];
    const isContact = contactParts(value).some(({ kind }) => contactKinds.has(kind));
    return isContact ? [{ ...line, text: value, style: 'text' }] : [];
  });
  return { lines, rest };
}

interface Person {
  readonly name: string;
  /** The line where the name begins. */
  readonly at: number;
  /** Other facts about the person, by line. */
  readonly details: ReadonlyMap<number, string>;
}

const family = /^(?:surname|last_?name|family(?:_?name)?|nachname|nom)$/;
const given = /^(?:name|first_?name|given(?:_?name)?|vorname|prenom)$/;
const roleKeys = /^(?:position|role|headline|tagline|job_?title)$/;
const placeKeys = /^(?:address|location)$/;
const websiteKeys = /^(?:www|website|homepage)$/;
/** Address prefix of user names, by network. */
const addressPrefixes = new Map([
  ['github', 'https://github.com/'],
  ['gitlab', 'https://gitlab.com/'],
  ['linkedin', 'https://www.linkedin.com/in/'],
  ['twitter', 'https://twitter.com/'],
  ['orcid', 'https://orcid.org/'],
  ['researchgate', 'https://www.researchgate.net/profile/'],
  ['scholar', 'https://scholar.google.com/citations?user='],
]);

/** Reads front matter with first and last name as details of a person; null for other front matter. */
function personIn(keys: readonly string[], values: readonly string[]): Person | null {
  const [at, other] = [given, family].map((key) => keys.findIndex((one) => key.test(one)));
  if (at === undefined || other === undefined || at < 0 || other < 0) return null;
  const details = new Map<number, string>();
  for (const [index, key] of keys.entries()) {
    const detail = detailOf(key, values[index] ?? '');
    if (detail !== '') details.set(index, detail);
  }
  return { name: wholeName(values[at] ?? '', values[other] ?? ''), at, details };
}

/** `name: Ada Byron` already includes the last name. */
function wholeName(first: string, last: string): string {
  const isWhole = ` ${first.toLowerCase()}`.endsWith(` ${last.toLowerCase()}`);
  return isWhole ? first : `${first} ${last}`.trim();
}

function detailOf(key: string, value: string): string {
  if (roleKeys.test(key)) return maySayRole(value) ? value : '';
  if (websiteKeys.test(key)) return value;
  if (placeKeys.test(key) && value !== '') return `Address: ${value}`;
  const beginning = addressPrefixes.get(key);
  return beginning !== undefined && /^[\w.-]{2,40}$/.test(value) ? beginning + value : '';
}

/** Themes also have a `position` and a `role`: `left` of a picture, `layout` of a page. */
function maySayRole(value: string): boolean {
  return /^[^\p{Ll}]/u.test(value) || namesRole(value);
}

function keyIn(line: string): string {
  return /^[\p{L}_-]{1,30}(?=:)/u.exec(line)?.[0].toLowerCase() ?? '';
}

const contactKinds: ReadonlySet<string> = new Set(['email', 'phone', 'profile']);

function valueIn(line: string): string {
  const title = /^% ?(.+)$/.exec(line)?.[1];
  if (title !== undefined) return title.trim();
  const value = pair.exec(line)?.[1]?.trim() ?? '';
  const bare = quoted.exec(value)?.[2] ?? value;
  return plainValue.test(bare) ? bare.trim() : '';
}
