import type { Edit } from '../contract/plan/edit.ts';
import type { PlacedText } from '../contract/resume/answer-place.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Engine, KeptAnswers, Tailored } from '../service/ports.ts';
import { assembleDocument, assembleSafely } from './assemble-document.ts';
import { answeredPaths } from './edits/answer-changes.ts';
import { readPlan } from './edits/read-plan.ts';
import { movePaths, rebaseEdits, removedTexts } from './edits/rebase-edits.ts';
import { readInput, verifierFor } from './read-input.ts';
import { writeTailored } from './write-tailored.ts';

/**
 * Tailors a resume again after the person's answers changed the base. Undone changes stay undone, the person's edits and
 * wordings by an assistant stay, and a change that is made again keeps its id.
 */
export function remakeResume(lexicon: Lexicon, request: Parameters<Engine['remake']>[0]): Tailored {
  const plan = readPlan(request.plan);
  const fresh = readPlan(request.fresh);
  const input = readInput(lexicon, request);
  const verifier = verifierFor(input);
  const number = numbering(plan.nextChange);
  const before = plan.answers ?? [];
  const removed = without(before, request.answers.active);
  const gone = removedTexts(request.previous, removed);
  const undone = movePaths(plan.undone?.edits ?? [], gone);
  const undoneKeys = new Set(undone.map(subjectOf));
  const known = movePaths(plan.edits, gone);
  const worded = known.filter(({ rule }) => rule === 'wording');
  const wordedKeys = new Set(worded.map(subjectOf));
  const answered = answeredPaths(request.answers.active, request.base);
  const wanted = [...fresh.edits.filter((edit) => !wordedKeys.has(subjectOf(edit))), ...worded].filter(
    (edit) =>
      !undoneKeys.has(subjectOf(edit)) &&
      !(isReworded(edit) && answered.has(edit.source)) &&
      verifier.verifyTruth(edit).length === 0,
  );
  const edits = withKnownIds(wanted, known, number.next);
  // Undone changes may lower the score here, just as when they are undone alone.
  const whole = assembleDocument(input, verifier, edits);
  const assembled = whole.findings().length === 0 ? whole : assembleSafely(input, verifier, edits);
  const answers = numbered(movedAnswers(request.answers, gone), number.next);
  const move = {
    from: request.previous,
    to: request.base,
    added: without([...request.added, ...without(request.answers.active, before)], []),
    removed,
  };
  return writeTailored(
    input,
    assembled,
    {
      userEdits: rebaseEdits(plan.userEdits, move),
      nextChange: number.last(),
      model: fresh.model,
      withheld: fresh.withheld,
      quotes: fresh.quotes ?? plan.quotes,
      answers: answers.active,
      undone: {
        edits: undone,
        userEdits: rebaseEdits(plan.undone?.userEdits ?? [], move),
        answers: answers.undone,
      },
    },
    request.warnings,
  );
}

function numbering(first: number) {
  let number = first;
  return {
    next: () => {
      number += 1;
      return `ch${number - 1}`;
    },
    last: () => number,
  };
}

function numbered({ active, undone }: KeptAnswers, next: () => string): KeptAnswers {
  return { active: active.map((one) => (one.id === '' ? { ...one, id: next() } : one)), undone };
}

function movedAnswers({ active, undone }: KeptAnswers, gone: ReturnType<typeof removedTexts>): KeptAnswers {
  return { active: movePaths(active, gone), undone: movePaths(undone, gone) };
}

/** The texts that `others` lack, each once, because one text may answer several questions. */
function without<Text extends PlacedText>(
  answers: readonly Text[],
  others: readonly PlacedText[],
): readonly Text[] {
  const says = (one: PlacedText) => (other: PlacedText) => one.path === other.path && one.text === other.text;
  return answers.filter((one, index) => !others.some(says(one)) && answers.findIndex(says(one)) === index);
}

const texts: ReadonlySet<Edit['op']> = new Set(['rewrite', 'alias', 'merge']);

/** True for rules that change words; a name in the posting's spelling is not one. An answer keeps its words. */
function isReworded({ op, rule }: Edit): boolean {
  return op === 'rewrite' && rule !== 'wording';
}

/** The subject of an edit regardless of its wording; a plan may have only one edit for each subject. */
function subjectOf(edit: Edit): string {
  const kind = texts.has(edit.op) ? 'text' : edit.op;
  return JSON.stringify([kind, edit.op === 'surface_skill' ? edit.text : edit.source]);
}

function withKnownIds(edits: readonly Edit[], known: readonly Edit[], next: () => string): readonly Edit[] {
  const ids = new Map(known.map((edit) => [subjectOf(edit), edit.id]));
  return edits.map((edit) => {
    const subject = subjectOf(edit);
    const id = ids.get(subject) ?? next();
    // An id is given to one edit only.
    ids.delete(subject);
    return { ...edit, id };
  });
}
