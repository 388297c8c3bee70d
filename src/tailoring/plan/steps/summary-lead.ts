import { kindOf } from '../../lexicon/lexicon.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import { sentencesOf } from '../../verify/closest-sentence.ts';
import type { PlanInput } from '../plan-input.ts';
import { isRole } from '../wording/is-role.ts';
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

/** What jobs show and what only the list names, as a sentence would say them. */
interface Shown {
  readonly atWork: SummarySentence | null;
  readonly inList: SummarySentence | null;
}

/** `Data Engineer with 6 years of experience, including Airflow, dbt and Python.` */
export function builtLead(input: PlanInput, { atWork, inList }: Shown): SummarySentence | null {
  const title = leadTitle(input);
  if (!title || input.relatedYears < 1) return null;
  const named = [...(atWork ? [`, including ${atWork.text}`] : []), ...(inList ? [skillsIn(inList)] : [])];
  const shown = [atWork, inList].flatMap((each) => each ?? []);
  return {
    text: `${yearsOf(title, input)}${named.join('')}.`,
    requirements: shown.flatMap(({ requirements }) => requirements),
    evidence: [
      { path: title.path, quote: titleNamed(title) },
      ...datedJobs(input, title),
      ...shown.flatMap(({ evidence }) => evidence),
    ],
  };
}

function skillsIn({ text }: SummarySentence): string {
  return ` and skills in ${text}`;
}

/** `Data Engineer with 6 years of experience`; `3 years of experience in Customer Success`, which names no doer. */
function yearsOf(title: Chunk, { relatedYears }: PlanInput): string {
  const years = `${relatedYears === 1 ? '1 year' : `${relatedYears} years`} of experience`;
  const name = titleNamed(title);
  if (namesField(name)) return `${years} in ${name}`;
  return `${name}${name.includes(',') ? ',' : ''} with ${years}`;
}

function namesField(title: string): boolean {
  const kind = kindOf(title);
  return (kind === 'method' || kind === 'domain') && !isRole(title);
}

/** What years are told of: no field that only the headline names, for the jobs may have been beside it. */
export function leadTitle(input: PlanInput): Chunk | undefined {
  const title = titleChunk(input);
  const isClaimed = title?.kind === 'headline' && namesField(titleNamed(title));
  return isClaimed ? jobTitle(input) : title;
}

/** What stands before a bar or a dash: `Data Engineer | Airflow`. */
export function titleNamed({ text }: Chunk): string {
  return text.split(/\s[|•·–—-]\s/)[0]?.trim() ?? '';
}

/** The headline, else the title of the latest related job. */
export function titleChunk(input: PlanInput): Chunk | undefined {
  return input.model.chunks.find(({ kind }) => kind === 'headline') ?? jobTitle(input);
}

function jobTitle({ model, factors: { relevance } }: PlanInput): Chunk | undefined {
  const [latest] = model.entries
    .filter(({ section, path }) => section === 'experience' && isRelated(relevance.get(path)))
    .sort((a, b) => a.recency - b.recency);
  return model.chunks.find(({ path }) => path === `${latest?.path}.position`);
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
