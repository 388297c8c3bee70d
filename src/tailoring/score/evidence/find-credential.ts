import { isCredential } from '../../../contract/choices.ts';
import {
  canonical,
  kindOf,
  type Lexicon,
  memoizeByLexicon,
  memoizeInLexicon,
} from '../../../lexicon/lexicon.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { higherLevelsOf } from '../../../lexicon/skills/credential-levels.ts';
import { grammarWords } from '../../../lexicon/words/generic-words.ts';
import { familyOf } from '../../../lexicon/words/word-families.ts';
import { type AskedRequirement, spellingOf } from '../../../posting/posting.ts';
import { rangeOf, type TokenRange } from '../../../text/find-form.ts';
import { type Token, tokenize } from '../../../text/tokenize.ts';
import type { ChunkKind } from '../../resume/resume-model.ts';
import type { WeighedChunk } from './chunk-index.ts';

/* Finds a certificate or license that the resume names differently than the posting: `AWS D1.1 6G` for `6G certified`. */

/** Words that only say that a name is a certificate or a license. Token keys. */
const certificateNouns = wordList('tailoring', 'certificate_noun');
const licenseNouns = wordList('tailoring', 'license_noun');
/** Words before the number of a level, of which a higher one is more. Token keys. */
const levelWords = wordList('tailoring', 'level_word');

/** Chunks that say what the person holds; one of work may name the credentials of others. */
export const holdingKinds: ReadonlySet<ChunkKind> = new Set([
  'certificate',
  'education',
  'skill',
  'summary',
  'headline',
  'other',
]);

/** What a credential is for, without the words that only say that it is one. */
interface CredentialName {
  /** Families of its words. */
  readonly families: readonly string[];
  /** The level in `NVQ Level 2`; null if it states none. */
  readonly level: number | null;
  /** True if the words alone name a credential, by a figure, an acronym or their number: `6G`, `confined space`. */
  readonly isDistinct: boolean;
  /** Known credentials of this name: `forklift certification` for `forklift certificate`. */
  readonly known: readonly string[];
  /** The known skill that is certified. */
  readonly subject: string | null;
}

/** Known credentials that show the one asked for, because they are a higher level of it. */
export const higherCredentials = memoizeInLexicon(
  (lexicon, { alternatives }: AskedRequirement): readonly string[] =>
    alternatives.flatMap((each) => higherLevelsOf(lexicon, canonical(lexicon, each))),
);

export function findCredential(read: WeighedChunk, requirement: AskedRequirement): TokenRange | null {
  const { kind } = requirement;
  if ((kind !== 'certificate' && kind !== 'licence') || !holdingKinds.has(read.chunk.kind)) return null;
  for (const name of namesOf(read.lexicon, requirement)) {
    const range =
      firstOf(name.known, read.naming) ??
      findName(read, name, kind) ??
      (kind === 'certificate' ? findCertified(read, name) : null);
    if (range) return range;
  }
  return null;
}

function firstOf(terms: readonly string[], places: ReadonlyMap<string, TokenRange>): TokenRange | null {
  return terms.flatMap((term) => places.get(term) ?? [])[0] ?? null;
}

const namesOf = memoizeInLexicon(
  (lexicon, { kind, ...requirement }: AskedRequirement): readonly CredentialName[] =>
    requirement.alternatives.flatMap((each) => {
      const spelling = spellingOf(lexicon, { kind, ...requirement }, each);
      return nameIn(lexicon, `${kind} ${spelling}`) ?? [];
    }),
);

/** Memoized by the kind and the spelling, because postings repeat them. */
const nameIn = memoizeByLexicon(1000, (lexicon, kindAndSpelling): readonly CredentialName[] => {
  const [kind = '', ...written] = kindAndSpelling.split(' ');
  const tokens = tokenize(written.join(' '));
  const level = levelOf(tokens);
  const words = tokens.filter(
    (token, index) => !isCredentialNoun(token) && !grammarWords.has(token.key) && !isOfLevel(tokens, index),
  );
  if (words.length === 0) return [];
  const text = words.map((word) => word.text).join(' ');
  const isSkill = ['tool', 'method', 'domain'].includes(kindOf(lexicon, text) ?? '');
  return [
    {
      families: words.map(({ key }) => familyOf(key)),
      level,
      isDistinct: words.length > 1 || /\d|\p{Lu}.*\p{Lu}/u.test(text),
      known: level === null ? knownAs(lexicon, text, kind) : [],
      subject: isSkill && level === null ? canonical(lexicon, text) : null,
    },
  ];
});

function isCredentialNoun({ key }: Token): boolean {
  return certificateNouns.has(key) || licenseNouns.has(key);
}

/** English names end in the noun. A certificate is not the license to practice. */
const endings = ['certificate', 'certification', 'card', 'license', 'registration'];

