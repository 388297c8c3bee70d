import { isCounted, requirementStatus } from '../../contract/requirement-status.ts';
import type { Component, Deduction, Dial, Dials, Requirement, Score, Warning } from '../../contract/score.ts';
import { noRequirementsFound } from '../../contract/warning-codes.ts';
import type { LimitToTell } from '../../messages/tailoring/messages.ts';
import { messagesFor } from '../../messages/tailoring/messages-for.ts';
import { displayedTerm, type Posting, type PostingWarning } from '../../posting/posting.ts';
import { maxTexts } from '../resume/read-resume.ts';
import { jobsOf, type ResumeModel } from '../resume/resume-model.ts';
import { askedBackgroundOf, backgroundOf } from './background/background.ts';
import { type FoundEvidence, findEvidence, type RequirementEvidence } from './evidence/find-evidence.ts';
import { componentsOf, noComponents } from './formula/components.ts';
import { bandOf, ceilingOf, judgeKnockouts, knockoutWarnings, totalOf } from './formula/total.ts';
import { claimingKinds, relatedJobs, roleFactors, skillsAsked } from './role/role-factors.ts';
import type { ScoreInput, ScoreRequest } from './score-input.ts';

/** Version of the formula and of every table that it uses. */
const scoreVersion = 'rules-2.7';

const postingWarnings = {
  no_requirements_found: 'noRequirements',
  suspected_injection: 'suspectedInjection',
  partly_read: 'partlyRead',
} as const;

/** Maximum number of evidence quotes per requirement. */
const quotes = 3;

/** A score with its dials and deductions, which this version of the formula always provides. */
export type CountedScore = Score & { readonly dials: Dials; readonly deductions: Deduction[] };

/** Computes the ATS score of a resume for a posting, with everything that decided it. */
export function scoreResume(request: ScoreRequest): CountedScore {
  return scoreOf(readForScore(request));
}

/** Collects the evidence in the resume, before it is scored. */
export function readForScore(request: ScoreRequest): ScoreInput {
  const { posting, model, target } = request;
  const factors = roleFactors(model, target.position, skillsAsked(posting));
  const rows = findEvidence(posting, model, target, factors);
  return { posting, model, factors, rows, background: backgroundOf(request, factors) };
}

/** Applies the formula. */
export function scoreOf(input: ScoreInput): CountedScore {
  const { posting, model } = input;
  const { rows, background } = input.proven ?? input;
  const asked = askedBackgroundOf(posting, background);
  const isUnderstood = rows.some(({ requirement }) => isCounted(requirement));
  const isScored = isUnderstood && hasContent(model);
  const messages = messagesFor(model);
  const knockouts = judgeKnockouts(posting, rows);
  const components = isUnderstood ? countedComponents(input, isScored) : noComponents();
  const { score, dials, deductions } = totalOf(components, knockouts);
  return {
    object: 'score',
    version: scoreVersion + input.model.lexicon.mark,
    language: model.language ?? 'en',
    ats_score: score,
    band: isUnderstood ? bandOf(score, heldRelatedJob(input)) : null,
    fit: percentOf(dials.fit),
    presentation: percentOf(dials.presentation),
    ceiling: isScored ? Math.max(score, ceilingOf(input, knockouts)) : 0,
    dials,
    deductions,
    components,
    requirements: rows.map((row) => describe(row, model)),
    years: posting.years,
    degree: posting.degree,
    ...(asked && { background: asked }),
    knockouts,
    warnings: [
      ...warningsOf(posting, isUnderstood).map((code) => ({
        code,
        message: messages.warnings[postingWarnings[code]],
      })),
      ...resumeWarnings(model),
      ...languageWarnings(posting, model),
      ...knockoutWarnings(knockouts, messages.warnings),
    ],
  };
}

/** False without a position, because every job counts as related then. */
function heldRelatedJob({ model, factors, background }: ScoreInput): boolean {
  return background.title !== null && relatedJobs(model, factors).length > 0;
}

/** Adds a warning if no requirement is specific enough to be scored. */
function warningsOf({ warnings }: Posting, isUnderstood: boolean): readonly PostingWarning['code'][] {
  const codes = warnings.map(({ code }) => code).filter((code) => code !== noRequirementsFound);
  return isUnderstood ? codes : [noRequirementsFound, ...codes];
}

function percentOf({ points, of }: Dial): number {
  return Math.round((100 * points) / of);
}

/** Gives no points to a resume without a job, skill or school. */
function countedComponents(input: ScoreInput, isScored: boolean): Component[] {
  const components = componentsOf(input);
  return isScored ? components : components.map((component) => ({ ...component, value: 0, earned: 0 }));
}

function hasContent({ entries, chunks }: ResumeModel): boolean {
  return (
    entries.some(({ section }) => section === 'experience' || section === 'education') ||
    chunks.some(({ kind }) => kind === 'skill')
  );
}

/** Warns if only the first texts of the resume were read. */
function resumeWarnings(model: ResumeModel): Warning[] {
  return model.isCut
    ? [{ code: 'partly_read', message: messagesFor(model).warnings.resumePartlyRead(maxTexts) }]
    : [];
}

function languageWarnings(posting: Posting, model: ResumeModel): Warning[] {
  if (!posting.language || !model.language || posting.language === model.language) return [];
  const { languages, warnings } = messagesFor(model);
  const message = warnings.languageDiffers(languages[posting.language], languages[model.language]);
  return [{ code: 'jd_language_differs', message }];
}

function describe(
  { requirement, grade, state, literal, listed, evidence, nearest }: RequirementEvidence,
  model: ResumeModel,
): Requirement {
  const { language } = model;
  const { languages, writtenIn, limit: limitText } = messagesFor(model);
  const noteOn = (found: FoundEvidence) => {
    if (found.isWriting && language) return { note: writtenIn(languages[language]) };
    const limit = requirementStatus({ state }) === 'in part' ? limitOn(found, model) : null;
    return limit === null ? {} : { note: limitText(limit) };
  };
  return {
    id: requirement.id,
    term: displayedTerm(requirement),
    class: requirement.class,
    probability: requirement.probability,
    source: requirement.source,
    state,
    grade: Math.round(grade * 10_000) / 10_000,
    literal,
    listed,
    reason: requirement.reason,
    evidence: evidence.slice(0, quotes).map((found) => {
      const { path, quote } = found;
      return { path, quote, ...noteOn(found) };
    }),
    ...(nearest && {
      closest: {
        path: nearest.path,
        quote: nearest.quote,
        ...(nearest.byTitle && {
          note: limitText({ kind: 'job_title', title: titleAt(nearest.path, model) }),
        }),
      },
    }),
  };
}

/** Why evidence counts only in part; null if nothing limits it. */
function limitOn(
  { path, kind, isBelowLevel, limitedBy }: FoundEvidence,
  model: ResumeModel,
): LimitToTell | null {
  if (isBelowLevel) return { kind: 'level' };
  if (limitedBy === 'job_title') return { kind: 'job_title', title: titleAt(path, model) };
  if (typeof limitedBy === 'object') return { kind: 'words', words: limitedBy.words };
  if (limitedBy !== undefined) return { kind: limitedBy };
  return claimingKinds.has(kind) ? { kind: 'only_claimed' } : null;
}

/** The job title above a line; null outside of jobs. */
function titleAt(path: string, model: ResumeModel): string | null {
  const [entry] = path.split('.');
  return jobsOf(model).find((job) => job.path === entry)?.title || null;
}
