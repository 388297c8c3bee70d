import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Dismissal } from '../../contract/choices.ts';
import type { Question } from '../../contract/report.ts';
import type { Surroundings } from '../surroundings.ts';
import type { AnswerTarget } from './answer-target.ts';
import type { Review } from './review.ts';

/** The open questions about missing requirements, and the one that is shown. */
export interface Questions {
  readonly open: ReadonlySignal<readonly Question[]>;
  /** Requirement id of the question that is shown; null if none is. */
  readonly current: ReadonlySignal<string | null>;
  /** Shows a question; null hides it. */
  show(requirementId: string | null): void;
  /** Shows the next question, or the first. */
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

  /** Submits an answer and shows the next question, which is found first because the answered one leaves the list. */
  async function submit(
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
      submit({ requirement_id, text, path }, 'Added to your base resume, and here.'),
    dismiss: (requirement_id, dismiss) => submit({ requirement_id, dismiss }, 'This is not asked again.'),
  };
}
