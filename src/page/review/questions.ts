import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { answerPlaces, type NamedPlace } from '../../contract/answer-place.ts';
import type { Dismissal } from '../../contract/dismissals.ts';
import type { Question } from '../../contract/report.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Review } from './review.ts';

/** Where answers can go: into the base resume that this one was made from, while it is the current one. */
export interface AnswerTarget {
  readonly places: readonly NamedPlace[];
  readonly isCurrent: boolean;
}

/** The questions about what is missing, and which of them is open. */
export interface Questions {
  readonly open: ReadonlySignal<readonly Question[]>;
  /** Requirement id of the question that is shown; null: none is. */
  readonly current: ReadonlySignal<string | null>;
  /** null until a question is shown. */
  readonly target: ReadonlySignal<AnswerTarget | null>;
  /** Shows a question; null hides it. */
  show(requirementId: string | null): void;
  /** Shows the one after the one that is shown, or the first. */
  next(): void;
  answer(requirementId: string, text: string, path: string): Promise<void>;
  dismiss(requirementId: string, how: Dismissal): Promise<void>;
}

type Parts = Pick<Surroundings, 'service' | 'fail'>;

export function createQuestions(id: string, review: Review, { service, fail }: Parts): Questions {
  const open = computed(() => review.reviewed.value?.report.questions ?? []);
  const current = signal<string | null>(null);
  const target = signal<AnswerTarget | null>(null);

  async function findTarget(): Promise<void> {
    try {
      const base = await service.resumes.base(id);
      const now = await service.baseResume.get({ name: base.name });
      target.value = { places: answerPlaces(base.resume_data), isCurrent: base.version === now.version };
    } catch (error) {
      fail(error);
    }
  }

  const show = (requirementId: string | null): void => {
    if (requirementId !== null && target.value === null) void findTarget();
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
    if (answer.text !== undefined) void findTarget();
    show(open.value.some((question) => question.requirement_id === next) ? next : null);
  }

  return {
    ...{ open, current, target, show },
    next: () => show(after(current.value) ?? (current.value === null ? null : after(null))),
    answer: (requirement_id, text, path) =>
      settle({ requirement_id, text, path }, 'Added to your base resume, and here.'),
    dismiss: (requirement_id, dismiss) => settle({ requirement_id, dismiss }, 'This is not asked again.'),
  };
}
