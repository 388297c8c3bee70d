import type { DateRange } from '../../contract/dates.ts';
import type { Gap } from '../../contract/report.ts';
import { broaderOf, canonical, kindOf } from '../../lexicon/lexicon.ts';
import type { AskedRequirement } from '../../posting/posting.ts';
import { addTo } from '../../text/lists.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import type { Messages } from '../messages/messages.ts';
import { messagesFor } from '../messages/messages-for.ts';
import type { ResumeModel } from '../resume/resume-model.ts';
import { monthsWorked } from '../score/background/years-worked.ts';
import { parseActivity } from '../score/evidence/activity/parse-activity.ts';
import { dutiesOfTitle } from '../score/role/read-title.ts';
import type { FoundTerm, PlanInput } from './plan-input.ts';

const maxNear = 2;

type GapInput = Pick<PlanInput, 'rows' | 'terms' | 'model' | 'asOf'>;

/** What the posting asks for and the base does not show: asked, never written. */
export const findGaps = memoizeByObject((input: GapInput): readonly Gap[] => {
  const distinct = firstOfEach(input.terms).map((found) => ({ found, broader: broaderOf(found.canonical) }));
  const roles = heldRoles(input.model, input.asOf);
  const messages = messagesFor(input.model);
  return input.rows
    .filter(({ state }) => state === 'missing' || state === 'aspirational')
    .map(({ requirement }) => {
      const near = nearEvidence(requirement, distinct);
      return near.length > 0 ? gapNear(requirement, near, messages) : gapOfRole(requirement, roles, messages);
    });
});

/** Names what stands near, so that the person sees why it is asked. */
function gapNear(requirement: AskedRequirement, near: readonly FoundTerm[], messages: Messages): Gap {
  const context = messages.questions.near(near.map(({ quote }) => quote));
  return gapOf(
    requirement,
    [context, questionFor(requirement, messages)].join(messages.space),
    near.map(({ chunk, quote }) => ({ path: chunk.path, quote })),
  );
}

/** Who held an office has most likely done what everybody does there; the person alone can say so. */
function gapOfRole(requirement: AskedRequirement, roles: readonly HeldRole[], messages: Messages): Gap {
  const { kind, term, alternatives } = requirement;
  const held =
    kind === 'skill' && roles.find(({ duties }) => alternatives.some((one) => duties.has(canonical(one))));
  if (!held) return gapOf(requirement, questionFor(requirement, messages), []);
  const question = messages.questions.typicalTask(held.title, term);
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
    if (near.length > 0) return near.slice(0, maxNear).map(({ found }) => found);
  }
  return [];
}

/** The first place of each term. */
function firstOfEach(terms: readonly FoundTerm[]): readonly FoundTerm[] {
  const first = new Map<string, FoundTerm>();
  for (const term of terms) if (!first.has(term.canonical)) first.set(term.canonical, term);
  return [...first.values()];
}

/** A job of the person by what everybody does there. */
interface HeldRole {
  /** Of its title, in JSON Resume terms. */
  readonly path: string;
  readonly title: string;
  /** Terms of the lexicon. */
  readonly duties: ReadonlySet<string>;
}

/** In less time in such a role a person may not have done all of its tasks. */
const leastMonths = 12;

/** The jobs of the person, each with the duties of its title that were had for a year in all jobs together. */
function heldRoles({ chunks, entries }: ResumeModel, asOf: string): readonly HeldRole[] {
  const jobs = chunks
    .filter(({ kind }) => kind === 'job_title')
    .map(({ path, entry, text }) => ({
      path,
      title: text,
      duties: dutiesOfTitle(text),
      dates: entries.find((each) => each.path === entry)?.dates ?? { start: null, end: null },
    }));
  const ranges = new Map<string, DateRange[]>();
  for (const { dates, duties } of jobs) {
    for (const duty of duties) addTo(ranges, duty, dates);
  }
  const isHeld = (duty: string) => monthsWorked(ranges.get(duty) ?? [], asOf) >= leastMonths;
  return jobs.map(({ path, title, duties }) => ({
    path,
    title,
    duties: new Set([...duties].filter(isHeld)),
  }));
}

/** By what the lexicon knows of a skill: one uses a tool, practices a method, does a task, and has dealt with a field. */
function questionFor({ kind, term }: AskedRequirement, { questions }: Messages): string {
  if (kind !== 'skill') return questions[kind](term);
  switch (kindOf(term)) {
    case 'method':
      return questions.method(term);
    case 'domain':
      return questions.domain(term);
    case null:
      return parseActivity(term) ? questions.task(term) : questions.unknown(term);
    default:
      return questions.tool(term);
  }
}