function knownAs(lexicon: Lexicon, text: string, kind: string): readonly string[] {
  const names = endings.map((ending) => `${text} ${ending}`);
  return [
    ...new Set(
      names
        .filter((name) => kindOf(lexicon, name) === kind || kindOf(lexicon, name) === 'licence')
        .map((each) => canonical(lexicon, each)),
    ),
  ];
}

const digit = /^\d$/;

function isOfLevel(tokens: readonly Token[], index: number): boolean {
  const [before, own, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (own === undefined) return false;
  return levelWords.has(own.key)
    ? digit.test(next?.key ?? '')
    : digit.test(own.key) && levelWords.has(before?.key ?? '');
}

/** The level that a name states: 3 for "Level 3 Award in Food Hygiene". */
function levelOf(tokens: readonly Token[]): number | null {
  const number = tokens.find((token, index) => digit.test(token.key) && isOfLevel(tokens, index));
  return number === undefined ? null : Number(number.key);
}

/** Words between those of a name, in a text of several items or sentences. */
const maxBetween = 4;
const itemBorder = /[,;|•·\n()]|[.:] /;

/** Finds the name as an item, with a word for a credential unless the text is a certificate. */
function findName(
  { chunk, read, implying }: WeighedChunk,
  { families, level, isDistinct }: CredentialName,
  asked: 'certificate' | 'licence',
): TokenRange | null {
  const isCertificate = chunk.kind === 'certificate';
  for (const { first, tokens } of itemsOf(read.text, read.tokens)) {
    const own = tokens.map(({ key }) => familyOf(key));
    const places = families.map((family) => own.indexOf(family)).filter((place) => place !== -1);
    const isWhole = families.every(
      (family) => own.includes(family) || (isCertificate && places.length > 0 && isImplied(family, implying)),
    );
    if (places.length === 0 || !isWhole) continue;
    if (level !== null && (levelOf(tokens) ?? 0) < level) continue;
    const nouns = tokens.flatMap((token, place) => (isCredentialNoun(token) ? [place] : []));
    if (asked === 'licence' && !mayBeLicense(tokens)) continue;
    if (!isCertificate && nouns.length === 0) continue;
    // The whole item says what is held: `AWS D1.1 6G`, not `6G`.
    const all = isCertificate ? tokens.map((_, place) => place) : [...places, nearestTo(places, nouns)];
    const [from, to] = spanOf(all);
    if (!isCertificate && to - from > families.length + maxBetween) continue;
    if (!isDistinct && !isAlone(tokens, own, families)) continue;
    return rangeOf(read.tokens, first + from, to - from + 1);
  }
  return null;
}

function isImplied(family: string, implying: ReadonlyMap<string, TokenRange>): boolean {
  return [...implying.keys()].some(
    (term) => familyOf(tokenize(term)[0]?.key ?? '') === family && !term.includes(' '),
  );
}

/** A certificate of attendance is not a license: false for an item that only calls itself a certificate. */
function mayBeLicense(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ key }) => licenseNouns.has(key)) || !tokens.some(({ key }) => certificateNouns.has(key))
  );
}

function nearestTo(places: readonly number[], nouns: readonly number[]): number {
  const [place = 0] = places;
  return nouns.toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place))[0] ?? place;
}

function spanOf(places: readonly number[]): readonly [number, number] {
  return [Math.min(...places), Math.max(...places)];
}

/** True if an item has no other content: `Food Safety Manager` is no `safety certificate`. */
function isAlone(tokens: readonly Token[], own: readonly string[], families: readonly string[]): boolean {
  return tokens.every(
    (token, place) =>
      families.includes(own[place] ?? '') ||
      isCredentialNoun(token) ||
      grammarWords.has(token.key) ||
      /^\d+$/.test(token.key),
  );
}

interface Item {
  /** Index of its first token in the text. */
  readonly first: number;
  readonly tokens: readonly Token[];
}

function itemsOf(text: string, tokens: readonly Token[]): readonly Item[] {
  const items: Item[] = [];
  let first = 0;
  for (let next = 1; next <= tokens.length; next += 1) {
    const [before, after] = [tokens[next - 1], tokens[next]];
    if (before && after && !itemBorder.test(text.slice(before.end, after.start))) continue;
    if (before) items.push({ first, tokens: tokens.slice(first, next) });
    first = next;
  }
  return items;
}

/** Finds a certificate for the skill: a `PMP` is a `project management certification`. */
function findCertified(
  { lexicon, chunk, read, naming, implying }: WeighedChunk,
  { subject }: CredentialName,
): TokenRange | null {
  if (subject === null) return null;
  if (chunk.kind === 'certificate') return naming.get(subject) ?? implying.get(subject) ?? null;
  const implied = implying.get(subject);
  if (implied === undefined) return null;
  const term = read.terms.find(
    ({ first, count }) => rangeOf(read.tokens, first, count).start === implied.start,
  );
  return isCredential(term && kindOf(lexicon, term.canonical)) ? implied : null;
}
