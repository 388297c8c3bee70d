import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { grammarWords } from '../../../lexicon/generic-words.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { lightVerbs, readVerb } from '../../../lexicon/verbs.ts';
import { wordClassOf } from '../../../lexicon/word-classes.ts';
import { countWords } from '../../../text/count-words.ts';
import { wordSet } from '../../../text/lists.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { uncapitalized } from '../../grammar/spelling.ts';
import { tenseOf } from '../../grammar/verb-tense.ts';
import type { WordingReason } from '../../messages/messages.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { relatedJobs } from '../../score/role/role-factors.ts';
import { bulletsOf } from '../bullets.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { restingOn } from '../relevance.ts';
import { endsMidPhrase } from '../wording/torn-lines.ts';

/* The steps that make one bullet of several. */

const longest = 9;
/** What would attach to the wrong half once both stand in one sentence. */
const attaching = /[,;:()]|\d|\b(?:and|or|for|in|with|to|of|by|on|at|from|using|via|through)\b/i;

/**
 * Two short bullets of one job with the same verb become one: `Wrote X` and `Wrote Y` → `Wrote X and Y`. In a job of
 * another field nobody looks for either, and nothing is gained.
 */
export function merge(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return relatedJobs(input.model, input.factors).flatMap((job) => {
    const bullets = bulletsOf(input.model, job).filter(({ path }) => !taken.has(path));
    const pair = firstPair(bullets);
    return pair ? [[sentenceProposal(pair, input)]] : [];
  });
}

type Pair = readonly [first: Chunk, second: Chunk];

/** How, where or for whom it was done: joined to another bullet, this would be said of both. */
const saysMore = preparedPattern(
  () => String.raw`[,;:()]|\b(?:${phrases('writing', 'more_of_action')})\b|ly\b`,
  'i',
);
const determiner = /^(?:the|an?|all|both|each|every|our|my|\d\S*)\s/i;

/** `the manuals`, `letters`: things or people, and nothing else that a verb has after it. */
function isOnlyObject(phrase: string): boolean {
  const last = phrase.split(/\s+/).at(-1) ?? '';
  if (phrase === '' || saysMore.test(phrase) || grammarWords.has(last.toLowerCase())) return false;
  const kinds = wordClassOf(last);
  // Only nouns have no class; `hard`, `abroad`, `abroad twice` tell how or where.
  return kinds === '' || (/n/i.test(kinds) && !/r/i.test(kinds));
}

/** `technical guides`: the word in front would describe what is joined, too, unless that has one of its own. */
function describesMore({ text }: Chunk, added: string): boolean {
  const object = objectOf(text);
  return /\s/.test(object) && !determiner.test(object) && !/\s/.test(added);
}

function objectOf(text: string): string {
  return text.slice(firstWord(text).length).trim().replace(/\.$/, '');
}

/** The first bullet that another may join, and the first of those. A job may have thousands: none is compared with each. */
function firstPair(bullets: readonly Chunk[]): Pair | null {
  const short = bullets.filter(({ text }) => isShort(text) && mayLead(firstWord(text)));
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
  return first && second && !describesMore(first, objectOf(second.text)) ? [first, second] : null;
}

/** `Made dinner` and `Made sure` have nothing in common. */
function mayLead(word: string): boolean {
  const lemma = readVerb(word)?.lemma;
  return lemma !== undefined && !lightVerbs.has(lemma) && !changing.has(lemma);
}

/** What comes after these changes what they mean. */
const changing = wordSet('bring come get go have keep put run set take turn');

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= longest;
}

function sentenceProposal(pair: Pair, input: PlanInput): ProposedEdit {
  const [first, second] = pair;
  const added = second.text.slice(firstWord(second.text).length).trim();
  const text = `${first.text.replace(/\.$/, '')} and ${uncapitalized(added)}`;
  return mergeProposal(pair, { text, rule: 'merge', why: 'merged' }, input);
}

/** The first bullet takes the text, the others go. */
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
    ...restingOn(bullets, relevance),
  };
}

/** A bullet that ends in the middle of a phrase, and the rest of it in the next one: they were one line before it was broken. */
export function brokenBullets(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  const { model } = input;
  return model.entries
    .filter(({ section }) => section !== 'education')
    .flatMap((entry) => {
      const bullets = bulletsOf(model, entry);
      const halves = bullets.flatMap((first, at): Pair[] => {
        const second = bullets[at + 1];
        return second && goesOn(first, second, model.language) ? [[first, second]] : [];
      });
      return halves.filter((pair) => standsApart(pair, halves) && pair.every(({ path }) => !taken.has(path)));
    })
    .map((pair) => {
      const text = `${pair[0].text.trimEnd()} ${pair[1].text.trimStart()}`;
      return [mergeProposal(pair, { text, rule: 'broken_bullets', why: 'rejoined' }, input)];
    });
}

/** Fewer words that end in an article are no half of a sentence. */
const fewestWords = 4;
const opensSmall = preparedPattern(String.raw`^\p{Ll}{2}\p{L}*[\s,]`);

function goesOn(first: Chunk, second: Chunk, language: PlanInput['model']['language']): boolean {
  return (
    endsMidPhrase(first.text, language) &&
    countWords(first.text) >= fewestWords &&
    opensSmall.test(second.text) &&
    tenseOf(second.text) === 'none'
  );
}

/** Of three pieces the second would be in two pairs. */
function standsApart([first, second]: Pair, pairs: readonly Pair[]): boolean {
  return !pairs.some(([other, another]) => other === second || another === first);
}
