import type { Gap } from '../../contract/report.ts';
import type { Evidence } from '../../contract/score.ts';
import { broaderOf, canonical } from '../lexicon/lexicon.ts';
import type { AskedRequirement } from '../posting/posting.ts';
import type { RequirementEvidence } from '../score/find-evidence.ts';
import type { FoundTerm } from './found-terms.ts';

const mostNear = 2;

const questions: Readonly<Record<AskedRequirement['kind'], (term: string) => string>> = {
  skill: (term) =>
    `Have you worked with ${term}? If so, add it to your base resume, with where and what you did.`,
  certificate: (term) => `Do you hold ${term}? If so, add it to the certificates of your base resume.`,
  licence: (term) =>
    `Do you hold this licence: ${term}? If so, add it to the certificates of your base resume.`,
  language: (term) =>
    `Do you speak ${term}? If so, add it to the languages of your base resume, with your level.`,
  soft: (term) => `Can you show ${term} by something you did? If so, add it to a job of your base resume.`,
};

/** What the posting asks for and the base does not show: asked, never written. */
export function findGaps(rows: readonly RequirementEvidence[], terms: readonly FoundTerm[]): Gap[] {
  return rows
    .filter(({ state }) => state === 'missing' || state === 'aspirational')
    .map(({ requirement }) => ({
      requirement: requirement.id,
      term: requirement.term,
      class: requirement.class,
      question: questions[requirement.kind](requirement.term),
      near: nearEvidence(requirement, terms),
    }));
}

/** Texts that name something narrower, or something of the same kind: near, without proving it. */
function nearEvidence({ alternatives }: AskedRequirement, terms: readonly FoundTerm[]): Evidence[] {
  const wanted = alternatives.map(canonical);
  const wider = new Set(wanted.flatMap(broaderOf));
  const near = terms.filter(
    ({ canonical: name }) =>
      wider.has(name) || broaderOf(name).some((each) => wanted.includes(each) || wider.has(each)),
  );
  return near
    .filter(({ quote }, index) => near.findIndex((other) => other.quote === quote) === index)
    .slice(0, mostNear)
    .map(({ chunk, quote }) => ({ path: chunk.path, quote }));
}
