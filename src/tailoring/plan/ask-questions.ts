import { requirementClasses } from '../../contract/choices.ts';
import type { ShownQuote } from '../../contract/plan/stored-plan.ts';
import { blanksIn, usualFilling } from '../../contract/resume/answer-place.ts';
import type { Evidence } from '../../contract/score.ts';
import { kindOf, type Lexicon } from '../../lexicon/lexicon.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { canBeBaseVerb, canBeNoun, hasWordClass } from '../../lexicon/words/word-classes.ts';
import type { ProposalMessages } from '../../messages/tailoring/messages.ts';
import { messagesFor } from '../../messages/tailoring/messages-for.ts';
import type { AskedQuestion } from '../../service/ports.ts';
import type { Language } from '../../text/language.ts';
import { textAt } from '../resume/resume-model.ts';
import type { RequirementEvidence } from '../score/evidence/find-evidence.ts';
import { keyOf, pointsOfShowing } from '../score/posting-gaps.ts';
import { askedPhrase, findGaps, isAnswerable } from './find-gaps.ts';
import type { PlanInput } from './plan-input.ts';
import { proposedLine } from './proposed-line.ts';
import { type AnswerableRequirement, type QuestionKind, questionKind } from './question-kind.ts';

/**
 * The gaps as questions without repeats: musts first, and among them those that would add most points.
 */
export function askQuestions(input: PlanInput, quotes: readonly ShownQuote[] = []): readonly AskedQuestion[] {
  const { proposals, questions: messages } = messagesFor(input.model);
  const language = input.posting.language ?? input.model.language ?? 'en';
  const byModel = new Map(
    quotes
      .filter((one) => textAt(input.model, one.path).includes(one.quote))
      .map((one) => [one.requirement, one]),
  );
  const rows = new Map(input.rows.map((row) => [row.requirement.id, row]));
  const found = findGaps(input).flatMap((gap) => {
    const row = rows.get(gap.requirement);
    if (!row || !isAnswerable(row.requirement) || !fitsIntoQuestion(input.lexicon, row.requirement, language))
      return [];
    const points = gap.class === 'must' ? pointsOfShowing(row, input, input.baseScore.ats_score) : 0;
    return [{ gap, row, points, proposed: proposalFor(row.requirement, input, language) }];
  });
  const ordered = found.sort(
    (a, b) =>
      requirementClasses.indexOf(a.gap.class) - requirementClasses.indexOf(b.gap.class) ||
      b.points - a.points,
  );
  const questions = ordered.map(({ gap, row, proposed: { proposal, phrase } }): AskedQuestion => {
    const shown = byModel.get(gap.requirement);
    const nearest = shown ? { path: shown.path, quote: shown.quote } : nearestOf(gap.near, row);
    return {
      requirement_id: gap.requirement,
      text: shown ? messages.shown(shown.quote, gap.term) : gap.question,
      nearest,
      ...(shown && { nearest_by: 'llm' as const }),
      proposal: withKnownThing(proposals[proposal], phrase),
      path: pathFor(proposal, nearest),
      key: keyOf(input.lexicon, row.requirement),
    };
  });
  const seen = new Set<string>();
  return questions.filter(({ key }) => !seen.has(key) && seen.add(key));
}

/**
 * True if a phrase fits into a question. In English, a phrase that the lexicon does not know must end in a noun or
 * begin with a verb, unlike `changes in condition early`; `today's` was cut off.
 */
function fitsIntoQuestion(lexicon: Lexicon, requirement: AnswerableRequirement, language: Language): boolean {
  if (requirement.kind !== 'skill' || kindOf(lexicon, requirement.term) !== null) return true;
  const term = askedPhrase(lexicon, requirement, language);
  if (language !== 'en') return !isCutOff(term, language);
  if (/['’]s?$/.test(term)) return false;
  const words = term.split(/\s+/);
  const last = words.at(-1) ?? '';
  // A lone word that may be a verb is too vague, unless it is capitalized like a name: `register`.
  if (words.length === 1) return !canBeBaseVerb(last) || term !== term.toLowerCase();
  return canBeNoun(last) || !hasWordClass(last) || canBeBaseVerb(words[0] ?? '');
}

/** True if the words before or after a phrase are missing: `gemäß AÜG`, `gestion de`. */
function isCutOff(term: string, language: Language): boolean {
  const words = term.toLowerCase().split(/\s+/);
  const isPreposition = (word = '') => wordList('language', 'preposition').hasIn(language, word);
  const last = words.at(-1) ?? '';
  return (
    isPreposition(words[0]) || isPreposition(last) || wordList('writing', 'unfinished').hasIn(language, last)
  );
}

/** Prefers text of a job, volunteering or a project, because answers are added there. */
function nearestOf(near: readonly Evidence[], { nearest }: RequirementEvidence): Evidence | null {
  const all = [...near, ...(nearest ? [nearest] : [])];
  const found = all.find(({ path }) => /^(?:work|volunteer|projects)\[/.test(path)) ?? all[0];
  return found ? { path: found.path, quote: found.quote } : null;
}

/**
 * Names the requirement where the proposal asks for it, because the question already does. The other blanks stay, so
 * that any claim is the person's own.
 */
function withKnownThing(proposal: string, term: string): string {
  return blanksIn(proposal).reduce(
    (text, blank) => text.replace(blank, () => usualFilling(blank, term) ?? blank),
    proposal,
  );
}

/** Chooses the suggested answer, and how it names the requirement. */
function proposalFor(
  requirement: AnswerableRequirement,
  { lexicon, target, model }: PlanInput,
  inPosting: Language,
): { readonly proposal: keyof ProposalMessages; readonly phrase: string } {
  const { term, alternatives } = requirement;
  const asked = questionKind(lexicon, requirement, target.jobDescription);
  if (isHeld(asked)) return { proposal: asked, phrase: term };
  const known = kindOf(lexicon, term) ?? kindOf(lexicon, alternatives[0] ?? term);
  if (known === null || known === 'method' || known === 'domain') {
    const language = model.language ?? 'en';
    const line = proposedLine(lexicon, askedPhrase(lexicon, requirement, inPosting), language);
    return line.proposal === 'activity' ? line : proposedLine(lexicon, term, language);
  }
  return { proposal: 'tool', phrase: term };
}

/** What a person holds is named in the proposal as it is, without what they did. */
type Held = Exclude<keyof ProposalMessages, 'tool' | 'activity' | 'thing'>;
const held = [
  'certificate',
  'licence',
  'language',
  'degree',
  'study',
  'title',
] as const satisfies readonly Held[];

function isHeld(kind: QuestionKind): kind is Held {
  return held.some((one) => one === kind);
}

const ownLists: Readonly<Partial<Record<keyof ProposalMessages, string>>> = {
  certificate: 'certificates',
  licence: 'certificates',
  language: 'languages',
};

/** Credentials and languages become separate entries; anything else goes to the entry with the nearest evidence. */
function pathFor(proposal: keyof ProposalMessages, nearest: Evidence | null): string | null {
  // The person says of which school or job a degree or a title is.
  if (proposal === 'degree' || proposal === 'study' || proposal === 'title') return null;
  return ownLists[proposal] ?? /^(?:work|volunteer|projects)\[\d+\]/.exec(nearest?.path ?? '')?.[0] ?? null;
}
