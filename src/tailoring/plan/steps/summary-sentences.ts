import type { Evidence } from '../../../contract/score.ts';
import { trimEndOf } from '../../../contract/strings.ts';
import { hedges } from '../../../lexicon/hedge-words.ts';
import { titleWords } from '../../../lexicon/title-keys.ts';
import { readVerb } from '../../../lexicon/verbs.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { statedYears } from '../../../text/stated-years.ts';
import { firstWord, tokenize } from '../../../text/tokenize.ts';
import { yearsFrameOf } from '../../framing/figures.ts';
import { sentencesOf } from '../../framing/sentences.ts';
import { isRole } from '../../grammar/noun-phrase.ts';
import { namesInPart } from '../../resume/limit-in.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { readFamilies } from '../../score/role/read-title.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import { hasFigure, tenseOfJob } from '../bullets.ts';
import type { PlanInput } from '../plan-input.ts';
import { ownVoice, ownVoiceIn } from '../wording/patterns/without-i.ts';
import { reword } from '../wording/reword.ts';
import { isPlaceAt, swapAliases } from '../wording/swap-aliases.ts';

/* What a summary is made of: how it opens, and the facts after that. */

/** A sentence of a summary and what it rests on. */
export interface SummarySentence {
  readonly text: string;
  readonly requirements: readonly string[];
  readonly evidence: readonly Evidence[];
}

/** Less is no claim to open a summary with. */
const minYears = 2;

/** The person's own summary as a whole, in the posting's spelling; null where there is none. */
export function ownLead(input: PlanInput): SummarySentence | null {
  const own = input.model.chunks.find(({ kind }) => kind === 'summary');
  if (!own) return null;
  const { text, swaps } = swapAliases(own.text, input.wanted, isPlaceAt(own.path, input));
  return {
    text: /[.!?。！？]$/u.test(text) ? text : `${text}.`,
    requirements: [
      ...input.relevance.requirementsAt(own.path),
      ...swaps.map(({ requirement }) => requirement),
    ],
    evidence: [{ path: own.path, quote: own.text }],
  };
}

/**
 * `Data Engineer with 6 years of experience.`: a title that was held and the years that the dates of such jobs hold. None
 * where the person states more years themselves, in whatever text.
 */
export function builtLead(input: PlanInput): SummarySentence | null {
  const { model, relatedYears } = input;
  const title = heldTitle(input);
  const frame = yearsFrameOf(model.language);
  if (!title || !frame || !namesRole(title.text, input) || relatedYears < minYears) return null;
  if (model.chunks.some(({ text }) => statedYears(text) > relatedYears)) return null;
  return {
    text: frame.write(title.text, relatedYears),
    requirements: [],
    evidence: [{ path: title.path, quote: title.text }, ...datedJobs(input, title)],
  };
}

function namesRole(title: string, { model }: PlanInput): boolean {
  return model.language === 'en' ? isRole(title) : readFamilies(title, titleWords(title)).size > 0;
}

/** The title of the latest job that is related to the position. */
function heldTitle({ model, factors: { relevance } }: PlanInput): Chunk | undefined {
  const [latest] = model.entries
    .filter(({ section, path }) => section === 'experience' && isRelated(relevance.get(path)))
    .sort((a, b) => a.recency - b.recency);
  return model.chunks.find(({ path }) => path === `${latest?.path}.position`);
}

/** The jobs whose dates the years were computed from. */
function datedJobs({ model, factors: { relevance } }: PlanInput, title: Chunk) {
  return model.chunks
    .filter(
      ({ kind, entry, path }) =>
        kind === 'job_title' && path !== title.path && isRelated(relevance.get(entry ?? '')),
    )
    .map(({ path, text }) => ({ path, quote: text }));
}

const maxFacts = 3;
const minWords = 5;
const maxWords = 26;
/** Share of words from which on two sentences say the same. */
const sameFact = 0.7;
/** About a nice-to-have that the text shows in full: a trait in passing is no proof. */
const leastWeight = 0.8;

/**
 * The strongest things done with a number, as sentences: what answers most of the posting first. The latest job stands right
 * below the summary, and nothing of it is said twice on one page; nor does a fact come up for a must that the summary names.
 */
