import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Dismissal } from '../../contract/choices.ts';
import type { Question } from '../../contract/report.ts';
import type { Surroundings } from '../surroundings.ts';
import type { AnswerTarget } from './answer-target.ts';
import type { Review } from './review.ts';

/** The questions about what is missing, and which of them is open. */
export interface Questions {
  readonly open: ReadonlySignal<readonly Question[]>;
  /** Requirement id of the question that is shown; null: none is. */
  readonly current: ReadonlySignal<string | null>;
  /** Shows a question; null hides it. */
  show(requirementId: string | null): void;
  /** Shows the one after the one that is shown, or the first. */
  next(): void;
  answer(requirementId: string, text: string, path: string): Promise<void>;
  dismiss(requirementId: string, how: Dismissal): Promise<void>;
}

interface Parts extends Pick<Surroundings, 'service'> {
  /** Called after each decision. */
  decided(): void;
}

export function createQuestions(
  id: string,
  review: Review,
  target: AnswerTarget,
  { service, decided }: Parts,
): Questions {
  const open = computed(() => review.reviewed.value?.report.questions ?? []);
  const current = signal<string | null>(null);

  const show = (requirementId: string | null): void => {
    if (requirementId !== null) target.need();
    current.value = requirementId;
  };

  const after = (requirementId: string | null): string | null => {
    const ids = open.value.map((question) => question.requirement_id);
    return ids[ids.indexOf(requirementId ?? '') + 1] ?? null;
  };

  /** What comes next is decided before: the answered question leaves the list. */
  async function settle(
    answer: Parameters<typeof service.resumes.answer>[1][number],
    said: string,
  ): Promise<void> {
    const next = after(answer.requirement_id);
    const isDone = await review.change(() => service.resumes.answer(id, [answer]), said);
    if (!isDone) return;
    if (answer.text !== undefined) target.find();
    decided();
    show(open.value.some((question) => question.requirement_id === next) ? next : null);
  }

  return {
    ...{ open, current, show },
    next: () => show(after(current.value) ?? (current.value === null ? null : after(null))),
    answer: (requirement_id, text, path) =>
      settle({ requirement_id, text, path }, 'Added to your base resume, and here.'),
    dismiss: (requirement_id, dismiss) => settle({ requirement_id, dismiss }, 'This is not asked again.'),
  };
}
