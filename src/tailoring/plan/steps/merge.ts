import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { prepositions } from '../../../lexicon/words/function-words.ts';
import { grammarWords } from '../../../lexicon/words/generic-words.ts';
import { lightVerbs, readVerb } from '../../../lexicon/words/verbs.ts';
import { canBeNoun, readWord } from '../../../lexicon/words/word-classes.ts';
import type { WordingReason } from '../../../messages/tailoring/messages.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import { countWords } from '../../../text/count-words.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { wordSet } from '../../../values/lists.ts';
import { uncapitalized } from '../../grammar/spelling.ts';
import { tenseOf } from '../../grammar/verb-tense.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { relatedJobs } from '../../score/role/role-factors.ts';
import { bulletsOf } from '../bullets.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { supportFrom } from '../relevance.ts';
import { endsMidPhrase } from '../wording/torn-lines.ts';

/* Steps that merge bullets. */

/** In words. */
const maxLength = 9;
/** Matches words and signs that would attach to the wrong half of a merged sentence. */
const attaching = preparedPattern(
  () => String.raw`[,;:()]|\d|\b(?:and|or|${prepositions('en')}|using)\b`,
  'i',
);

/**
 * Merges two short bullets of a job with the same verb: `Wrote X` and `Wrote Y` become `Wrote X and Y`. Only in jobs
 * related to the position, because nothing is gained in others.
 */
export function merge(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return relatedJobs(input.model, input.factors).flatMap((job) => {
    const bullets = bulletsOf(input.model, job).filter(({ path }) => !taken.has(path));
    const pair = firstPair(bullets);
    return pair ? [[sentenceProposal(pair, input)]] : [];
  });
}

type Pair = readonly [first: Chunk, second: Chunk];

/** Matches how, where or for whom something was done; in a merged bullet, this would apply to both parts. */
const circumstance = preparedPattern(
  () => String.raw`[,;:()]|\b(?:${phrases('writing', 'more_of_action')})\b|ly\b`,
  'i',
);
const determiner = /^(?:the|an?|all|both|each|every|our|my|\d\S*)\s/i;

/** True for only things or people after the verb: `the manuals`, `letters`. */
function isOnlyObject(phrase: string): boolean {
  const last = phrase.split(/\s+/).at(-1) ?? '';
  if (phrase === '' || circumstance.test(phrase) || grammarWords.has(last.toLowerCase())) return false;
  const { isKnown, adverb } = readWord(last);
  // Words without a class are nouns; `hard`, `abroad`, `abroad twice` say how or where.
  return !isKnown || (canBeNoun(last) && adverb === 'none');
}

/** True if the modifier of `technical guides` would also seem to describe the added object, a single word. */
function wouldDescribeAdded({ text }: Chunk, added: string): boolean {
  const object = objectOf(text);
  return /\s/.test(object) && !determiner.test(object) && !/\s/.test(added);
}

function objectOf(text: string): string {
  return text.slice(firstWord(text).length).trim().replace(/\.$/, '');
}

/**
 * The first bullet that can be merged, with its first partner; pairs are not compared one by one, as a job may have
 * thousands.
 */
function firstPair(bullets: readonly Chunk[]): Pair | null {
  const short = bullets.filter(({ text }) => isShort(text) && isMeaningfulVerb(firstWord(text)));
  const lastAt = new Map<string, number>();
  for (const [index, { text }] of short.entries()) {
    if (isOnlyObject(objectOf(text))) lastAt.set(firstWord(text), index);
  }
  const at = short.findIndex(
    ({ text }, index) =>
      (lastAt.get(firstWord(text)) ?? -1) > index && !attaching.test(text) && isOnlyObject(objectOf(text)),
  );
  const first = short[at];
  const verb = firstWord(first?.text ?? '');
  const second = short
    .slice(at + 1)
    .find(({ text }) => firstWord(text) === verb && isOnlyObject(objectOf(text)));
  return first && second && !wouldDescribeAdded(first, objectOf(second.text)) ? [first, second] : null;
}

/** False for verbs with little meaning of their own: `Made dinner` and `Made sure` have nothing in common. */
function isMeaningfulVerb(word: string): boolean {
  const lemma = readVerb(word)?.lemma;
  return lemma !== undefined && !lightVerbs.has(lemma) && !dependentVerbs.has(lemma);
}

/** Verbs whose meaning depends on the words after them. */
const dependentVerbs = wordSet('bring come get go have keep put run set take turn');

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= maxLength;
}

function sentenceProposal(pair: Pair, input: PlanInput): ProposedEdit {
  const [first, second] = pair;
  const added = second.text.slice(firstWord(second.text).length).trim();
  const text = `${first.text.replace(/\.$/, '')} and ${uncapitalized(added)}`;
  return mergeProposal(pair, { text, rule: 'merge', why: 'merged' }, input);
}

/** The first bullet gets the text; the others are removed. */
export function mergeProposal(
  bullets: readonly Chunk[],
  { text, rule, why }: { readonly text: string; readonly rule: string; readonly why: WordingReason },
  { model, relevance }: PlanInput,
): ProposedEdit {
  const [first, ...absorbed] = bullets;
  return {
    op: 'merge',
    source: first?.path ?? '',
    absorbed: absorbed.map(({ path }) => path),
    text,
    rule,
    reason: messagesFor(model).wording[why],
    ...supportFrom(bullets, relevance),
  };
}

/** Joins a bullet that ends in the middle of a phrase with the next one, which was part of the same line. */
export function brokenBullets(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  const { model } = input;
  return model.entries
    .filter(({ section }) => section !== 'education')
    .flatMap((entry) => {
      const bullets = bulletsOf(model, entry);
      const halves = bullets.flatMap((first, at): Pair[] => {
        const second = bullets[at + 1];
        return second && isContinued(first, second, model.language) ? [[first, second]] : [];
      });
      return halves.filter((pair) => isSeparate(pair, halves) && pair.every(({ path }) => !taken.has(path)));
    })
    .map((pair) => {
      const text = `${pair[0].text.trimEnd()} ${pair[1].text.trimStart()}`;
      return [mergeProposal(pair, { text, rule: 'broken_bullets', why: 'rejoined' }, input)];
    });
}

/** Fewer words are not half of a sentence, even if they end in an article. */
const minWords = 4;
const opensInLowerCase = preparedPattern(String.raw`^\p{Ll}{2}\p{L}*[\s,]`);

function isContinued(first: Chunk, second: Chunk, language: PlanInput['model']['language']): boolean {
  return (
    endsMidPhrase(first.text, language) &&
    countWords(first.text) >= minWords &&
    opensInLowerCase.test(second.text) &&
    tenseOf(second.lexicon, second.text) === 'none'
  );
}

/** False for three pieces in a row, the second of which would be in two pairs. */
function isSeparate([first, second]: Pair, pairs: readonly Pair[]): boolean {
  return !pairs.some(([other, another]) => other === second || another === first);
}
