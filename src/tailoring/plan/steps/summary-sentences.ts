import type { Evidence } from '../../../contract/score.ts';
import { trimEndOf } from '../../../contract/strings.ts';
import { isEverydayTool } from '../../../lexicon/classes.ts';
import { hedges } from '../../../lexicon/hedge-words.ts';
import { canonical, kindOf } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { titleWords } from '../../../lexicon/title-keys.ts';
import { readVerb } from '../../../lexicon/verbs.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { findForm } from '../../../text/find-form.ts';
import type { Language } from '../../../text/language.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { statedYears } from '../../../text/stated-years.ts';
import { firstWord, tokenize } from '../../../text/tokenize.ts';
import { yearsFrameOf } from '../../framing/figures.ts';
import { sentencesOf } from '../../framing/sentences.ts';
import { isRole, namesPerson } from '../../grammar/noun-phrase.ts';
import { namesInPart } from '../../resume/limit-in.ts';
import { type Chunk, jobsOf } from '../../resume/resume-model.ts';
import { readFamilies } from '../../score/role/read-title.ts';
import { isRelated, relatedJobs } from '../../score/role/role-factors.ts';
import { hasFigure } from '../bullets.ts';
import type { PlanInput } from '../plan-input.ts';
import { restingOn } from '../relevance.ts';
import { isListable, isTradePhrase } from '../skills/is-listable.ts';
import { type ShownTerm, shownByRelatedJobs, shownTerm } from '../skills/shown-term.ts';
import { tenseOfJob } from '../wording/job-situation.ts';
import { typingSlips } from '../wording/patterns/typing-slips.ts';
import { ownVoice, ownVoiceIn } from '../wording/patterns/without-i.ts';
import { applyPatterns, reword } from '../wording/reword.ts';
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

/** The person's own summary as a whole, cleaned and in the posting's spelling. */
export function ownLead(own: Chunk, cleaned: string | null, input: PlanInput): SummarySentence {
  const { text: spelled, swaps } = swapAliases(own.text, input.wanted, isPlaceAt(own.path, input));
  const text = cleaned ?? spelled;
  return {
    text: asSentence(text, input.model.language),
    requirements: [
      ...input.relevance.requirementsAt(own.path),
      ...swaps.map(({ requirement }) => requirement),
    ],
    evidence: [{ path: own.path, quote: own.text }],
  };
}

/** What ends in a colon or is cut has no stop yet. */
function asSentence(text: string, language: PlanInput['model']['language']): string {
  if (/[.!?。！？]$/u.test(text)) return text;
  return `${trimEndOf(text, /[\s,;:，；：…]/u)}${language === 'zh' ? '。' : '.'}`;
}

/**
 * `Data Engineer with 6 years of experience.`: a title that was held and the years that the dates of such jobs hold. None
 * where the person states more years themselves, in whatever text.
 */
export function builtLead(input: PlanInput): SummarySentence | null {
  const { model, relatedYears } = input;
  const title = latestRelatedTitle(input);
  const frame = yearsFrameOf(model.language);
  if (!title || !frame || !namesRole(title.text, model.language) || relatedYears < minYears) return null;
  if (model.chunks.some(({ text }) => statedYears(text) > relatedYears)) return null;
  return {
    text: frame.write(title.text, relatedYears),
    requirements: [],
    evidence: [{ path: title.path, quote: title.text }, ...datedJobs(input, title)],
  };
}

/** Whether a title is of somebody: a heading that was taken for one is not. */
export function namesRole(title: string, language: Language | null): boolean {
  const isKnown = readFamilies(title, titleWords(title)).size > 0;
  if (language !== 'en') return isKnown;
  return isRole(title) || (isKnown && namesPerson(title.split(' ').at(-1) ?? ''));
}

