import { type Lexicon, memoizeInLexicon } from '../../../lexicon/lexicon.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { andWords } from '../../../lexicon/words/function-words.ts';
import { readVerb } from '../../../lexicon/words/verbs.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { rangeOf, type TokenRange } from '../../../text/find-form.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { qualityAdjectives, qualityKey } from '../../../text/quality-words.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import type { ChunkKind } from '../../resume/resume-model.ts';
import { agentNounWords } from './activity/agent-nouns.ts';
import type { WeighedChunk } from './chunk-index.ts';
import { isLightHead } from './find-words.ts';
import { formsOf } from './forms-of.ts';

/* Finds personal qualities by their adjectives and by nouns for people: `organized`, `problem solver`. */

/** Where people say what they are like. A headline is a title: `Responsable de tienda`. */
const claimingQualities: ReadonlySet<ChunkKind> = new Set(['skill', 'summary', 'interest', 'other']);

interface Quality {
  /** Keys of adjectives. */
  readonly adjectives: readonly string[];
  /** Token keys of a noun for people, and of the words before it. */
  readonly people: readonly { readonly nouns: ReadonlySet<string>; readonly before: readonly string[] }[];
}

/** Finds a quality as an item of a list: "Punctual, organized, excellent problem solver". */
export function findQuality(
  { read, chunk: { kind }, lexicon, language }: WeighedChunk,
  requirement: AskedRequirement,
): TokenRange | null {
  if (!claimingQualities.has(kind)) return null;
  // Elsewhere than in a list of skills, `reliable` is said of other things.
  if (requirement.kind !== 'soft' && !(requirement.kind === 'skill' && kind === 'skill')) return null;
  const { adjectives, people } = qualityOf(lexicon, requirement, language);
  const places = placesByQuality(read);
  for (const adjective of adjectives) {
    const at = places.get(adjective);
    if (at !== undefined && isItem(read, at, at) && !isVerb(read, at)) return rangeOf(read.tokens, at, 1);
  }
  // `leaders` are other people, and an `organizer` among the interests organizes something.
  if (kind !== 'skill' && kind !== 'summary') return null;
  for (const { nouns, before } of people) {
    const last = read.tokens.findIndex(({ key, text }) => nouns.has(key) && !text.endsWith('s'));
    const first = last - before.length;
    if (first < 0 || before.some((key, step) => read.tokens[first + step]?.key !== key)) continue;
    if (isItem(read, first, last)) return rangeOf(read.tokens, first, before.length + 1);
  }
  return null;
}

const none: Quality = { adjectives: [], people: [] };
const byLanguage = memoizeInLexicon(
  (_lexicon: Lexicon, _requirement: AskedRequirement) => new Map<Language | null, Quality>(),
);

function qualityOf(lexicon: Lexicon, requirement: AskedRequirement, language: Language | null): Quality {
  const known = byLanguage(lexicon, requirement);
  const found = known.get(language) ?? readQuality(lexicon, requirement, language);
  known.set(language, found);
  return found;
}

function readQuality(lexicon: Lexicon, requirement: AskedRequirement, language: Language | null): Quality {
  const named = formsOf(lexicon, requirement).filter(({ done }) => done === undefined);
  const qualities = named.map(({ text, language: own }) => {
    const words = tokenize(text);
    const nouns = words.length > 1 && isLightHead(words.at(-1)?.key ?? '') ? words.slice(0, -1) : words;
    const [noun] = nouns;
    if (noun === undefined) return none;
    const languages = own === null ? (['en', language] as const) : [own];
    const adjectives =
      nouns.length > 1
        ? []
        : languages.flatMap((each) =>
            each === null || each === 'zh' ? [] : qualityAdjectives[each](noun.text),
          );
    if (requirement.kind !== 'soft') return { adjectives, people: [] };
    const people = agentNounWords(nouns.at(-1)?.text ?? '');
    const before = nouns.slice(0, -1).map(({ key }) => key);
    return { adjectives, people: people.length === 0 ? [] : [{ nouns: new Set(people), before }] };
  });
  return {
    adjectives: [...new Set(qualities.flatMap(({ adjectives }) => adjectives))],
    people: qualities.flatMap(({ people }) => people),
  };
}

const placesByQuality = memoizeByObject(({ tokens }: ReadText): ReadonlyMap<string, number> => {
  const places = new Map<string, number>();
  for (const [index, { text }] of tokens.entries()) {
    const key = qualityKey(text);
    if (!places.has(key)) places.set(key, index);
  }
  return places;
});

/** True for "Organized and ran four events". */
function isVerb({ tokens }: ReadText, at: number): boolean {
  const isPast = (word = '') => readVerb(word)?.forms.includes('past') ?? false;
  return isPast(tokens[at]?.text) && isPast(tokens[at + 2]?.text);
}

/** "Highly organized", "excellent problem solver" */
const before = preparedPattern(
  () =>
    String.raw`(?:^|[,;:.|•·/\n(]|(?<!\p{L})(?:${andWords()}))\s*(?:(?!(?:not|nicht|pas|no|nie|never)\s)[\p{L}-]{1,30}\s){0,2}$`,
  'iu',
);
const after = preparedPattern(() => String.raw`^\s*(?:$|[,;.|•·/\n)]|(?:${andWords()})(?!\p{L}))`, 'iu');
/** In UTF-16 units; the longest text that `before` matches. */
const maxBefore = 40;

function isItem({ text, tokens }: ReadText, first: number, last: number): boolean {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? 0;
  return (
    before.test(text.slice(Math.max(0, start - maxBefore), start)) && after.test(text.slice(end, end + 6))
  );
}
