import type { Evidence } from '../../../contract/score.ts';
import type { Proposal } from '../edit.ts';
import { levels } from '../levels.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { swapAliases } from '../wording/swap-aliases.ts';
import { aliasProposal } from './alias.ts';
import { summaryFacts } from './summary-facts.ts';
import { builtLead, ownLead } from './summary-lead.ts';
import type { SummarySentence } from './summary-sentence.ts';
import { summaryTerms } from './summary-terms.ts';

/** Fewer words are no summary. */
const fewestWords = 16;
/** What a person wrote about themself in this voice is theirs: it is not mixed with built sentences. */
const ownVoice = /(?<!\p{L})(?:I|I['’]\p{L}+|me|my|we|our)(?!\p{L})/u;

/** A summary of full sentences: the person's own lead, the terms that the posting looks for, the best facts. */
export function summary(input: PlanInput): readonly Alternatives[] {
  if (!input.base.sections.summary.visible) return [];
  const own = input.model.chunks.find(({ kind }) => kind === 'summary');
  const spelled = own ? aliasProposal(own, input) : null;
  const built = own && ownVoice.test(own.text) ? [] : builtSummaries(own?.text ?? '', input);
  const alternatives = [...built, ...(spelled ? [spelled] : [])];
  return alternatives.length === 0 ? [] : [alternatives];
}

/** With all facts that fit, then with fewer: one doubtful fact must not cost the whole. */
function builtSummaries(own: string, input: PlanInput): readonly Proposal[] {
  const { min, max } = levels[input.level].summaryWords;
  const lead = ownLead(input);
  if (lead && wordsOf([lead]) >= min) return [];
  const facts = summaryFacts(input, lead?.text ?? '');
  const choices = [facts, ...facts.map((_, index) => facts.filter((_, other) => other !== index)), []];
  return choices
    .map((chosen) => fitting(lead ? extended(lead, chosen, input) : built(chosen, input), max))
    .filter((sentences) => sentences.length > 1 && wordsOf(sentences) >= fewestWords)
    .map((sentences) => proposalFor(sentences, own, input));
}

/** The own lead, then what the posting looks for, then facts; at super the best fact comes first. */
function extended(lead: SummarySentence, facts: readonly SummarySentence[], input: PlanInput) {
  const said = [lead, ...facts.slice(0, 1)].map(({ text }) => text).join(' ');
  const named = summaryTerms(input, said);
  const terms = named ? [{ ...named, text: `Experience with ${named.text}.` }] : [];
  return input.level === 'super'
    ? [lead, ...facts.slice(0, 1), ...terms, ...facts.slice(1)]
    : [lead, ...terms, ...facts];
}

function built(facts: readonly SummarySentence[], input: PlanInput): readonly SummarySentence[] {
  const lead = builtLead(input, summaryTerms(input, facts[0]?.text ?? ''));
  return lead ? [lead, ...facts] : [];
}

/** As many sentences as there is room for; a long one is left out, not cut. */
function fitting(sentences: readonly SummarySentence[], max: number): readonly SummarySentence[] {
  const kept: SummarySentence[] = [];
  for (const sentence of sentences) if (wordsOf([...kept, sentence]) <= max) kept.push(sentence);
  return kept;
}

function wordsOf(sentences: readonly SummarySentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

function proposalFor(sentences: readonly SummarySentence[], own: string, input: PlanInput): Proposal {
  const isExtended = own !== '' && sentences[0]?.text.startsWith(swapAliases(own, input.wanted).text);
  return {
    op: 'summary',
    source: 'basics.summary',
    text: sentences.map(({ text }) => text).join(' '),
    rule: isExtended ? 'summary_extended' : 'summary_built',
    reason: isExtended
      ? 'Your summary now also names what the posting looks for, with facts from your jobs.'
      : 'The summary is made of what your jobs show for this posting.',
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
