import type { Band, Component, Deduction, Dials, Knockout, Warning } from '../../../contract/score.ts';
import type { Posting } from '../../../posting/posting.ts';
import type { WarningMessages } from '../../messages/messages.ts';
import type { RequirementEvidence } from '../evidence/find-evidence.ts';
import type { ScoreInput } from '../score-input.ts';
import { componentsOf, type Dial, dialPoints } from './components.ts';

/* From the parts to the score: deductions, ceiling, knock-outs and bands. */

/** Without a mandatory license a resume is no strong match. */
const licenseCap = 69;

/** The score and what it is made of: `ats_score` is the sum of the dials less the deductions. */
interface Total {
  readonly score: number;
  readonly dials: Dials;
  readonly deductions: Deduction[];
}

/** The one place where parts become a score. All are whole numbers, so that nothing is rounded later. */
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

/** The same formula with everything that is evidenced also listed, at the top and in the posting's words. */
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
  // What is only implied stays so, and what is limited: nothing in the base says it whole in the posting's words.
  const best = row.evidence.find(({ implied, limit }) => !implied && limit === undefined);
  if (!best) return row;
  const inSummary = { ...best, kind: 'summary' as const };
  return { ...row, literal: true, listed: true, evidence: [...row.evidence, inSummary] };
}

/** What the posting asks for without exception, and whether the resume shows it: licenses, and languages at their level. */
export function judgeKnockouts(posting: Posting, rows: readonly RequirementEvidence[]): Knockout[] {
  const licences = posting.knockouts.map(({ type, term }) => ({
    type,
    term,
    met: rows.some(({ requirement, grade }) => requirement.term === term && grade > 0),
  }));
  const languages = rows
    .filter((row) => isMandatoryLanguage(row) && !isLeftOpen(row))
    .map((row) => ({ type: 'language', term: row.requirement.term, met: isSpoken(row) }));
  return [...licences, ...languages];
}

function isMandatoryLanguage({ requirement: { kind, class: asked } }: RequirementEvidence): boolean {
  return kind === 'language' && asked === 'must';
}

/** Who writes a resume in the language may well speak it at the level asked for: neither is said. */
function isLeftOpen({ state, evidence }: RequirementEvidence): boolean {
  return state === 'listed_only' && evidence.every(({ isWriting }) => isWriting === true);
}

/** As its requirement: what is shown only in part, as at a lower level, is not what was asked for. */
function isSpoken({ state }: RequirementEvidence): boolean {
  return state === 'evidenced' || state === 'alias_only';
}

export function knockoutWarnings(knockouts: readonly Knockout[], messages: WarningMessages): Warning[] {
  const lacking = lackingLicenses(knockouts);
  if (lacking.length === 0) return [];
  return [{ code: 'knockout_not_met', message: messages.knockout(lacking, licenseCap) }];
}

const lowestOfBand: readonly (readonly [number, Band])[] = [
  [85, 'excellent'],
  [70, 'strong'],
  [50, 'partial'],
  [25, 'weak'],
];

export function bandOf(score: number): Band {
  return lowestOfBand.find(([bound]) => score >= bound)?.[1] ?? 'unrelated';
}
