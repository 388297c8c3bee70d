import { type ReadonlySignal, signal } from '@preact/signals';
import { answerPlaces, type NamedPlace } from '../../contract/answer-place.ts';
import { Refusal } from '../service.ts';
import type { Surroundings } from '../surroundings.ts';

/** Where answers can go: into the base resume that this one was made from, while it is the current one. */
export interface AnswerTarget {
  /** null until it is needed. */
  readonly found: ReadonlySignal<FoundTarget | null>;
  /** Finds it once. */
  need(): void;
  /** Finds it anew, after the base has changed. */
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
  /** null: it was deleted. */
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
      // The next who needs it tries again.
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
