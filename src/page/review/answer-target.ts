import { type ReadonlySignal, signal } from '@preact/signals';
import { answerPlaces, type NamedPlace } from '../../contract/resume/answer-place.ts';
import type { Surroundings } from '../surroundings.ts';

/** Where answers go: the base resume that this one was made from, if the current one still has its places. */
export interface AnswerTarget {
  /** null until it is loaded. */
  readonly found: ReadonlySignal<FoundTarget | null>;
  /** Loads it once. */
  need(): void;
  /** Loads it again, after the base has changed. */
  find(): void;
}

export interface FoundTarget {
  readonly places: readonly NamedPlace[];
  readonly takesAnswers: boolean;
}

type Parts = Pick<Surroundings, 'service' | 'fail'>;

export function createAnswerTarget(id: string, { service, fail }: Parts): AnswerTarget {
  const found = signal<FoundTarget | null>(null);
  let isAsked = false;
  const look = async (): Promise<void> => {
    const base = await service.resumes.base(id);
    found.value = { places: answerPlaces(base.resume_data), takesAnswers: base.takes_answers };
  };
  const find = (): void => {
    isAsked = true;
    look().catch((error: unknown) => {
      // The next call of `need` retries.
      isAsked = false;
      fail(error);
    });
  };
  return {
    found,
    find,
    need() {
      if (!isAsked) find();
    },
  };
}
