import { titleWords } from '../../../lexicon/title-keys.ts';
import { statedYears } from '../../../text/stated-years.ts';
import { yearsFrameOf } from '../../framing/figures.ts';
import { isRole } from '../../grammar/noun-phrase.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { readFamilies } from '../../score/role/read-title.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import type { PlanInput } from '../plan-input.ts';
import { explainsAt } from '../wording/explained-at.ts';
import { swapAliases } from '../wording/swap-aliases.ts';
import type { SummarySentence } from './summary-sentence.ts';

/** Less is no claim to open a summary with. */
const minYears = 2;

/** The person's own summary as a whole, in the posting's spelling; null where there is none. */
export function ownLead(input: PlanInput): SummarySentence | null {
  const own = input.model.chunks.find(({ kind }) => kind === 'summary');
  if (!own) return null;
  const { text, swaps } = swapAliases(own.text, input.wanted, explainsAt(own.path, input));
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