/** The title of the latest job that is related to the position. */
function latestRelatedTitle({ model, factors }: PlanInput): Chunk | undefined {
  const [latest] = relatedJobs(model, factors).toSorted((a, b) => a.recency - b.recency);
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

const maxFacts = 2;
const minWords = 5;
const maxWords = 26;
/** Share of words from which on two sentences say the same. */
const sameFact = 0.7;

/**
 * What was done in earlier jobs near the position, as sentences: with a must of the posting, and a number or a second
 * thing that is asked for. The latest job stands right below the summary, and nothing of it is said twice on one page.
 */
export function summaryFacts(input: PlanInput, said: string): readonly SummarySentence[] {
  const isLatest = latestJob(input);
  const proofs = input.model.chunks
    .filter(
      (bullet) => bullet.kind === 'experience' && !isLatest(bullet) && !namesInPart(bullet, input.model),
    )
    .map((bullet) => ({ bullet, weight: weightOfProof(bullet, said, input) }))
    .filter(({ weight }) => weight >= enoughWeight)
    .sort((a, b) => b.weight - a.weight);
  const facts = proofs.flatMap(({ bullet }) => sentenceFrom(bullet, input, said));
  const keys = facts.map(({ text }) => wordsOf(text));
  const present = sentencesOf(said).map(wordsOf);
  return facts
    .filter((_, index) => ![...present, ...keys.slice(0, index)].some((other) => isLike(other, keys[index])))
    .slice(0, maxFacts);
}

const enoughWeight = 2;

/** How many things that are asked for the line shows, a must among them, and one for a number; what was said already is no gain without. */
function weightOfProof({ path, text }: Chunk, said: string, input: PlanInput): number {
  const isCounted = hasFigure(text);
  const words = tokenize(said);
  const shown = provenTerms(input)
    .filter(({ lines }) => lines.includes(path))
    .filter((term) => isCounted || !findForm(words, term.text));
  if (!shown.some(({ isMust }) => isMust)) return 0;
  return new Set(shown.map((term) => canonical(term.text))).size + Number(isCounted);
}

/** What the posting asks for and lines of jobs near the position show in full. */
interface ProvenTerm extends ShownTerm {
  readonly isMust: boolean;
  /** The lines that show it, by path. */
  readonly lines: readonly string[];
}

/** A phrase that no table knows is a thing of the trade when the resume comes back to it. */
const enoughLines = 2;

/**
 * What a summary may rest on: known skills that the posting asks for, and its phrases that two lines have. No soft skill
 * and no tool of every desk, for these are in every posting.
 */
const provenTerms = memoizeByObject((input: PlanInput): readonly ProvenTerm[] => {
  return input.rows.flatMap((row): ProvenTerm[] => {
    const { class: asked, kind, term } = row.requirement;
    if (asked === 'soft' || kind !== 'skill' || isEverydayTool(term)) return [];
    const evidence = shownByRelatedJobs(row, input);
    const shown = shownTerm(row.requirement, evidence, input);
    if (!shown || isRole(shown.text) || isEverydayTool(shown.text)) return [];
    const each = evidence.flatMap((one) => shownTerm(row.requirement, [one], input) ?? []);
    const same = each.filter(({ text }) => canonical(text) === canonical(shown.text));
    const lines = [...new Set(same.map((term) => term.evidence.path))];
    const isKnown = isListable(shown.text, true) && kindOf(shown.text) !== null;
    const isPhrase = isTradePhrase(shown.text) && lines.length >= enoughLines;
    return isKnown || isPhrase ? [{ ...shown, isMust: asked === 'must', lines }] : [];
  });
});

function latestJob({ model }: PlanInput): (chunk: Chunk) => boolean {
  const latest = jobsOf(model).find(({ recency }) => recency === 0);
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
const thing = preparedPattern(() => String.raw`^(?:${phrases('writing', 'thing_like_action')})\b`, 'i');

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
function namedFact(bullet: Chunk, input: PlanInput, said: string): SummarySentence[] {
  const { text } = bullet;
  const { language } = input.model;
  const isHedged = hedges().some(({ pattern }) => text.search(pattern.for(text)) !== -1);
  if (!language || isHedged || joint.test(text) || ownVoiceIn(language).test(text)) return [];
  const isZh = language === 'zh';
  const opening = isZh ? text.slice(0, 2) : firstWord(text).toLowerCase();
  if (!wordList('writing', isZh ? 'action_verb' : 'action_noun').hasIn(language, opening)) return [];
  const length = isZh ? text.length : text.split(/\s+/).length;
  if (said.includes(text) || length < minWords || length > (isZh ? mostCharacters : maxWords)) return [];
  const sentence = `${trimEndOf(text, /[.。\s]/)}${isZh ? '。' : '.'}`;
  return [{ text: sentence, ...restingOn([bullet], input.relevance) }];
}

function verbFact(bullet: Chunk, input: PlanInput, said: string): SummarySentence[] {
  const { path, text, entry } = bullet;
  const job = input.model.entries.find((candidate) => candidate.path === entry);
  if (!job || hedges().some(({ pattern }) => text.search(pattern.for(text)) !== -1)) return [];
  const spelled = swapAliases(text, input.wanted, isPlaceAt(path, input)).text;
  const situation = { ...tenseOfJob(input.model, job), isLedByVerbs: true, opensInBase: false, dropsI: true };
  const worded = reword(applyPatterns(typingSlips, spelled, input, situation).text, input, situation).text;
  if (thing.test(worded)) return [];
  const verb = readVerb(firstWord(worded));
  const words = worded.split(/\s+/).length;
  const isFact = verb?.forms.includes('past') && verb.rank > 0 && verb.lemma !== 'be';
  const isOneSentence = !/[;:\n]|[.!?]\s/.test(worded);
  if (!isFact || !isOneSentence || ownVoice.test(worded) || said.includes(worded)) return [];
  if (words < minWords || words > maxWords) return [];
  return [{ text: `${trimEndOf(worded, /[.\s]/)}.`, ...restingOn([bullet], input.relevance) }];
}
