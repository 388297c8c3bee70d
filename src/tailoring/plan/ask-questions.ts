import { requirementClasses } from '../../contract/choices.ts';
import type { ShownQuote } from '../../contract/plan/stored-plan.ts';
import type { Evidence } from '../../contract/score.ts';
import { kindOf } from '../../lexicon/lexicon.ts';
import { wordClassOf } from '../../lexicon/word-classes.ts';
import { wordList } from '../../lexicon/word-lists.ts';
import type { AskedRequirement } from '../../posting/posting.ts';
import type { AskedQuestion } from '../../service/ports.ts';
import type { Language } from '../../text/language.ts';
import type { ProposalMessages } from '../messages/messages.ts';
import { messagesFor } from '../messages/messages-for.ts';
import { textAt } from '../resume/resume-model.ts';
import type { RequirementEvidence } from '../score/evidence/find-evidence.ts';
import { keyOf, pointsOfShowing } from '../score/posting-gaps.ts';
import { findGaps } from './find-gaps.ts';
import type { PlanInput } from './plan-input.ts';

/**
 * The gaps as questions, each thing once: what the posting insists on before the rest, and of those what would add most
 * points. A trait is not asked about, because the answer counts nowhere.
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
    if (!row || row.requirement.kind === 'soft' || gap.class === 'soft') return [];
    if (!isAskable(row.requirement, language)) return [];
    const points = gap.class === 'must' ? pointsOfShowing(row, input, input.before.ats_score) : 0;
    return [{ gap, row, points }];
  });
  const ordered = found.sort(
    (a, b) =>
      requirementClasses.indexOf(a.gap.class) - requirementClasses.indexOf(b.gap.class) ||
      b.points - a.points,
  );
  const questions = ordered.map(({ gap, row }): AskedQuestion => {
    const shown = byModel.get(gap.requirement);
    const nearest = shown ? { path: shown.path, quote: shown.quote } : nearestOf(gap.near, row);
    const proposal = proposalFor(row.requirement);
    return {
      requirement_id: gap.requirement,
      text: shown ? messages.shown(shown.quote, gap.term) : gap.question,
      nearest,
      ...(shown && { nearest_by: 'llm' as const }),
      proposal: proposals[proposal],
      path: pathFor(proposal, nearest),
      key: keyOf(row.requirement),
    };
  });
  const seen = new Set<string>();
  return questions.filter(({ key }) => !seen.has(key) && seen.add(key));
}

/**
 * Whether a phrase can be asked about in a sentence. In English, one that no lexicon knows must end in a noun, or be an order
 * to do something: `changes in condition early` is neither, and `today's` is of something that was cut off.
 */
function isAskable({ kind, term }: AskedRequirement, language: Language): boolean {
  if (kind !== 'skill' || kindOf(term) !== null) return true;
  if (language !== 'en') return !isCutOff(term, language);
  if (/['’]s?$/.test(term)) return false;
  const words = term.split(/\s+/);
  const last = wordClassOf(words.at(-1) ?? '');
  // Alone, a noun that is a verb too says neither what was done nor with what: `register`.
  if (words.length === 1) return !canBeVerb(last) || term !== term.toLowerCase();
  return isNounClass(last) || canBeVerb(wordClassOf(words[0] ?? ''));
}

/** `gemäß AÜG`, `gestion de`: what came before or after it is missing. */
function isCutOff(term: string, language: Language): boolean {
  const words = term.toLowerCase().split(/\s+/);
  const hasWord = (rule: 'preposition' | 'unfinished', word = '') =>
    wordList('writing', rule).hasIn(language, word);
  const last = words.at(-1);
  return hasWord('preposition', words[0]) || hasWord('preposition', last) || hasWord('unfinished', last);
}

/** In its base form. */
function canBeVerb(found: string): boolean {
  return /^[nar]*v/i.test(found);
}

/** As `wordClassOf` gives them; what is not listed is a noun or a name. */
function isNounClass(found: string): boolean {
  return found === '' || /n/i.test(found);
}

/** Text of a job before any other: an answer goes to a job. */
function nearestOf(near: readonly Evidence[], { nearest }: RequirementEvidence): Evidence | null {
  const all = [...near, ...(nearest ? [nearest] : [])];
  const found = all.find(({ path }) => /^(?:work|volunteer|projects)\[/.test(path)) ?? all[0];
  return found ? { path: found.path, quote: found.quote } : null;
}

/** It holds no term of the posting: what it claims, the person says. */
function proposalFor({ kind, term, alternatives }: AskedRequirement): keyof ProposalMessages {
  if (kind === 'soft') return 'unknown';
  if (kind !== 'skill') return kind;
  const known = kindOf(term) ?? kindOf(alternatives[0] ?? term);
  if (known === null) return 'unknown';
  return known === 'method' || known === 'domain' ? known : 'tool';
}

const ownLists: Readonly<Partial<Record<keyof ProposalMessages, string>>> = {
  certificate: 'certificates',
  licence: 'certificates',
  language: 'languages',
};

/** A credential or a language is an entry of its own; anything else goes to the job that comes nearest. */
function pathFor(proposal: keyof ProposalMessages, nearest: Evidence | null): string | null {
  return ownLists[proposal] ?? /^(?:work|volunteer|projects)\[\d+\]/.exec(nearest?.path ?? '')?.[0] ?? null;
}
