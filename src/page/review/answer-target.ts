import { type ReadonlySignal, signal } from '@preact/signals';
import { answerPlaces, type NamedPlace } from '../../contract/resume/answer-place.ts';
import { Refusal } from '../service.ts';
import type { Surroundings } from '../surroundings.ts';

/** Where answers go: the base resume that this one was made from, if that is still the current version. */
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
  readonly isCurrent: boolean;
}

type Parts = Pick<Surroundings, 'service' | 'fail'>;

export function createAnswerTarget(id: string, { service, fail }: Parts): AnswerTarget {
  const found = signal<FoundTarget | null>(null);
  let isAsked = false;
  /** null if it was deleted. */
  const versionNow = async (name: string): Promise<string | null> => {
    try {
      return (await service.baseResume.get({ name })).version;
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'not_found') return null;
      throw error;
    }
  };
  const look = async (): Promise<void> => {
    const base = await service.resumes.base(id);
    const isCurrent = base.version === (await versionNow(base.name));
    found.value = { places: answerPlaces(base.resume_data), isCurrent };
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
