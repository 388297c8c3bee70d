import type { Edit } from '../contract/plan/edit.ts';
import type { Change, Hidden, Report } from '../contract/report.ts';
import type { Dials, Score, Warning } from '../contract/score.ts';
import { wordingKept } from '../contract/warning-codes.ts';
import { messagesFor } from '../messages/tailoring/messages-for.ts';
import type { Tailored } from '../service/ports.ts';
import type { Assembled } from './assemble-document.ts';
import { answerChanges } from './edits/answer-changes.ts';
import { type AppliedChange, applyEdits } from './edits/apply-edits.ts';
import { type Plan, type Undone, writePlan } from './edits/plan-text.ts';
import { addUserEdits } from './edits/user-edits/add-user-edits.ts';
import { askQuestions } from './plan/ask-questions.ts';
import { findGaps } from './plan/find-gaps.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { readResume } from './resume/read-resume.ts';
import { describingKinds } from './resume/resume-model.ts';
import { joinProofs } from './score/score-input.ts';
import { type CountedScore, readForScore, scoreOf } from './score/score-resume.ts';
import { rules } from './verify/create-verifier.ts';

/** The engine's document, changes and edits, and their score if it is already known. */
type EnginePart = Pick<Assembled, 'document' | 'changes' | 'edits'> & {
  readonly score?: CountedScore;
};

/** Writes document, score, plan and the report that explains them. */
export function writeTailored(
  input: PlanInput,
  made: EnginePart,
  {
    userEdits,
    nextChange,
    model: modelUse,
    withheld = [],
    answers = [],
    quotes,
    undone,
  }: Omit<Plan, 'edits'>,
  warnings: readonly Warning[] = [],
): Tailored {
  const { base, model, baseScore, asOf } = input;
  const messages = messagesFor(model);
  const result = addUserEdits(made, userEdits, { base, chunks: model.chunks, messages });
  const { document, engineChanges } = result;
  const score =
    userEdits.length === 0 && made.score ? made.score : scoreDocument(document, input, userEdits.length > 0);
  const undoneChanges = undone ? changesUndone(input, made, userEdits, undone) : [];
  const effective = new Set(engineChanges.map(({ id }) => id));
  const edits = made.edits.filter(({ id }) => effective.has(id));
  return {
    document,
    atsScore: score.ats_score,
    questions: askQuestions(input, quotes),
    plan: writePlan({ edits, userEdits, nextChange, model: modelUse, withheld, answers, quotes, undone }),
    report: {
      engine: wordingEngine(edits),
      ...(modelUse && { model: modelUse }),
      score_version: score.version,
      as_of: asOf,
      score: compareScores(baseScore, score),
      components: score.components,
      requirements: baseScore.requirements,
      ...(baseScore.background && { background: baseScore.background }),
      knockouts: baseScore.knockouts,
      changes: [
        ...linkSameClaims(engineChanges.map(verified), edits),
        ...result.userChanges,
        ...answerChanges(answers, { base, document, messages }),
      ],
      ...(undoneChanges.length > 0 && { undone: undoneChanges }),
      gaps: [...findGaps(input)],
      hidden: engineChanges.filter(({ op }) => op === 'hide').map(hiddenBy),
      warnings: [
        ...baseScore.warnings,
        ...partlyReadWarnings(baseScore, score),
        ...languageWarnings(input, edits),
        ...result.warnings,
        ...warnings,
      ],
      ...(withheld.length > 0 && { withheld: [...withheld] }),
    },
  };
}

type Move = Report['score'];
type ScoreMove = Move & {
  readonly [Part in 'fit' | 'presentation' | 'deductions']: NonNullable<Move[Part]>;
};

/** The score before and after, by dial and deduction, so that the parts add up on both sides. */
function compareScores(before: CountedScore, after: CountedScore): ScoreMove {
  const dial = (id: keyof Dials) => ({
    before: before.dials[id].points,
    after: after.dials[id].points,
    of: after.dials[id].of,
  });
  return {
    before: before.ats_score,
    after: after.ats_score,
    ceiling: Math.max(before.ceiling, after.ats_score),
    fit: dial('fit'),
    presentation: dial('presentation'),
    deductions: deductionsOf(before, after),
  };
}

