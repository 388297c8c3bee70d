import type { Evidence } from '../../../contract/score.ts';
import { canonical, kindOf } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { isEverydayTool } from '../../../lexicon/skills/classes.ts';
import { statedYears } from '../../../lexicon/stated-years.ts';
import { titleKeys, titleWords } from '../../../lexicon/titles/title-keys.ts';
import { hedges } from '../../../lexicon/words/hedge-words.ts';
import { readVerb } from '../../../lexicon/words/verbs.ts';
import { findForm } from '../../../text/find-form.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { firstWord, tokenize } from '../../../text/tokenize.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import { trimEndOf } from '../../../values/strings.ts';
import { yearsFrameOf } from '../../framing/figures.ts';
import { sentencesOf } from '../../framing/sentences.ts';
import { isRole, namesPerson } from '../../grammar/noun-phrase.ts';
import { namesInPart } from '../../resume/limit-in.ts';
import { type Chunk, jobsOf } from '../../resume/resume-model.ts';
import { readFamilies } from '../../score/role/read-title.ts';
import { isRelated, relatedJobs } from '../../score/role/role-factors.ts';
import { genericHeads, officeWords } from '../../score/role/title-words.ts';
import { hasFigure } from '../bullets.ts';
import type { PlanInput } from '../plan-input.ts';
import { supportFrom } from '../relevance.ts';
import { isListable, isTradePhrase } from '../skills/is-listable.ts';
import { type ShownTerm, shownByRelatedJobs, shownTerm } from '../skills/shown-term.ts';
import { situationByDates } from '../wording/job-situation.ts';
import { typingSlips } from '../wording/patterns/typing-slips.ts';
import { firstPerson, firstPersonIn } from '../wording/patterns/without-i.ts';
import { applyPatterns, reword } from '../wording/reword.ts';
import { isPlaceAt, swapAliases } from '../wording/swap-aliases.ts';

/* The sentences of a summary: its opening (lead) and the facts after it. */

/** A sentence of a summary with its evidence. */
export interface SummarySentence {
  readonly text: string;
  readonly requirements: readonly string[];
  readonly evidence: readonly Evidence[];
}

/** Fewer years are not worth opening a summary with. */
const minYears = 2;

