import { withRelated } from '../../lexicon/families.ts';
import { genericWords } from '../../lexicon/generic-words.ts';
import { writtenLegalForms } from '../../lexicon/legal-forms.ts';
import { kindOf, professionOf } from '../../lexicon/lexicon.ts';
import { readText } from '../../lexicon/read-text.ts';
import { rangeOf, type TokenRange } from '../../text/find-form.ts';
import { lazy, memoizeByObject } from '../../text/memoize.ts';
import { allMatches } from '../../text/patterns.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { type Chunk, type ChunkKind, describingKinds, type ResumeModel } from './resume-model.ts';

/** Where a name may stand for somebody or something else than a skill; a list or a title names the skill itself. */
const prose: ReadonlySet<ChunkKind> = new Set([
  ...describingKinds,
  'award',
  'publication',
  'interest',
  'other',
]);
const vouching: ReadonlySet<ChunkKind> = new Set(['skill', 'certificate', 'headline', 'education']);
/** No letter, and no end of a sentence: ranges stay what they are. */
const blank = '…';

/**
 * The text of a chunk as far as it can show a skill: names that only sound like one are blanked out. An employer called
 * `Kafka Coffee`, a shoe named `Swift`, the `Python` exhibit of a zoo are no evidence of any technology.
 */
export function informativeText(chunk: Chunk, model: Pick<ResumeModel, 'chunks' | 'entries'>): string {
  return prose.has(chunk.kind)
    ? (textsOf(model.chunks)(model.entries).get(chunk.path) ?? chunk.text)
    : chunk.text;
}

/** Whether what stands at a range of the chunk is more than a name that sounds like it. */
export function isInformative(
  chunk: Chunk,
  { start, end }: TokenRange,
  model: Pick<ResumeModel, 'chunks' | 'entries'>,
): boolean {
  return !informativeText(chunk, model).slice(start, end).includes(blank);
}

const textsOf = memoizeByObject((chunks: ResumeModel['chunks']) =>
  memoizeByObject((entries: ResumeModel['entries']) => blankedTexts({ chunks, entries })),
);

