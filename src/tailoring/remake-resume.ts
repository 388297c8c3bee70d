import type { Edit } from '../contract/plan/edit.ts';
import type { KeptAnswer } from '../contract/plan/kept-answer.ts';
import type { Engine, KeptAnswers, Tailored } from '../service/ports.ts';
import { assembleSafely } from './assemble-document.ts';
import { rebaseEdits } from './plan/answers/rebase-edits.ts';
import { readPlan } from './plan/plan-text.ts';
import { readInput } from './read-input.ts';
import { verifierFor } from './verifier-for.ts';
import { writeTailored } from './write-tailored.ts';

/**
 * The resume made again from a base with other statements of the person's: what they undid stays undone, their edits stay
 * on top, and each change that is made again keeps its id.
 */
export function remakeResume(request: Parameters<Engine['remake']>[0]): Tailored {
  const plan = readPlan(request.plan);
  const fresh = readPlan(request.fresh);
  const input = readInput(request);
  const verifier = verifierFor(input);
  const number = numbering(plan.nextChange);
  const undoneKeys = new Set((plan.undone?.edits ?? []).map(subjectOf));
  const wanted = fresh.edits.filter(
    (edit) => !undoneKeys.has(subjectOf(edit)) && verifier.verifyTruth(edit).length === 0,
  );
  const assembled = assembleSafely(input, verifier, withKnownIds(wanted, plan.edits, number.next));
  const answers = numbered(request.answers, number.next);
  const before = plan.answers ?? [];
  const move = {
    from: request.previous,
    to: request.base,
    added: without(answers.standing, before),
    removed: without(before, answers.standing),
  };
  return writeTailored(
    input,
    assembled,
    {
      userEdits: rebaseEdits(plan.userEdits, move),
      nextChange: number.last(),
      model: fresh.model,
      withheld: fresh.withheld,
      answers: answers.standing,
      undone: {
        edits: plan.undone?.edits ?? [],
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

function numbered({ standing, undone }: KeptAnswers, next: () => string): KeptAnswers {
  return { standing: standing.map((one) => (one.id === '' ? { ...one, id: next() } : one)), undone };
}

function without(answers: readonly KeptAnswer[], others: readonly KeptAnswer[]): readonly KeptAnswer[] {
  const says = (one: KeptAnswer, other: KeptAnswer) => one.path === other.path && one.text === other.text;
  return answers.filter((one) => !others.some((other) => says(one, other)));
}

const texts: ReadonlySet<Edit['op']> = new Set(['rewrite', 'alias', 'merge']);

/** What an edit is about, however it words it: two of one subject do not stand together. */
function subjectOf(edit: Edit): string {
  const kind = texts.has(edit.op) ? 'text' : edit.op;
  return JSON.stringify([kind, edit.op === 'surface_skill' ? edit.text : edit.source]);
}

function withKnownIds(edits: readonly Edit[], known: readonly Edit[], next: () => string): readonly Edit[] {
  const ids = new Map(known.map((edit) => [subjectOf(edit), edit.id]));
  return edits.map((edit) => {
    const subject = subjectOf(edit);
    const id = ids.get(subject) ?? next();
    // Each id once.
    ids.delete(subject);
    return { ...edit, id };
  });
}
