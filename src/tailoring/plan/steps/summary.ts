import type { Proposal } from '../../../contract/plan/edit.ts';
import type { Evidence } from '../../../contract/score.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import { countWords, lengthLimits, wordsIn } from '../length-limits.ts';
import { levels } from '../levels.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { ownVoice } from '../wording/own-voice.ts';
import { swapAliases } from '../wording/swap-aliases.ts';
import { aliasProposal } from './alias.ts';
import { hasNumber } from './bullets.ts';
import { surfaced } from './skill-surface.ts';
import { backgroundSentence } from './summary-background.ts';
import { summaryFacts } from './summary-facts.ts';
import { builtLead, leadTitle, ownLead, titleNamed } from './summary-lead.ts';
import type { SummarySentence } from './summary-sentence.ts';
import {
  languageSentence,
  listedAlone,
  listedSkills,
  skillSentences,
  summaryTerms,
} from './summary-terms.ts';

const mostCounted = 2;
/** About what the terms of a headline take. */
const headlineWords = 5;
/** Fewer words are no summary. */
const fewestWords = 12;
/** A summary of full sentences: the person's own lead, the terms that the posting looks for, the best facts. */
export function summary(input: PlanInput, { gone }: Decided): readonly Alternatives[] {
  if (!input.base.sections.summary.visible) return [];
  const own = input.model.chunks.find(({ kind }) => kind === 'summary');
  const spelled = own ? aliasProposal(own, input) : null;
  const max = Math.min(
    levels[input.level].summaryWords.max,
    countWords(own?.text ?? '') + spareWords(input, gone),
  );
  const alternatives = [...builtSummaries(own?.text ?? '', input, max), ...(spelled ? [spelled] : [])];
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

/** With all facts that fit, then with fewer: one doubtful fact must not cost the whole. */
function builtSummaries(own: string, input: PlanInput, max: number): readonly Proposal[] {
  const { min } = levels[input.level].summaryWords;
  const lead = ownLead(input);
  const hasRoom = !lead || (wordsOf([lead]) < min && !ownVoice.test(lead.text));
  const facts = hasRoom ? summaryFacts(input, lead?.text ?? '') : [];
  const choices = [facts, ...facts.map((_, index) => facts.filter((_, other) => other !== index)), []];
  return choices
    .map((chosen) => (lead ? extended(lead, chosen, input) : built(chosen, input)))
    .map((parts) => fitting(parts, max))
    .filter((sentences) => (sentences.length > 1 || !lead) && wordsOf(sentences) >= fewestWords)
    .filter((sentences) => sentences.some(({ requirements }) => requirements.length > 0))
    .map((sentences) => proposalFor(sentences, own, input));
}

/** The person's own lead, the best facts with a number, then what the posting looks for. */
function extended(lead: SummarySentence, facts: readonly SummarySentence[], input: PlanInput): Parts {
  const counted = facts.filter(({ text }) => hasNumber(text)).slice(0, mostCounted);
  const said = [lead, ...counted].map(({ text }) => text).join(' ');
  return {
    lead: [lead],
    facts: counted,
    named: [
      ...skillSentences(input, said),
      ...backgroundSentence(input, said),
      ...languageSentence(input, said),
    ],
  };
}

function built(facts: readonly SummarySentence[], input: PlanInput): Parts {
  const title = leadTitle(input);
  const told = [title ? titleNamed(title) : '', facts[0]?.text ?? ''].join('. ');
  const atWork = summaryTerms(input, told);
  const inList = atWork ? null : listedAlone(input, told);
  const lead = builtLead(input, { atWork, inList });
  if (!lead) return { lead: [], facts: [], named: [] };
  const said = [lead, ...facts].map(({ text }) => text).join(' ');
  return {
    lead: [lead],
    facts,
    named: [
      ...(atWork ? listedSkills(input, said, lead.requirements) : []),
      ...backgroundSentence(input, said),
      ...languageSentence(input, said),
    ],
  };
}

interface Parts {
  readonly lead: readonly SummarySentence[];
  readonly facts: readonly SummarySentence[];
  readonly named: readonly SummarySentence[];
}

/** As many sentences as there is room for, what the posting looks for before facts; a long one is left out, not cut. */
function fitting({ lead, facts, named }: Parts, max: number): readonly SummarySentence[] {
  const kept: SummarySentence[] = [];
  for (const sentence of [...lead, ...named, ...facts]) {
    if (wordsOf([...kept, sentence]) <= max) kept.push(sentence);
  }
  return [...lead, ...facts, ...named].filter((sentence) => kept.includes(sentence));
}

function wordsOf(sentences: readonly SummarySentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

function proposalFor(sentences: readonly SummarySentence[], own: string, input: PlanInput): Proposal {
  const [first] = sentences;
  const isOwn = first?.evidence.some(({ path }) => path === 'basics.summary') ?? false;
  const isWhole = first?.text.startsWith(swapAliases(own, input.wanted).text) ?? false;
  const { summaryExtended, summaryTrimmed, summaryBuilt } = messagesFor(input.model.language).changes;
  const kept = isWhole ? summaryExtended : summaryTrimmed;
  return {
    op: 'summary',
    source: 'basics.summary',
    text: sentences.map(({ text }) => text).join(' '),
    rule: isOwn ? 'summary_extended' : 'summary_built',
    reason: isOwn ? kept : summaryBuilt,
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
