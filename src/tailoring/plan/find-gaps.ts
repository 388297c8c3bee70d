import type { Gap } from '../../contract/report.ts';
import type { DateRange } from '../../contract/resume/dates.ts';
import { broaderOf, canonical, type Lexicon } from '../../lexicon/lexicon.ts';
import type { Messages } from '../../messages/tailoring/messages.ts';
import { messagesFor } from '../../messages/tailoring/messages-for.ts';
import { type AskedRequirement, displayedTerm } from '../../posting/posting.ts';
import type { Language } from '../../text/language.ts';
import { addTo } from '../../values/lists.ts';
import { memoizeByObject } from '../../values/memoize.ts';
import type { ResumeModel } from '../resume/resume-model.ts';
import { monthsWorked } from '../score/background/years-worked.ts';
import { dutiesOfTitle } from '../score/role/read-title.ts';
import type { FoundTerm, PlanInput } from './plan-input.ts';
import { proposedLine } from './proposed-line.ts';
import { type AnswerableRequirement, questionKind } from './question-kind.ts';

const maxNear = 2;

type GapInput = Pick<PlanInput, 'lexicon' | 'rows' | 'terms' | 'model' | 'asOf' | 'target' | 'posting'>;

/**
 * Requirements that the base does not show, as questions; they are never written into the resume. Soft skills are not
 * asked about, because the answer would not count.
 */
export const findGaps = memoizeByObject((input: GapInput): readonly Gap[] => {
  const { lexicon } = input;
  const distinct = firstOfEach(input.terms).map((found) => ({
    found,
    broader: broaderOf(lexicon, found.canonical),
  }));
  const roles = heldRoles(input.model, input.asOf);
  const messages = messagesFor(input.model);
  const { jobDescription } = input.target;
  const language = input.posting.language ?? input.model.language ?? 'en';
  return input.rows
    .filter(({ state }) => state === 'missing' || state === 'aspirational')
    .map(({ requirement }) => requirement)
    .filter(isAnswerable)
    .map((requirement) => {
      const near = nearEvidence(lexicon, requirement, distinct);
      const asked = askedPhrase(lexicon, requirement, language);
      const kind = questionKind(lexicon, { ...requirement, term: asked }, jobDescription);
      const isTask = kind === 'unknown' && isActivity(lexicon, asked, language);
      const question = messages.questions[isTask ? 'task' : kind](asked);
      return near.length > 0
        ? gapNear(requirement, near, question, messages)
        : gapOfRole({ lexicon, requirement, asked }, roles, question, messages);
    });
});

export function isAnswerable(requirement: AskedRequirement): requirement is AnswerableRequirement {
  return requirement.kind !== 'soft';
}

/**
 * The phrase that a question asks about: with its activity, as in `repair of pipes`, but without `Familiar with` and the
 * level of a language.
 */
export function askedPhrase(
  lexicon: Lexicon,
  { kind, term, display = term }: AnswerableRequirement,
  language: Language,
): string {
  if (kind !== 'skill') return term;
  const isSameThing = display.startsWith(term) || display.split(' ').length === term.split(' ').length;
  return isSameThing || isActivity(lexicon, display, language) ? display : term;
}

function isActivity(lexicon: Lexicon, phrase: string, language: Language): boolean {
  return proposedLine(lexicon, phrase, language).proposal === 'activity';
}

/** Names the related evidence, so that the person sees why the question is asked. */
function gapNear(
  requirement: AnswerableRequirement,
  near: readonly FoundTerm[],
  question: string,
  messages: Messages,
): Gap {
  const named = near.find((found) =>
    requirement.alternatives.some((one) => canonical(found.chunk.lexicon, one) === found.canonical),
  );
  const context = named
    ? messages.questions.onlyNamed(named.quote)
    : messages.questions.near(near.map(({ quote }) => quote));
  return gapOf(
    requirement,
    [context, question].join(messages.space),
    near.map(({ chunk, quote }) => ({ path: chunk.path, quote })),
  );
}

interface AskedGap {
  readonly lexicon: Lexicon;
  readonly requirement: AnswerableRequirement;
  /** As `askedPhrase` has it. */
  readonly asked: string;
}

/** Asks about a task that is typical of a title the person held; only the person can confirm it. */
function gapOfRole(
  { lexicon, requirement, asked }: AskedGap,
  roles: readonly HeldRole[],
  question: string,
  messages: Messages,
): Gap {
  const { kind, alternatives } = requirement;
  const held =
    kind === 'skill' &&
    roles.find(({ duties }) => alternatives.some((one) => duties.has(canonical(lexicon, one))));
  if (!held) return gapOf(requirement, question, []);
  const ofTitle = messages.questions.typicalTask(held.title, asked);
  return gapOf(requirement, ofTitle, [{ path: held.path, quote: held.title }]);
}

function gapOf(requirement: AskedRequirement, question: string, near: Gap['near']): Gap {
  const { id, class: weight } = requirement;
  return { requirement: id, term: displayedTerm(requirement), class: weight, question, near };
}

/** A term that the resume names, with its direct broader terms. */
interface NamedTerm {
  readonly found: FoundTerm;
  readonly broader: readonly string[];
}

/**
 * The evidence closest to a requirement: the term itself, known only in part; else a narrower term; else, for a
 * skill, a broader term or one that shares a broader term.
 */
function nearEvidence(
  lexicon: Lexicon,
  { alternatives, kind }: AskedRequirement,
  terms: readonly NamedTerm[],
): readonly FoundTerm[] {
  const wanted = new Set(alternatives.map((each) => canonical(lexicon, each)));
  const wider = new Set(kind === 'skill' ? [...wanted].flatMap((each) => broaderOf(lexicon, each)) : []);
  const steps: readonly ((held: NamedTerm) => boolean)[] = [
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

/** The first occurrence of each term. */
function firstOfEach(terms: readonly FoundTerm[]): readonly FoundTerm[] {
  const first = new Map<string, FoundTerm>();
  for (const term of terms) if (!first.has(term.canonical)) first.set(term.canonical, term);
  return [...first.values()];
}

/** A job with the tasks that are typical of its title. */
interface HeldRole {
  /** Path of the title, in JSON Resume terms. */
  readonly path: string;
  readonly title: string;
  /** Canonical terms. */
  readonly duties: ReadonlySet<string>;
}

/** In less time in a role, a person may not have done all of its typical tasks. */
const minMonths = 12;

/** The jobs, each with those typical tasks of its title that add up to `minMonths` over all jobs. */
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
  const isHeld = (duty: string) => monthsWorked(ranges.get(duty) ?? [], asOf) >= minMonths;
  return jobs.map(({ path, title, duties }) => ({
    path,
    title,
    duties: new Set([...duties].filter(isHeld)),
  }));
}
