import { requirementStatus } from '../../../contract/requirement-status.ts';
import type { Band, Component, Deduction, Dials, Knockout, Warning } from '../../../contract/score.ts';
import type { WarningMessages } from '../../../messages/tailoring/messages.ts';
import { displayedTerm, type Posting } from '../../../posting/posting.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import type { ScoreInput } from '../score-input.ts';
import { componentsOf, type Dial, dialPoints } from './components.ts';

/* Turns the parts into the score: deductions, ceiling, knock-outs and bands. */

/** Maximum score without a mandatory license, just below the band `strong`. */
const licenseCap = 69;

/** The score with its dials (fit and presentation): `ats_score` is their sum less the deductions. */
interface Total {
  readonly score: number;
  readonly dials: Dials;
  readonly deductions: Deduction[];
}

/** Computes the score from its parts. All are whole numbers, so nothing is rounded later. */
export function totalOf(components: readonly Component[], knockouts: readonly Knockout[]): Total {
  const dial = (id: Dial) => ({ points: earnedIn(components, id), of: dialPoints[id] });
  const dials = { fit: dial('fit'), presentation: dial('presentation') };
  const sum = dials.fit.points + dials.presentation.points;
  const deductions = deductionsFrom(sum, knockouts);
  return { score: sum - deductions.reduce((all, { points }) => all + points, 0), dials, deductions };
}

function earnedIn(components: readonly Component[], id: Dial): number {
  return components.reduce((sum, { dial, earned = 0 }) => sum + (dial === id ? earned : 0), 0);
}

function deductionsFrom(sum: number, knockouts: readonly Knockout[]): Deduction[] {
  const terms = lackingLicenses(knockouts);
  const points = sum - licenseCap;
  return terms.length > 0 && points > 0 ? [{ code: 'missing_licence', terms, points }] : [];
}

function lackingLicenses(knockouts: readonly Knockout[]): string[] {
  return knockouts.filter(({ type, met }) => type === 'licence' && !met).map(({ term }) => term);
}

/** The score if everything with evidence were also listed, at the top, and in the posting's words. */
export function ceilingOf(input: ScoreInput, knockouts: readonly Knockout[]): number {
  const { rows, background } = input.proven ?? input;
  const best: ScoreInput = {
    posting: input.posting,
    model: input.model,
    factors: input.factors,
    rows: rows.map(presentedAtBest),
    background: { ...background, parse: 1 },
  };
  return totalOf(componentsOf(best), knockouts).score;
}

function presentedAtBest(row: RequirementEvidence): RequirementEvidence {
  // Implied or limited evidence stays so, because the base never states it in full in the posting's words.
  const best = row.evidence.find(({ implied, limit }) => !implied && limit === undefined);
  if (!best) return row;
  const inSummary = { ...best, kind: 'summary' as const };
  return { ...row, literal: true, listed: true, evidence: [...row.evidence, inSummary] };
}

/** Judges the mandatory licenses and languages of the posting. */
export function judgeKnockouts(posting: Posting, rows: readonly RequirementEvidence[]): Knockout[] {
  const licences = posting.knockouts.map(({ type, term }) => ({
    type,
    term,
    met: rows.some(({ requirement, grade }) => requirement.term === term && grade > 0),
  }));
  const languages = rows
    .filter((row) => isMandatoryLanguage(row) && !isLeftOpen(row))
    .map((row) => ({ type: 'language', term: displayedTerm(row.requirement), met: isSpoken(row) }));
  return [...licences, ...languages];
}

function isMandatoryLanguage({ requirement: { kind, class: asked } }: RequirementEvidence): boolean {
  return kind === 'language' && asked === 'must';
}

/** True if the only evidence is the language of the resume, which leaves the level open. */
function isLeftOpen({ state, evidence }: RequirementEvidence): boolean {
  return requirementStatus({ state }) === 'in part' && evidence.every(({ isWriting }) => isWriting === true);
}

/** False for a language that is shown only in part, such as at a lower level. */
function isSpoken({ state }: RequirementEvidence): boolean {
  return state === 'evidenced' || state === 'alias_only';
}

export function knockoutWarnings(knockouts: readonly Knockout[], messages: WarningMessages): Warning[] {
  const lacking = lackingLicenses(knockouts);
  if (lacking.length === 0) return [];
  return [{ code: 'knockout_not_met', message: messages.knockout(lacking, licenseCap) }];
}

const bandMinimums: readonly (readonly [number, Band])[] = [
  [85, 'excellent'],
  [70, 'strong'],
  [50, 'partial'],
  [25, 'weak'],
];

/** The band of a score. Nobody who held a job like the position is `unrelated` to it. */
export function bandOf(score: number, heldRelatedJob: boolean): Band {
  return bandMinimums.find(([bound]) => score >= bound)?.[1] ?? (heldRelatedJob ? 'weak' : 'unrelated');
}
