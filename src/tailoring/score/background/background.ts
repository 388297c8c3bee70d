import type { AskedBackground } from '../../../contract/score.ts';
import { degreeRank } from '../../../lexicon/degree-words.ts';
import type { Posting } from '../../../posting/posting.ts';
import { isBullet, jobsOf, type ResumeModel } from '../../resume/resume-model.ts';
import type { RoleFactors } from '../role/role-factors.ts';
import type { Background, ScoreRequest } from '../score-input.ts';
import { fieldOfWork } from './field-of-work.ts';
import { type HeldDegree, heldDegrees, highestHeld } from './held-degrees.ts';
import { relatedYears } from './years-worked.ts';

const recencyFactors = [1, 0.85, 0.7] as const;
const maxYears = 10;

/** The title is null if the target names no position. */
export function backgroundOf(request: ScoreRequest, factors: RoleFactors): Background {
  const { posting, model, target, asOf } = request;
  const { years } = posting;
  const [worked, held] = [relatedYears(model, factors, asOf), heldDegrees(model, asOf)];
  return {
    title: target.position.trim() === '' ? null : titleValue(model, factors),
    field: fieldOfWork(request, factors),
    years: years === null ? null : yearsValue(years, worked),
    degree: degreeValue(posting, held),
    parse: parseValue(model),
    worked,
    held: highestHeld(held),
  };
}

/** The formula's title value: the most related job, discounted by recency. A headline alone counts .4. */
function titleValue(model: ResumeModel, factors: RoleFactors): number {
  const held = jobsOf(model).map(
    ({ path, recency }) => (factors.nearness.get(path) ?? 0) * (recencyFactors[recency] ?? 0.7),
  );
  return Math.max(0.4 * factors.headline, ...held);
}

function yearsValue(asked: number, worked: number): number {
  return asked === 0 ? 1 : Math.min(1, worked / Math.min(maxYears, asked));
}

/**
 * The years and the degree that the posting asks for, with what the resume shows, and the conditions, which no resume
 * shows; null if it asks for nothing of it.
 */
export function askedBackgroundOf(posting: Posting, { worked, held }: Background): AskedBackground | null {
  const { years, degree, degreeMandatory, background: quotes = {}, conditions = [] } = posting;
  if (years === null && degree === null && conditions.length === 0) return null;
  return {
    ...(years !== null && { years: { asked: years, shown: worked, quote: quotes.years ?? '' } }),
    ...(degree !== null && {
      degree: {
        asked: degree,
        shown: held?.degree ?? null,
        ...(held && { shown_by: held.words }),
        mandatory: degreeMandatory,
        quote: quotes.degree ?? '',
      },
    }),
    ...(conditions.length > 0 && { conditions: [...conditions] }),
  };
}

/** 1 if met or exceeded, .5 one level below; at least .5 where the posting accepts experience instead. */
function degreeValue({ degree, degreeMandatory }: Posting, held: readonly HeldDegree[]): number | null {
  if (!degree) return null;
  const missing = degreeRank(degree) - Math.max(-1, ...held.map((one) => degreeRank(one.degree)));
  if (missing <= 0) return 1;
  return missing === 1 || !degreeMandatory ? 0.5 : 0;
}

/** The share of five things found that a resume parser needs. */
function parseValue(model: ResumeModel): number {
  const { contact, chunks } = model;
  const jobs = jobsOf(model);
  const bullets = (path: string) =>
    chunks.filter((chunk) => chunk.entry === path && isBullet(chunk.path)).length;
  const found = [
    contact.email,
    contact.phone,
    jobs.length > 0 && jobs.every(({ dates }) => dates.start !== null),
    chunks.some(({ kind }) => kind === 'skill'),
    jobs.some(({ path }) => bullets(path) >= 2),
  ];
  return found.filter(Boolean).length / found.length;
}
