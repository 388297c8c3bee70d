import type { Component, Knockout, Requirement, Score, Warning } from '../../contract/score.ts';
import type { Target } from '../../service/ports.ts';
import { lexiconMark } from '../lexicon/lexicon.ts';
import type { Posting } from '../posting/posting.ts';
import type { ResumeModel } from '../resume/resume-model.ts';
import { backgroundOf } from './background.ts';
import { bandOf } from './band-of.ts';
import { componentsOf, metInEarnest, presentationIds } from './components.ts';
import { finalScore, knockoutCap, shareOf } from './final-score.ts';
import { findEvidence, type RequirementEvidence } from './find-evidence.ts';
import { kindWeights } from './kind-weights.ts';
import { mustsMet } from './musts-met.ts';
import { type RoleFactors, roleFactors } from './role-factors.ts';
import type { ScoreInput } from './score-input.ts';

/** Version of the formula and of every table behind it. */
const scoreVersion = 'rules-1.3';

/** Evidence quotes printed for one requirement. */
const quotes = 3;

export interface ScoreRequest {
  readonly posting: Posting;
  readonly model: ResumeModel;
  readonly target: Pick<Target, 'position'>;
  /** UTC date, YYYY-MM-DD. */
  readonly asOf: string;
  /** What the resume shows for each requirement, where it was looked for before. */
  readonly rows?: readonly RequirementEvidence[];
}

/** The ATS score of a resume for a posting, with everything that decided it. */
export function scoreResume({ posting, model, target, asOf, rows: found }: ScoreRequest): Score {
  const factors = roleFactors(model, target.position);
  const rows = found ?? findEvidence(posting, model, target, factors);
  const background = backgroundOf(posting, model, factors, asOf);
  const input: ScoreInput = { posting, model, position: target.position, factors, rows, background };
  const components = componentsOf(input);
  const knockouts = judgeKnockouts(posting, rows);
  const total = (parts: readonly Component[]) =>
    hasContent(model) ? finalScore(parts, mustsMet(input), knockouts) : 0;
  const score = total(components);
  return {
    object: 'score',
    version: scoreVersion + lexiconMark(),
    ats_score: score,
    band: bandOf(score),
    fit: Math.round(100 * shareOf(components.filter(({ id }) => !presentationIds.has(id)))),
    presentation: Math.round(100 * shareOf(components.filter(({ id }) => presentationIds.has(id)))),
    ceiling: hasContent(model) ? Math.max(score, ceilingOf(input, knockouts)) : 0,
    components,
    requirements: rows.map(describe),
    years: posting.years,
    degree: posting.degree,
    knockouts,
    warnings: [...posting.warnings, ...languageWarnings(posting, model), ...knockoutWarnings(knockouts)],
  };
}

/** The same formula with everything that is evidenced also listed, at the top and in the posting's words. */
function ceilingOf(input: ScoreInput, knockouts: readonly Knockout[]): number {
  const rows = input.rows.map((row) => presentedAtBest(row, input.factors));
  const best: ScoreInput = { ...input, rows };
  const components = componentsOf(best).map((component) =>
    component.id === 'parse'
      ? { ...component, value: Math.min(1, mustsMet(best) / metInEarnest) }
      : component,
  );
  return finalScore(components, mustsMet(best), knockouts);
}

function presentedAtBest(row: RequirementEvidence, factors: RoleFactors): RequirementEvidence {
  // What is only implied stays so: nothing in the base says it in the posting's words.
  const best = row.evidence.find(({ implied }) => !implied);
  if (!best) return row;
  const listWorth = kindWeights.skill.weight * factors.listAnchor;
  const inSummary = { ...best, kind: 'summary' as const };
  return {
    ...row,
    grade: Math.max(row.grade, listWorth),
    literal: true,
    listed: true,
    evidence: [...row.evidence, inSummary],
  };
}

function hasContent({ entries, chunks }: ResumeModel): boolean {
  return (
    entries.some(({ section }) => section === 'experience' || section === 'education') ||
    chunks.some(({ kind }) => kind === 'skill')
  );
}

function judgeKnockouts(posting: Posting, rows: readonly RequirementEvidence[]): Knockout[] {
  return posting.knockouts.map(({ type, term }) => ({
    type,
    term,
    met: rows.some(({ requirement, grade }) => requirement.term === term && grade > 0),
  }));
}

function knockoutWarnings(knockouts: readonly Knockout[]): Warning[] {
  const lacking = knockouts.filter(({ met }) => !met).map(({ term }) => term);
  if (lacking.length === 0) return [];
  const message = `The posting asks for this without exception, and the resume does not show it: ${lacking.join(', ')}. Until it does, the score stays at ${knockoutCap} or below.`;
  return [{ code: 'knockout_not_met', message }];
}

function languageWarnings(posting: Posting, model: ResumeModel): Warning[] {
  if (!posting.language || !model.language || posting.language === model.language) return [];
  const message = `The posting is in "${posting.language}", the resume in "${model.language}": only names, certificates, years and other words that both languages share can match. Nothing is translated.`;
  return [{ code: 'jd_language_differs', message }];
}

function describe({
  requirement,
  grade,
  state,
  literal,
  listed,
  evidence,
}: RequirementEvidence): Requirement {
  return {
    id: requirement.id,
    term: requirement.term,
    class: requirement.class,
    source: requirement.source,
    state,
    grade: Math.round(grade * 10_000) / 10_000,
    literal,
    listed,
    reason: requirement.reason,
    evidence: evidence.slice(0, quotes).map(({ path, quote }) => ({ path, quote })),
  };
}