export function summaryFacts(input: PlanInput, said: string): readonly SummarySentence[] {
  const isLatest = latestJob(input);
  const named = new Set(input.relevance.requirementsAt('basics.summary'));
  const isNew = (path: string) => input.relevance.requirementsAt(path).some((id) => !named.has(id));
  const bullets = input.model.chunks
    .filter(({ kind, path }) => kind === 'experience' && path.includes('.highlights['))
    .filter((bullet) => !isLatest(bullet) && isNew(bullet.path))
    .filter(({ path, text }) => input.relevance.weightOf(path) >= leastWeight && hasFigure(text))
    .filter((bullet) => !namesInPart(bullet, input.model))
    .sort((a, b) => input.relevance.weightOf(b.path) - input.relevance.weightOf(a.path));
  const facts = bullets.flatMap((bullet) => sentenceFrom(bullet, input, said));
  const keys = facts.map(({ text }) => wordsOf(text));
  const present = sentencesOf(said).map(wordsOf);
  return facts
    .filter((_, index) => ![...present, ...keys.slice(0, index)].some((other) => isLike(other, keys[index])))
    .slice(0, maxFacts);
}

function latestJob({ model }: PlanInput): (chunk: Chunk) => boolean {
  const latest = model.entries.find(({ section, recency }) => section === 'experience' && recency === 0);
  return ({ entry }) => entry === latest?.path;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    tokenize(text)
      .map(({ key }) => key)
      .filter((key) => !/\d/.test(key)),
  );
}

/** Begin like something done and are a thing: `Stored procedures and reports in SQL Server`. */
const thing =
  /^(?:automated (?:data|reports|tests)|distributed systems|embedded systems|fixed (?:assets|income)|managed services|stored procedures?)\b/i;

/** The same duty in two jobs is one fact, whatever its numbers. */
function isLike(words: ReadonlySet<string>, other: ReadonlySet<string> | undefined): boolean {
  if (!other) return false;
  const shared = [...other].filter((key) => words.has(key)).length;
  return shared >= sameFact * Math.min(words.size, other.size);
}

/** Only what reads as a sentence by itself: led by a past verb that did something, of middle length. */
function sentenceFrom(bullet: Chunk, input: PlanInput, said: string): SummarySentence[] {
  return input.model.language === 'en' ? verbFact(bullet, input, said) : namedFact(bullet, input, said);
}

const joint = preparedPattern(String.raw`[;:；：\n]|[.!?。！？]\s?\S`, 'u');
const mostCharacters = 45;

/** Outside English, what names an action, whole, for brackets may limit it: `Einführung von SAP an 3 Standorten (in Vertretung)`. */
function namedFact({ path, text }: Chunk, input: PlanInput, said: string): SummarySentence[] {
  const { language } = input.model;
  const isHedged = hedges.some(({ pattern }) => text.search(pattern.for(text)) !== -1);
  if (!language || isHedged || joint.test(text) || ownVoiceIn(language).test(text)) return [];
  const isZh = language === 'zh';
  const opening = isZh ? text.slice(0, 2) : firstWord(text).toLowerCase();
  if (!wordList('writing', isZh ? 'action_verb' : 'action_noun').hasIn(language, opening)) return [];
  const length = isZh ? text.length : text.split(/\s+/).length;
  if (said.includes(text) || length < minWords || length > (isZh ? mostCharacters : maxWords)) return [];
  return [
    {
      text: `${trimEndOf(text, /[.。\s]/)}${isZh ? '。' : '.'}`,
      requirements: input.relevance.requirementsAt(path),
      evidence: [{ path, quote: text }],
    },
  ];
}

function verbFact({ path, text, entry }: Chunk, input: PlanInput, said: string): SummarySentence[] {
  const job = input.model.entries.find((candidate) => candidate.path === entry);
  if (!job || hedges.some(({ pattern }) => text.search(pattern.for(text)) !== -1)) return [];
  const worded = reword(
    swapAliases(text, input.wanted, isPlaceAt(path, input)).text,
    { level: input.level, language: input.model.language },
    { ...tenseOfJob(input.model, job), isLedByVerbs: true, opensInBase: false, dropsI: true },
  ).text;
  if (thing.test(worded)) return [];
  const verb = readVerb(firstWord(worded));
  const words = worded.split(/\s+/).length;
  const isFact = verb?.forms.includes('past') && verb.rank > 0 && verb.lemma !== 'be';
  const isOneSentence = !/[;:\n]|[.!?]\s/.test(worded);
  if (!isFact || !isOneSentence || ownVoice.test(worded) || said.includes(worded)) return [];
  if (words < minWords || words > maxWords) return [];
  return [
    {
      text: `${trimEndOf(worded, /[.\s]/)}.`,
      requirements: input.relevance.requirementsAt(path),
      evidence: [{ path, quote: text }],
    },
  ];
}
