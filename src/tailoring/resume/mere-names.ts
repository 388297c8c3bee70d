import { writtenLegalForms } from '../../lexicon/legal-forms.ts';
import { kindOf, type Lexicon, memoizeInLexicon, professionOf } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { readText } from '../../lexicon/read-text.ts';
import { withRelated } from '../../lexicon/titles/families.ts';
import { genericWords } from '../../lexicon/words/generic-words.ts';
import { rangeOf, type TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { lazy, memoizeByObject } from '../../values/memoize.ts';
import { type Chunk, type ChunkKind, describingKinds, type ResumeModel } from './resume-model.ts';

/** Chunks in which a name may not mean a skill. A list or title always means the skill. */
const prose: ReadonlySet<ChunkKind> = new Set([
  ...describingKinds,
  'award',
  'publication',
  'interest',
  'other',
]);
const vouching: ReadonlySet<ChunkKind> = new Set(['skill', 'certificate', 'headline', 'education']);
/** Replaces each character of a name, so that positions stay valid. Neither a letter nor the end of a sentence. */
const blank = '…';

/**
 * The text of a chunk, with names that only sound like a skill blanked out: an employer `Kafka Coffee`, a shoe named
 * `Swift`, the `Python` exhibit of a zoo.
 */
export function informativeText(chunk: Chunk, model: Pick<ResumeModel, 'chunks' | 'entries'>): string {
  return prose.has(chunk.kind)
    ? (textsOf(chunk.lexicon, model.chunks)(model.entries).get(chunk.path) ?? chunk.text)
    : chunk.text;
}

/** True if a range of the chunk is not blanked out as a mere name. */
export function isInformative(
  chunk: Chunk,
  { start, end }: TokenRange,
  model: Pick<ResumeModel, 'chunks' | 'entries'>,
): boolean {
  return !informativeText(chunk, model).slice(start, end).includes(blank);
}

const textsOf = memoizeInLexicon((lexicon, chunks: ResumeModel['chunks']) =>
  memoizeByObject((entries: ResumeModel['entries']) => blankedTexts(lexicon, { chunks, entries })),
);

function blankedTexts(
  lexicon: Lexicon,
  { chunks, entries }: Pick<ResumeModel, 'chunks' | 'entries'>,
): ReadonlyMap<string, string> {
  const names = [...new Set(entries.map(({ organization }) => organization.trim()))];
  const organizations = names.filter((name) => name.length > 1);
  const words = new Set(organizations.map((name) => name.split(/\s+/)).flatMap(wordsOfSeveral));
  const doubtful = chunks
    .filter(({ kind }) => prose.has(kind))
    .map((own) => {
      const chunk = { ...own, text: blanked(own.text, namesOf(lexicon, own.text, organizations)) };
      return { chunk, ranges: doubtfulTerms(lexicon, chunk.text, words) };
    });
  const trades = tradesOf(lexicon, [
    ...doubtful.map(({ chunk, ranges }) => ({ ...chunk, text: blanked(chunk.text, ranges) })),
    ...chunks.filter(({ kind }) => !prose.has(kind)),
  ]);
  return new Map(
    doubtful.map(({ chunk, ranges }) => {
      const isMere = ({ start, end }: TokenRange) =>
        !trades.speakOf(chunk.text.slice(start, end), chunk.entry);
      return [chunk.path, blanked(chunk.text, ranges.filter(isMere))];
    }),
  );
}

function wordsOfSeveral(words: readonly string[]): readonly string[] {
  return words.length > 1 ? words : [];
}

function blanked(text: string, ranges: readonly TokenRange[]): string {
  if (ranges.length === 0) return text;
  const letters = text.split('');
  for (const { start, end } of ranges) letters.fill(blank, start, end);
  return letters.join('');
}

/** Words before the name of an employer. */
const employing = preparedPattern(
  String.raw`(?<!\p{L})(?:at|for|with|by|joined|bei|für|chez|pour|para|en)\s$`,
  'iu',
);
const possessive = preparedPattern(String.raw`^['’]s?(?!\p{L})`);
const letter = preparedPattern(String.raw`[\p{L}\p{N}]`);

function namesOf(lexicon: Lexicon, text: string, organizations: readonly string[]): readonly TokenRange[] {
  const terms = termsByPlace(lexicon, text);
  return [
    ...organizations.flatMap((name) => organizationIn(text, name, terms)),
    ...calledIn(text),
    ...registeredIn(lexicon, text, terms),
  ];
}

/** Number of characters examined before a name. */
const lookBehind = 12;

function before(text: string, start: number): string {
  return text.slice(Math.max(0, start - lookBehind), start);
}

/** Finds an employer or school by name: `at SAP`, but not `SAP consultants`. */
function organizationIn(
  text: string,
  name: string,
  terms: readonly (TokenRange | undefined)[],
): readonly TokenRange[] {
  const found: TokenRange[] = [];
  for (let start = text.indexOf(name); start !== -1; start = text.indexOf(name, start + name.length)) {
    const range = { start, end: start + name.length };
    if (letter.test(text.charAt(start - 1)) || letter.test(text.charAt(range.end))) continue;
    const term = terms[start];
    const within = term && range.end <= term.end ? term : undefined;
    const isEmployer =
      employing.test(before(text, start)) || possessive.test(text.slice(range.end, range.end + 3));
    const isWholeTerm = within?.start === start && within.end === range.end;
    if (!within || (isWholeTerm && isEmployer)) found.push(range);
  }
  return found;
}

const called = preparedPattern(
  () =>
    String.raw`\p{L} (?:${phrases('tailoring', 'called', 'en', 'de', 'fr', 'es')}) ["'“„«]?(?<name>\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*){0,3})`,
  'gu',
);
const calledInChinese = preparedPattern(
  () => String.raw`(?:${phrases('tailoring', 'called', 'zh')})[“"「《]?(?<name>\p{Lu}[A-Za-z0-9]*)`,
  'gu',
);

/** Matches names that end in a legal form: `Delta Customer Support GmbH`. */
const registered = lazy(() =>
  preparedPattern(
    String.raw`(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}&.'’-]{0,30}\s(?:(?:&|und|and)\s)?){1,6}(?:${writtenLegalForms('sure')})(?![\p{L}\p{N}])`,
    'gu',
  ),
);

/** The terms within such a name, except tools: a match may start too early, as in `Built Kafka jobs for Delta Inc`. */
function registeredIn(
  lexicon: Lexicon,
  text: string,
  terms: readonly (TokenRange | undefined)[],
): readonly TokenRange[] {
  return registered()
    .all(text)
    .flatMap(({ index, 0: { length } }) => {
      const within = new Set(terms.slice(index, index + length).filter((term) => term !== undefined));
      return [...within].filter(({ start, end }) => kindOf(lexicon, text.slice(start, end)) !== 'tool');
    });
}

function calledIn(text: string): readonly TokenRange[] {
  return [called, calledInChinese].flatMap((pattern) =>
    pattern.all(text).map((match) => {
      const end = match.index + match[0].length;
      return { start: end - (match.groups?.['name']?.length ?? 0), end };
    }),
  );
}

/** In UTF-16 units; longest word after a term. */
const maxWordLength = 40;
const capitalized = preparedPattern(String.raw`^\p{Lu}\p{Ll}+$`);
const determiner = preparedPattern(String.raw`(?<!\p{L})(?:the|a|an|this|that|our|its|their)\s$`, 'iu');
const nextWord = preparedPattern(String.raw`^ ([\p{L}\p{N}]+)`);
const lowercaseNoun = preparedPattern(String.raw`^\p{Ll}{3,}$`);
const notNoun = preparedPattern('(?:ed|ing|ly)$');

/** Finds tools that may be names: before another capital, as in `Swift Runner`, or as in `the Python exhibit`. */
function doubtfulTerms(
  lexicon: Lexicon,
  text: string,
  organizationWords: ReadonlySet<string>,
): readonly TokenRange[] {
  const terms = termsAt(lexicon, text);
  const starts = new Set(terms.map(({ start }) => start));
  return terms.filter(({ start, end }) => {
    const term = text.slice(start, end);
    if (kindOf(lexicon, term) !== 'tool' || !capitalized.test(term)) return false;
    const next = nextWord.exec(text.slice(end, end + maxWordLength))?.[1] ?? '';
    if (starts.has(end + 1) || genericWords.has(next)) return false;
    if (organizationWords.has(term)) return true;
    const isCalledAfter =
      lowercaseNoun.test(next) && !notNoun.test(next) && determiner.test(before(text, start));
    return capitalized.test(next) || isCalledAfter;
  });
}

/** The term that covers each character, if any. */
function termsByPlace(lexicon: Lexicon, text: string): readonly (TokenRange | undefined)[] {
  const places: (TokenRange | undefined)[] = [];
  for (const term of termsAt(lexicon, text)) {
    for (let at = term.start; at < term.end; at += 1) places[at] = term;
  }
  return places;
}

function termsAt(lexicon: Lexicon, text: string): readonly TokenRange[] {
  const { tokens, terms } = readText(lexicon, text);
  return terms.map(({ first, count }) => rangeOf(tokens, first, count));
}

/** Collects the terms and trades of each job and of the lists of skills. */
function tradesOf(lexicon: Lexicon, chunks: readonly Chunk[]) {
  const byEntry = new Map<string, Set<string>>();
  const listed = new Set<string>();
  for (const { kind, entry, text } of chunks) {
    const spoken = readText(lexicon, text).terms.flatMap(({ canonical }) => [
      canonical,
      tradeMark + professionOf(lexicon, canonical),
    ]);
    const own = byEntry.get(entry ?? '') ?? new Set();
    for (const each of spoken) own.add(each);
    if (entry !== null) byEntry.set(entry, own);
    if (vouching.has(kind)) for (const each of spoken) listed.add(each);
  }
  return {
    /** True if the entry or a list has a term of the same trade. */
    speakOf(term: string, entry: string | null): boolean {
      const trades = withRelated([professionOf(lexicon, term) ?? '']);
      const signs = [...readText(lexicon, term).canonicals, ...[...trades].map((trade) => tradeMark + trade)];
      const own = byEntry.get(entry ?? '');
      return signs.some((sign) => listed.has(sign) || own?.has(sign));
    },
  };
}

/** Prefix that distinguishes trades from terms. */
const tradeMark = '\n';
