import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import type { Evidence } from '../../../contract/score.ts';
import { countWords } from '../../../text/count-words.ts';
import { sentencesOf } from '../../framing/sentences.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { lengthLimits, wordsIn } from '../length-limits.ts';
import { levels } from '../levels.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { surfaced } from '../skills/skill-surface.ts';
import { ownVoiceIn } from '../wording/patterns/without-i.ts';
import { mayWish } from '../wording/wishes.ts';
import { aliasProposal } from './alias.ts';
import { cleanedSummary } from './clean-summary.ts';
import { builtLead, ownLead, type SummarySentence, summaryFacts } from './summary-sentences.ts';

/** Without a proof from the jobs a summary says too little to be worth a change. */
const minProofs = 1;
/** Of the person's own words and what comes after them: nobody reads more at the top. */
const maxSentences = 3;
/** About what the terms of a headline take. */
const headlineWords = 5;

/**
 * The person's own summary with two proofs from the jobs after it; without one, a held title, its years and such
 * proofs. In every other case the summary stays as it is, in the posting's spelling: a weaker claim never takes the place
 * of the person's own.
 */
export function summary(input: PlanInput, { gone }: Decided): readonly Alternatives[] {
  if (!input.base.sections.summary.visible) return [];
  const own = input.model.chunks.find(({ kind }) => kind === 'summary');
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

/** Words that the summary may grow by: what the level allows, less what other steps add and plus what they hide. */
function spareWords(input: PlanInput, gone: ReadonlySet<string>): number {
  const { model, level } = input;
  const { base, most } = lengthLimits(model, level);
  const isGone = (path: string) => gone.has(path) || gone.has(path.slice(0, path.lastIndexOf('.')));
  const freed = wordsIn(model.chunks.filter(({ path }) => isGone(path)));
  const named = surfaced(input).reduce((sum, { text }) => sum + countWords(text), 0);
  return Math.floor(most - base + freed - named - headlineWords);
}

/** The best proofs that fit first; one doubtful proof must not cost the whole. */
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

/** One short paragraph in which nobody says I: anything else would be joined by sentences of another form. */
function mayBeExtended({ text }: Chunk, { level, model }: PlanInput): boolean {
  const isShort = countWords(text) < levels[level].summaryWords.min;
  const isPersonal = ownVoiceIn(model.language).test(text) || mayWish.test(text);
  return isShort && !(text.includes('\n') || isPersonal);
}

/** All facts, then all but one, as long as they are enough. */
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
