import type { Chunk } from '../../resume/resume-model.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import { sentencesOf } from '../../verify/closest-sentence.ts';
import type { PlanInput } from '../plan-input.ts';
import { swapAliases } from '../wording/swap-aliases.ts';
import type { SummarySentence } from './summary-sentence.ts';

/** An objective says what the person wants, not what they bring. */
const objective =
  /\b(?:seeking|looking for|looking to|to obtain|objective|eager to|aspiring|opportunity|hoping)\b/i;

/** The person's own summary in the posting's spelling; null when none of it says what they bring. */
export function ownLead(input: PlanInput): SummarySentence | null {
  const own = input.model.chunks.find(({ kind }) => kind === 'summary');
  const told = own && withoutObjective(own.text.replaceAll('\n', ' '), input);
  if (!own || !told) return null;
  const { text, swaps } = swapAliases(told, input.wanted);
  return {
    text: /[.!?。！？]$/u.test(text) ? text : `${text}.`,
    requirements: [
      ...input.relevance.requirementsAt(own.path),
      ...swaps.map(({ requirement }) => requirement),
    ],
    evidence: [{ path: own.path, quote: own.text }],
  };
}

/** The sentences that say what the person brings; null where they are not the most: a built lead says more. */
function withoutObjective(summary: string, { model }: PlanInput): string | null {
  if (!objective.test(summary)) return summary;
  const sentences = sentencesOf(summary);
  const kept = sentences.filter((sentence) => !objective.test(sentence));
  const saysEnough = model.language === 'en' && kept.length * 2 > sentences.length;
  return saysEnough ? kept.join(' ') : null;
}

/** `Data Engineer with 6 years of experience, including Airflow, dbt and Python.` */
export function builtLead(input: PlanInput, terms: SummarySentence | null): SummarySentence | null {
  const title = titleChunk(input);
  if (!title || input.relatedYears < 1) return null;
  const years = input.relatedYears === 1 ? '1 year' : `${input.relatedYears} years`;
  const name = titleNamed(title);
  return {
    text: `${name} with ${years} of experience${terms ? `, including ${terms.text}` : ''}.`,
    requirements: terms?.requirements ?? [],
    evidence: [{ path: title.path, quote: name }, ...datedJobs(input, title), ...(terms?.evidence ?? [])],
  };
}

/** What stands before a bar or a dash: `Data Engineer | Airflow`. */
export function titleNamed({ text }: Chunk): string {
  return text.split(/\s[|•·–—-]\s/)[0]?.trim() ?? '';
}

/** The headline, else the title of the latest related job. */
export function titleChunk({ model, factors: { relevance } }: PlanInput): Chunk | undefined {
  const [latest] = model.entries
    .filter(({ section, path }) => section === 'experience' && isRelated(relevance.get(path)))
    .sort((a, b) => a.recency - b.recency);
  const label = model.chunks.find(({ kind }) => kind === 'headline');
  return label ?? model.chunks.find(({ path }) => path === `${latest?.path}.position`);
}

/** The jobs whose dates the years were reckoned from. */
function datedJobs({ model, factors: { relevance } }: PlanInput, title: Chunk) {
  return model.chunks
    .filter(
      ({ kind, entry, path }) =>
        kind === 'job_title' && path !== title.path && isRelated(relevance.get(entry ?? '')),
    )
    .map(({ path, text }) => ({ path, quote: text }));
}