/** The person's own summary as a whole, cleaned and in the posting's spelling. */
export function ownLead(own: Chunk, cleaned: string | null, input: PlanInput): SummarySentence {
  const { text: spelled, swaps } = swapAliases(
    input.lexicon,
    own.text,
    input.wanted,
    isPlaceAt(own.path, input),
  );
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

/** Ends a text with a full stop, also in place of a colon or an ellipsis. */
function asSentence(text: string, language: PlanInput['model']['language']): string {
  if (/[.!?。！？]$/u.test(text)) return text;
  return `${trimEndOf(text, /[\s,;:，；：…]/u)}${language === 'zh' ? '。' : '.'}`;
}

/**
 * Builds `Data Engineer with 6 years of experience.` from a held title and the dates of related jobs. Null if any
 * text of the person states more years.
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

/** True if a title names a role; a heading that was read as a title does not. */
export function namesRole(title: string, language: Language | null): boolean {
  const isKnown = readFamilies(title, titleWords(title)).size > 0;
  if (language !== 'en') return isKnown;
  const last = title.split(' ').at(-1) ?? '';
  return isRole(title) || (isKnown && (namesPerson(last) || namesOffice(last)));
}

/** True for a word that ends many titles and few other texts: `Representative`, `Associate`. */
function namesOffice(word: string): boolean {
  const key = titleKeys(word).at(-1) ?? '';
  return genericHeads.has(key) && officeWords.has(key);
}

/** The title of the latest job that is related to the position. */
function latestRelatedTitle({ model, factors }: PlanInput): Chunk | undefined {
  const [latest] = relatedJobs(model, factors).toSorted((a, b) => a.recency - b.recency);
  return model.chunks.find(({ path }) => path === `${latest?.path}.position`);
}

/** Evidence of the other jobs from whose dates the years were computed. */
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
/** Share of words from which two sentences say the same. */
const minSameFact = 0.7;

/**
 * Facts from earlier jobs related to the position, as sentences; each shows a must and a number or a second
 * requirement. The latest job is right below the summary and would be repeated on the same page.
 */
export function summaryFacts(input: PlanInput, said: string): readonly SummarySentence[] {
  const isLatest = latestJob(input);
  const proofs = input.model.chunks
    .filter(
      (bullet) => bullet.kind === 'experience' && !isLatest(bullet) && !namesInPart(bullet, input.model),
    )
    .map((bullet) => ({ bullet, weight: weightOfProof(bullet, said, input) }))
    .filter(({ weight }) => weight >= minWeight)
    .sort((a, b) => b.weight - a.weight);
  const facts = proofs.flatMap(({ bullet }) => sentenceFrom(bullet, input, said));
  const keys = facts.map(({ text }) => wordsOf(text));
  const present = sentencesOf(said).map(wordsOf);
  return facts
    .filter(
      (_, index) => ![...present, ...keys.slice(0, index)].some((other) => isSameFact(other, keys[index])),
    )
    .slice(0, maxFacts);
}

const minWeight = 2;

/**
 * Number of requirements that a line shows, plus one for a number; 0 without a must. Without a number, requirements
 * that the summary already names do not count.
 */
function weightOfProof({ lexicon, path, text }: Chunk, said: string, input: PlanInput): number {
  const isCounted = hasFigure(lexicon, text);
  const words = tokenize(said);
  const shown = provenTerms(input)
    .filter(({ lines }) => lines.includes(path))
    .filter((term) => isCounted || !findForm(words, term.text));
  if (!shown.some(({ isMust }) => isMust)) return 0;
  return new Set(shown.map((term) => canonical(lexicon, term.text))).size + Number(isCounted);
}

/** A requirement that lines of related jobs show in full. */
interface ProvenTerm extends ShownTerm {
  readonly isMust: boolean;
  /** The lines that show it, by path. */
  readonly lines: readonly string[];
}

/** A phrase that the lexicon does not know counts as a term of the trade if this many lines have it. */
const minLines = 2;

/**
 * Requirements that a summary may mention: known skills, and phrases that two lines have. Soft skills and everyday
 * tools are in every posting and do not count.
 */
const provenTerms = memoizeByObject((input: PlanInput): readonly ProvenTerm[] => {
  const { lexicon } = input;
  return input.rows.flatMap((row): ProvenTerm[] => {
    const { class: asked, kind, term } = row.requirement;
    if (asked === 'soft' || kind !== 'skill' || isEverydayTool(lexicon, term)) return [];
    const evidence = shownByRelatedJobs(row, input);
    const shown = shownTerm(row.requirement, evidence, input);
    if (!shown || isRole(shown.text) || isEverydayTool(lexicon, shown.text)) return [];
    const each = evidence.flatMap((one) => shownTerm(row.requirement, [one], input) ?? []);
    const same = each.filter(({ text }) => canonical(lexicon, text) === canonical(lexicon, shown.text));
    const lines = [...new Set(same.map((term) => term.evidence.path))];
    const isKnown = isListable(lexicon, shown.text, true) && kindOf(lexicon, shown.text) !== null;
    const isPhrase = isTradePhrase(lexicon, shown.text) && lines.length >= minLines;
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

/** Matches things that begin like an action: `Stored procedures and reports in SQL Server`. */
const thingLikeAction = preparedPattern(
  () => String.raw`^(?:${phrases('writing', 'thing_like_action')})\b`,
  'i',
);

/** True if two sentences state the same fact; the same task in two jobs does, whatever its numbers. */
function isSameFact(words: ReadonlySet<string>, other: ReadonlySet<string> | undefined): boolean {
  if (!other) return false;
  const shared = [...other].filter((key) => words.has(key)).length;
  return shared >= minSameFact * Math.min(words.size, other.size);
}

/** The bullet as a sentence, if it can stand alone and is of moderate length; else nothing. */
function sentenceFrom(bullet: Chunk, input: PlanInput, said: string): SummarySentence[] {
  return input.model.language === 'en' ? verbFact(bullet, input, said) : namedFact(bullet, input, said);
}

const sentenceBreak = preparedPattern(String.raw`[;:；：\n]|[.!?。！？]\s?\S`, 'u');
const maxCharacters = 45;

/**
 * Outside English, a bullet that opens with an action. It is used whole, because brackets may limit it: `Einführung
 * von SAP an 3 Standorten (in Vertretung)`.
 */
function namedFact(bullet: Chunk, input: PlanInput, said: string): SummarySentence[] {
  const { text } = bullet;
  const { language } = input.model;
  const isHedged = hedges().some(({ pattern }) => text.search(pattern.regExp) !== -1);
  if (!language || isHedged || sentenceBreak.test(text) || firstPersonIn(language).test(text)) return [];
  const isZh = language === 'zh';
  const opening = isZh ? text.slice(0, 2) : firstWord(text).toLowerCase();
  if (!wordList('writing', isZh ? 'action_verb' : 'action_noun').hasIn(language, opening)) return [];
  const length = isZh ? text.length : text.split(/\s+/).length;
  if (said.includes(text) || length < minWords || length > (isZh ? maxCharacters : maxWords)) return [];
  const sentence = `${trimEndOf(text, /[.。\s]/)}${isZh ? '。' : '.'}`;
  return [{ text: sentence, ...supportFrom([bullet], input.relevance) }];
}

/** In English, a bullet that opens with a past verb of doing. */
function verbFact(bullet: Chunk, input: PlanInput, said: string): SummarySentence[] {
  const { path, text, entry } = bullet;
  const job = input.model.entries.find((candidate) => candidate.path === entry);
  if (!job || hedges().some(({ pattern }) => text.search(pattern.regExp) !== -1)) return [];
  const spelled = swapAliases(input.lexicon, text, input.wanted, isPlaceAt(path, input)).text;
  const situation = situationByDates(input.model, job);
  const worded = reword(applyPatterns(typingSlips, spelled, input, situation).text, input, situation).text;
  if (thingLikeAction.test(worded)) return [];
  const verb = readVerb(firstWord(worded));
  const words = worded.split(/\s+/).length;
  const isFact = verb?.forms.includes('past') && verb.rank > 0 && verb.lemma !== 'be';
  const isOneSentence = !/[;:\n]|[.!?]\s/.test(worded);
  if (!isFact || !isOneSentence || firstPerson.test(worded) || said.includes(worded)) return [];
  if (words < minWords || words > maxWords) return [];
  return [{ text: `${trimEndOf(worded, /[.\s]/)}.`, ...supportFrom([bullet], input.relevance) }];
}
