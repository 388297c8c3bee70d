import { genericWords } from '../lexicon/generic-words.ts';
import { withKindred } from '../lexicon/kindred-professions.ts';
import { kindOf, professionOf } from '../lexicon/lexicon.ts';
import { everyMatch } from '../text/every-match.ts';
import { rangeOf, type TokenRange } from '../text/find-form.ts';
import { preparedPattern } from '../text/prepared-pattern.ts';
import { readText } from '../text/read-text.ts';
import { rememberingFor } from '../text/remembering.ts';
import type { Chunk, ChunkKind, ResumeModel } from './resume-model.ts';

/** Where a name may stand for somebody or something else than a skill; a list or a title names the skill itself. */
const prose: ReadonlySet<ChunkKind> = new Set([
  'experience',
  'volunteer',
  'project',
  'summary',
  'award',
  'publication',
  'interest',
]);
const vouching: ReadonlySet<ChunkKind> = new Set(['skill', 'certificate', 'headline', 'education']);
/** No letter, and no end of a sentence: ranges stay what they are. */
const blank = '…';

/**
 * The text of a chunk as far as it can show a skill: names that only sound like one are blanked out. An employer called
 * `Kafka Coffee`, a shoe named `Swift`, the `Python` exhibit of a zoo are no evidence of any technology.
 */
export function tellingText(chunk: Chunk, model: Pick<ResumeModel, 'chunks' | 'entries'>): string {
  return prose.has(chunk.kind)
    ? (textsOf(model.chunks).of(model.entries).get(chunk.path) ?? chunk.text)
    : chunk.text;
}

/** Whether what stands at a range of the chunk is more than a name that sounds like it. */
export function isTelling(
  chunk: Chunk,
  { start, end }: TokenRange,
  model: Pick<ResumeModel, 'chunks' | 'entries'>,
): boolean {
  return !tellingText(chunk, model).slice(start, end).includes(blank);
}

const textsOf = rememberingFor((chunks: ResumeModel['chunks']) => ({
  of: rememberingFor((entries: ResumeModel['entries']) => blankedTexts({ chunks, entries })),
}));

function blankedTexts({
  chunks,
  entries,
}: Pick<ResumeModel, 'chunks' | 'entries'>): ReadonlyMap<string, string> {
  const organizations = [...new Set(entries.map(({ organization }) => organization.trim()))].filter(
    (name) => name.length > 1,
  );
  const named = chunks
    .filter(({ kind }) => prose.has(kind))
    .map((chunk) => ({ ...chunk, text: blanked(chunk.text, namesOf(chunk.text, organizations)) }));
  const doubtful = named.map((chunk) => ({ chunk, ranges: doubtfulTerms(chunk.text, organizations) }));
  const sure = doubtful.map(({ chunk, ranges }) => ({ ...chunk, text: blanked(chunk.text, ranges) }));
  const telling = [...sure, ...chunks.filter(({ kind }) => !prose.has(kind))];
  return new Map(
    doubtful.map(({ chunk, ranges }) => [
      chunk.path,
      blanked(
        chunk.text,
        ranges.filter((range) => !hasContext(chunk.text.slice(range.start, range.end), chunk, telling)),
      ),
    ]),
  );
}

function blanked(text: string, ranges: readonly TokenRange[]): string {
  return ranges.reduce(
    (left, { start, end }) => left.slice(0, start) + blank.repeat(end - start) + left.slice(end),
    text,
  );
}

/** Behind these stands who somebody works for. */
const employing = preparedPattern(
  String.raw`(?<!\p{L})(?:at|for|with|by|joined|bei|für|chez|pour|para|en)\s$`,
  'iu',
);
const possessive = preparedPattern(String.raw`^['’]s?(?!\p{L})`);
const letter = preparedPattern(String.raw`[\p{L}\p{N}]`);

function namesOf(text: string, organizations: readonly string[]): readonly TokenRange[] {
  const terms = termsAt(text);
  return [...organizations.flatMap((name) => organizationIn(text, name, terms)), ...calledIn(text)];
}

/** So much before a place tells what it is. */
const lookBehind = 12;

function before(text: string, start: number): string {
  return text.slice(Math.max(0, start - lookBehind), start);
}

/** Where an employer or a school is named; `SAP` of `SAP consultants` is none, `at SAP` is one. */
function organizationIn(text: string, name: string, terms: readonly TokenRange[]): readonly TokenRange[] {
  const found: TokenRange[] = [];
  for (let start = text.indexOf(name); start !== -1; start = text.indexOf(name, start + name.length)) {
    const range = { start, end: start + name.length };
    if (letter.test(text.charAt(start - 1)) || letter.test(text.charAt(range.end))) continue;
    const within = terms.find((term) => term.start <= start && range.end <= term.end);
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

function calledIn(text: string): readonly TokenRange[] {
  return [called, calledInChinese].flatMap((pattern) =>
    everyMatch(text, pattern.for(text)).map((match) => {
      const end = match.index + match[0].length;
      return { start: end - (match.groups?.['name']?.length ?? 0), end };
    }),
  );
}

/** Looked at for the word behind. */
const longestWord = 40;
const capitalized = preparedPattern(String.raw`^\p{Lu}\p{Ll}+$`);
const determiner = preparedPattern(String.raw`(?<!\p{L})(?:the|a|an|this|that|our|its|their)\s$`, 'iu');
const nextWord = preparedPattern(String.raw`^ ([\p{L}\p{N}]+)`);
const smallNoun = preparedPattern(String.raw`^\p{Ll}{3,}$`);
const notNoun = preparedPattern(String.raw`(?:ed|ing|ly)$`);

/** Names of programs that stand like the name of something else: in front of another capital, or as what a thing is called after. */
function doubtfulTerms(text: string, organizations: readonly string[]): readonly TokenRange[] {
  const terms = termsAt(text);
  const starts = new Set(terms.map(({ start }) => start));
  return terms.filter(({ start, end }) => {
    const term = text.slice(start, end);
    if (kindOf(term) !== 'tool' || !capitalized.test(term)) return false;
    const next = nextWord.exec(text.slice(end, end + longestWord))?.[1] ?? '';
    if (starts.has(end + 1) || genericWords.has(next)) return false;
    if (organizations.some((name) => name !== term && name.split(/\s+/).includes(term))) return true;
    const isCalledAfter = smallNoun.test(next) && !notNoun.test(next) && determiner.test(before(text, start));
    return capitalized.test(next) || isCalledAfter;
  });
}

function termsAt(text: string): readonly TokenRange[] {
  const { tokens, terms } = readText(text);
  return terms.map(({ first, count }) => rangeOf(tokens, first, count));
}

/** Whether the job, or what the person lists, speaks of the same trade in any other way. */
function hasContext(term: string, { entry }: Chunk, telling: readonly Chunk[]): boolean {
  const own = readText(term).canonicals;
  const trade = withKindred([professionOf(term) ?? '']);
  return telling
    .filter((chunk) => vouching.has(chunk.kind) || (entry !== null && chunk.entry === entry))
    .some(({ text }) =>
      readText(text).terms.some(
        ({ canonical }) => own.has(canonical) || trade.has(professionOf(canonical) ?? ''),
      ),
    );
}
