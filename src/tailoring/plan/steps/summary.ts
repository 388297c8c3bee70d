import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import type { Evidence } from '../../../contract/score.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import { countWords } from '../../../text/count-words.ts';
import { sentencesOf } from '../../framing/sentences.ts';
import { mayWish } from '../../framing/wishes.ts';
import { hasOnlyWish } from '../../resume/only-wish.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { lengthLimits, wordsIn } from '../length-limits.ts';
import { levels } from '../levels.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { surfacedSkills } from '../skills/skill-surface.ts';
import { firstPersonIn } from '../wording/patterns/without-i.ts';
import { aliasProposal } from './alias.ts';
import { cleanedSummary } from './clean-summary.ts';
import { builtLead, ownLead, type SummarySentence, summaryFacts } from './summary-sentences.ts';

/** Without a fact from the jobs, a summary says too little to be worth a change. */
const minProofs = 1;
/** Sentences of the person's own and of added facts together; readers do not read more at the top. */
const maxSentences = 3;
/** About as many words as the terms of a headline take. */
const headlineWords = 5;

/**
 * Extends the person's own summary by facts from the jobs; without a summary, builds one from a held title, its years
 * and such facts. Otherwise the summary is only cleaned and respelled, because a weaker claim never replaces the
 * person's own.
 */
export function summary(input: PlanInput, { gone }: Decided): readonly Alternatives[] {
  if (!input.base.sections.summary.visible) return [];
  const own = input.model.chunks.find(({ kind }) => kind === 'summary');
  if (own && input.level === 'super' && hasOnlyWish(input.model)) return [insteadOfWish(own, input, gone)];
  const spelled = own ? aliasProposal(own, input) : null;
  const max = Math.min(
    levels[input.level].summaryWords.max,
    countWords(own?.text ?? '') + spareWords(input, gone),
  );
  const cleaned = own ? cleanedSummary(own, input) : null;
  const alternatives = [
    ...writtenSummaries(own, cleaned?.text ?? null, input, max),
    ...(cleaned ? [cleaned] : []),
    ...(spelled ? [spelled] : []),
  ];
  return alternatives.length === 0 ? [] : [alternatives];
}

/** A summary built from the jobs in place of a wish, or none: a wish says what the person wants, not what they offer. */
function insteadOfWish(own: Chunk, input: PlanInput, gone: ReadonlySet<string>): Alternatives {
  const max = Math.min(levels[input.level].summaryWords.max, countWords(own.text) + spareWords(input, gone));
  const { hiddenWish } = messagesFor(input.model).changes;
  const { path: source } = own;
  return [
    ...writtenSummaries(undefined, null, input, max),
    { op: 'hide', source, rule: 'wish', reason: hiddenWish, requirements: [], evidence: [] },
  ];
}

/** Words that the summary may gain: what the level allows, minus what other steps add, plus what they hide. */
function spareWords(input: PlanInput, gone: ReadonlySet<string>): number {
  const { model, level } = input;
  const { base, max } = lengthLimits(model, level);
  const isGone = (path: string) => gone.has(path) || gone.has(path.slice(0, path.lastIndexOf('.')));
  const freed = wordsIn(model.chunks.filter(({ path }) => isGone(path)));
  const added = surfacedSkills(input).reduce((sum, { text }) => sum + countWords(text), 0);
  return Math.floor(max - base + freed - added - headlineWords);
}

/** Versions of the summary that fit, with all facts first; later ones lack a fact, in case it is rejected. */
function writtenSummaries(
  own: Chunk | undefined,
  cleaned: string | null,
  input: PlanInput,
  max: number,
): readonly ProposedEdit[] {
  const lead = own ? ownLead(own, cleaned, input) : builtLead(input);
  if (!lead || (own && !mayBeExtended(own, input))) return [];
  const facts = summaryFacts(input, lead.text);
  return choicesOf(facts)
    .filter((proofs) => sentencesOf(lead.text).length + proofs.length <= maxSentences)
    .map((proofs) => [lead, ...proofs])
    .filter((sentences) => wordsIn(sentences) <= max)
    .map((sentences) => proposalFor(sentences, input));
}

/** True for one short paragraph without `I` and wishes; other texts do not match the form of the added sentences. */
function mayBeExtended({ text }: Chunk, { level, model }: PlanInput): boolean {
  const isShort = countWords(text) < levels[level].summaryWords.min;
  const isPersonal = firstPersonIn(model.language).test(text) || mayWish.test(text);
  return isShort && !(text.includes('\n') || isPersonal);
}

/** All facts, then all but one, if enough are left. */
function choicesOf(facts: readonly SummarySentence[]): readonly (readonly SummarySentence[])[] {
  const without = facts.map((_, index) => facts.filter((_fact, other) => other !== index));
  return [facts, ...without.reverse()].filter((chosen) => chosen.length >= minProofs);
}

function proposalFor(sentences: readonly SummarySentence[], { model }: PlanInput): ProposedEdit {
  const isOwn = model.chunks.some(({ kind }) => kind === 'summary');
  const { summaryExtended, summaryBuilt } = messagesFor(model).changes;
  return {
    op: 'summary',
    source: 'basics.summary',
    text: sentences.map(({ text }) => text).join(messagesFor(model).space),
    rule: isOwn ? 'summary_extended' : 'summary_built',
    reason: isOwn ? summaryExtended : summaryBuilt,
    requirements: [...new Set(sentences.flatMap(({ requirements }) => requirements))],
    evidence: withoutRepeats(sentences.flatMap(({ evidence }) => evidence)),
  };
}

function withoutRepeats(evidence: readonly Evidence[]): readonly Evidence[] {
  const seen = new Set<string>();
  return evidence.filter(({ path, quote }) => {
    const key = `${path}\n${quote}`;
    return seen.has(key) ? false : seen.add(key) !== null;
  });
}