function blankedTexts({
  chunks,
  entries,
}: Pick<ResumeModel, 'chunks' | 'entries'>): ReadonlyMap<string, string> {
  const names = [...new Set(entries.map(({ organization }) => organization.trim()))];
  const organizations = names.filter((name) => name.length > 1);
  const words = new Set(organizations.map((name) => name.split(/\s+/)).flatMap(wordsOfSeveral));
  const doubtful = chunks
    .filter(({ kind }) => prose.has(kind))
    .map((own) => {
      const chunk = { ...own, text: blanked(own.text, namesOf(own.text, organizations)) };
      return { chunk, ranges: doubtfulTerms(chunk.text, words) };
    });
  const trades = tradesOf([
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

/** After these stands who somebody works for. */
const employing = preparedPattern(
  String.raw`(?<!\p{L})(?:at|for|with|by|joined|bei|für|chez|pour|para|en)\s$`,
  'iu',
);
const possessive = preparedPattern(String.raw`^['’]s?(?!\p{L})`);
const letter = preparedPattern(String.raw`[\p{L}\p{N}]`);

function namesOf(text: string, organizations: readonly string[]): readonly TokenRange[] {
  const terms = termsByPlace(text);
  return [
    ...organizations.flatMap((name) => organizationIn(text, name, terms)),
    ...calledIn(text),
    ...registeredIn(text, terms),
  ];
}

/** Characters before a place that show what it is. */
const lookBehind = 12;

function before(text: string, start: number): string {
  return text.slice(Math.max(0, start - lookBehind), start);
}

/** Where an employer or a school is named; `SAP` of `SAP consultants` is none, `at SAP` is one. */
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
  String.raw`\p{L} (?:named|called|dubbed|namens|genannt|nommée?s?|appelée?s?|baptisée?s?|llamad[oa]s?|denominad[oa]s?) ["'“„«]?(?<name>\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*){0,3})`,
  'gu',
);
const calledInChinese = preparedPattern(
  String.raw`(?:名为|名叫|叫做)[“"「《]?(?<name>\p{Lu}[A-Za-z0-9]*)`,
  'gu',
);

/** `Delta Customer Support GmbH`: the words of a name that ends in a legal form. */
const registered = lazy(() =>
  preparedPattern(
    String.raw`(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}&.'’-]{0,30}\s(?:(?:&|und|and)\s)?){1,6}(?:${writtenLegalForms('sure')})(?![\p{L}\p{N}])`,
    'gu',
  ),
);

/** The terms within such a name that are no tools: `Built Kafka Streams jobs for Delta Inc` runs into it. */
function registeredIn(text: string, terms: readonly (TokenRange | undefined)[]): readonly TokenRange[] {
  return allMatches(text, registered().for(text)).flatMap(({ index, 0: { length } }) => {
    const within = new Set(terms.slice(index, index + length).filter((term) => term !== undefined));
    return [...within].filter(({ start, end }) => kindOf(text.slice(start, end)) !== 'tool');
  });
}

function calledIn(text: string): readonly TokenRange[] {
  return [called, calledInChinese].flatMap((pattern) =>
    allMatches(text, pattern.for(text)).map((match) => {
      const end = match.index + match[0].length;
      return { start: end - (match.groups?.['name']?.length ?? 0), end };
    }),
  );
}

/** In UTF-16 units: the word after a term is looked for in so many. */
const maxWordLength = 40;
const capitalized = preparedPattern(String.raw`^\p{Lu}\p{Ll}+$`);
const determiner = preparedPattern(String.raw`(?<!\p{L})(?:the|a|an|this|that|our|its|their)\s$`, 'iu');
const nextWord = preparedPattern(String.raw`^ ([\p{L}\p{N}]+)`);
const smallNoun = preparedPattern(String.raw`^\p{Ll}{3,}$`);
const notNoun = preparedPattern('(?:ed|ing|ly)$');

/** Names of programs that stand like the name of something else: in front of another capital, or as what a thing is called after. */
function doubtfulTerms(text: string, organizationWords: ReadonlySet<string>): readonly TokenRange[] {
  const terms = termsAt(text);
  const starts = new Set(terms.map(({ start }) => start));
  return terms.filter(({ start, end }) => {
    const term = text.slice(start, end);
    if (kindOf(term) !== 'tool' || !capitalized.test(term)) return false;
    const next = nextWord.exec(text.slice(end, end + maxWordLength))?.[1] ?? '';
    if (starts.has(end + 1) || genericWords.has(next)) return false;
    if (organizationWords.has(term)) return true;
    const isCalledAfter = smallNoun.test(next) && !notNoun.test(next) && determiner.test(before(text, start));
    return capitalized.test(next) || isCalledAfter;
  });
}

/** The term that reaches over each character, if any. */
function termsByPlace(text: string): readonly (TokenRange | undefined)[] {
  const places: (TokenRange | undefined)[] = [];
  for (const term of termsAt(text)) {
    for (let at = term.start; at < term.end; at += 1) places[at] = term;
  }
  return places;
}

function termsAt(text: string): readonly TokenRange[] {
  const { tokens, terms } = readText(text);
  return terms.map(({ first, count }) => rangeOf(tokens, first, count));
}

/** The terms and trades that each job, and what the person lists, speaks of. */
function tradesOf(telling: readonly Chunk[]) {
  const byEntry = new Map<string, Set<string>>();
  const listed = new Set<string>();
  for (const { kind, entry, text } of telling) {
    const spoken = readText(text).terms.flatMap(({ canonical }) => [
      canonical,
      tradeMark + professionOf(canonical),
    ]);
    const own = byEntry.get(entry ?? '') ?? new Set();
    for (const each of spoken) own.add(each);
    if (entry !== null) byEntry.set(entry, own);
    if (vouching.has(kind)) for (const each of spoken) listed.add(each);
  }
  return {
    /** Whether there is any other sign of the trade that a term belongs to. */
    speakOf(term: string, entry: string | null): boolean {
      const trades = withRelated([professionOf(term) ?? '']);
      const signs = [...readText(term).canonicals, ...[...trades].map((trade) => tradeMark + trade)];
      const own = byEntry.get(entry ?? '');
      return signs.some((sign) => listed.has(sign) || own?.has(sign));
    },
  };
}

/** No term begins with it. */
const tradeMark = '\n';
