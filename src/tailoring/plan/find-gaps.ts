import type { Gap } from '../../contract/report.ts';
import { broaderOf, canonical, kindOf } from '../lexicon/lexicon.ts';
import type { AskedRequirement } from '../posting/posting.ts';
import type { FoundTerm } from './found-terms.ts';
import { type HeldOffice, heldOffices } from './held-offices.ts';
import type { PlanInput } from './plan-input.ts';
import { joinList } from './wording/join-list.ts';

const mostNear = 2;

/** By what the lexicon knows of a skill: one uses a tool, does a method, and has dealt with a field. */
function questionForSkill(term: string): string {
  switch (kindOf(term)) {
    case 'method':
      return `Did your work include ${term}? If so, name it in the job where you did it.`;
    case 'domain':
      return `Where have you dealt with ${term}? If anywhere, say so in that job or project of your base resume.`;
    case null:
      return `Does anything that you did show ${term}? If so, say it in these words in your base resume.`;
    default:
      return `Have you worked with ${term}? If so, add it to your base resume, with where and what you did.`;
  }
}

const questions: Readonly<Record<AskedRequirement['kind'], (term: string) => string>> = {
  skill: questionForSkill,
  certificate: (term) => `Do you hold ${term}? If so, add it to the certificates of your base resume.`,
  licence: (term) =>
    `Do you hold this licence: ${term}? If so, add it to the certificates of your base resume.`,
  language: (term) =>
    `Do you speak ${term}? If so, add it to the languages of your base resume, with your level.`,
  soft: (term) => `Can you show ${term} by something you did? If so, add it to a job of your base resume.`,
};

/** What the posting asks for and the base does not show: asked, never written. */
export function findGaps(input: Pick<PlanInput, 'rows' | 'terms' | 'model' | 'asOf'>): Gap[] {
  const distinct = firstOfEach(input.terms).map((found) => ({ found, broader: broaderOf(found.canonical) }));
  const offices = heldOffices(input.model, input.asOf);
  return input.rows
    .filter(({ state }) => state === 'missing' || state === 'aspirational')
    .map(({ requirement }) => {
      const near = nearEvidence(requirement, distinct);
      return near.length > 0 ? gapNear(requirement, near) : gapOfOffice(requirement, offices);
    });
}

/** Names what stands near, so that the person sees why it is asked. */
function gapNear(requirement: AskedRequirement, near: readonly FoundTerm[]): Gap {
  const named = joinList(near.map(({ quote }) => quote));
  const question = questions[requirement.kind](requirement.term);
  return gapOf(
    requirement,
    `Your resume names ${named}; ${question.slice(0, 1).toLowerCase()}${question.slice(1)}`,
    near.map(({ chunk, quote }) => ({ path: chunk.path, quote })),
  );
}

/** Who held an office has most likely done what everybody does there; the person alone can say so. */
function gapOfOffice(requirement: AskedRequirement, offices: readonly HeldOffice[]): Gap {
  const { kind, term, alternatives } = requirement;
  const held =
    kind === 'skill' && offices.find(({ duties }) => alternatives.some((one) => duties.has(canonical(one))));
  if (!held) return gapOf(requirement, questions[kind](term), []);
  const question = `Your title ${held.title} lets one expect ${term}, and no text says so. If you did it, say in that job of your base resume what you did.`;
  return gapOf(requirement, question, [{ path: held.path, quote: held.title }]);
}

function gapOf({ id, term, class: weight }: AskedRequirement, question: string, near: Gap['near']): Gap {
  return { requirement: id, term, class: weight, question, near };
}

/** A term that the resume names, with what it implies in one step. */
interface HeldTerm {
  readonly found: FoundTerm;
  readonly broader: readonly string[];
}

/** The term itself, held only in part; else what implies it; else, of a skill, what it implies and what implies the same. */
function nearEvidence(
  { alternatives, kind }: AskedRequirement,
  terms: readonly HeldTerm[],
): readonly FoundTerm[] {
  const wanted = new Set(alternatives.map(canonical));
  const wider = new Set(kind === 'skill' ? [...wanted].flatMap(broaderOf) : []);
  const steps: readonly ((held: HeldTerm) => boolean)[] = [
    ({ found }) => wanted.has(found.canonical),
    ({ broader }) => broader.some((each) => wanted.has(each)),
    ({ found, broader }) => wider.has(found.canonical) || broader.some((each) => wider.has(each)),
  ];
  for (const isNear of steps) {
    const near = terms.filter(isNear);
    if (near.length > 0) return near.slice(0, mostNear).map(({ found }) => found);
  }
  return [];
}

/** The first place of each term. */
function firstOfEach(terms: readonly FoundTerm[]): readonly FoundTerm[] {
  const first = new Map<string, FoundTerm>();
  for (const term of terms) if (!first.has(term.canonical)) first.set(term.canonical, term);
  return [...first.values()];
}