function deductionsOf(before: CountedScore, after: CountedScore): ScoreMove['deductions'] {
  const all = [...after.deductions, ...before.deductions];
  const first = all.filter(({ code }, place) => all.findIndex((other) => other.code === code) === place);
  const pointsIn = (score: CountedScore, code: string) =>
    score.deductions.find((deduction) => deduction.code === code)?.points ?? 0;
  return first.map(({ code, terms }) => ({
    ...{ code, terms },
    ...{ before: pointsIn(before, code), after: pointsIn(after, code) },
  }));
}

/** A summary with new sentences; any other change of it corrects or rewords what the person says. */
const writtenSummary = /^summary_(?:built|extended)$/;

/** True for an edit that states that a requirement is met; other edits only restate the text that they replace. */
function makesClaim({ op, rule }: Edit): boolean {
  return op === 'surface_skill' || op === 'headline' || (op === 'summary' && writtenSummary.test(rule));
}

/** Links changes that make the same claim, because undoing one of them leaves the claim in the others. */
function linkSameClaims(changes: readonly Change[], edits: readonly Edit[]): readonly Change[] {
  const claiming = new Set(edits.filter(makesClaim).map(({ id }) => id));
  const claims = changes.filter(({ id }) => claiming.has(id));
  return changes.map((change) => {
    if (!claiming.has(change.id)) return change;
    const others = claims.filter(
      (other) => other !== change && other.requirements.some((id) => change.requirements.includes(id)),
    );
    return others.length === 0 ? change : { ...change, same_claim: others.map(({ id }) => id) };
  });
}

const wordingOps: ReadonlySet<Edit['op']> = new Set(['rewrite', 'alias', 'merge', 'summary']);

/** The undone changes as they would be listed if all of them were restored. */
function changesUndone(
  { base, model }: PlanInput,
  made: EnginePart,
  userEdits: Plan['userEdits'],
  undone: Undone,
): Change[] {
  const messages = messagesFor(model);
  const answers = answerChanges(undone.answers ?? [], { base, document: made.document, messages });
  const ids = new Set([...undone.edits, ...undone.userEdits].map(({ id }) => id));
  if (ids.size === 0) return answers;
  const all = applyEdits(base, [...made.edits, ...undone.edits]);
  const { engineChanges, userChanges } = addUserEdits(all, [...userEdits, ...undone.userEdits], {
    base,
    chunks: model.chunks,
    messages,
  });
  return [...[...engineChanges.map(verified), ...userChanges].filter(({ id }) => ids.has(id)), ...answers];
}

/** The engine that worded the sentences. A model never changes skills, order or headline. */
function wordingEngine(edits: readonly Edit[]): Report['engine'] {
  const wordings = edits.filter(({ op, source }) => wordingOps.has(op) && !source.startsWith('skills'));
  const byModel = wordings.filter(({ engine }) => engine === 'llm').length;
  if (byModel === 0) return 'rules';
  return byModel === wordings.length ? 'llm' : 'mixed';
}

/** Scores the document. In an edited one, the person's own edits count as evidence, beside the base. */
function scoreDocument(document: Tailored['document'], input: PlanInput, isEdited: boolean): CountedScore {
  const { posting, target, asOf } = input;
  const read = readForScore({ posting, model: readResume(input.lexicon, document), target, asOf });
  return scoreOf({ ...read, proven: isEdited ? joinProofs(input, read) : input });
}

/** Warnings that the document was read only in part, because of the person's additions. */
function partlyReadWarnings(before: Score, after: Score): readonly Warning[] {
  const known = new Set(before.warnings.map(({ message }) => message));
  return after.warnings.filter(({ code, message }) => code === 'partly_read' && !known.has(message));
}

function verified(change: AppliedChange): Change {
  return { ...change, verified: rules.map(({ id }) => id) };
}

function hiddenBy({ id, source, before, reason }: AppliedChange): Hidden {
  return { change: id, source, text: before ?? '', reason };
}

/** Up to this share of reworded sentences, the wording counts as unchanged. */
const maxRewordedShare = 1 / 10;

/** Warns, outside English, if hardly any sentence was reworded. A resume that was read in part has another warning. */
function languageWarnings({ model, level }: PlanInput, edits: readonly Edit[]): Warning[] {
  if (model.language === 'en' || model.isCut || level === 'basic') return [];
  const sentences = model.chunks.filter(({ kind }) => describingKinds.has(kind)).length;
  const reworded = edits.filter(({ op }) => op === 'rewrite' || op === 'summary').length;
  if (reworded > sentences * maxRewordedShare) return [];
  return [{ code: wordingKept, message: messagesFor(model).warnings.wordingKept }];
}
