import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { limits } from '../../contract/limits.ts';
import type { Score } from '../../contract/score.ts';
import { codePoints } from '../../values/strings.ts';
import { addressesNotRead } from '../parts/posting-source.ts';
import { shownNumber } from '../parts/words.ts';
import { messageOf } from '../service.ts';
import type { Surroundings } from '../surroundings.ts';
import type { PostingEntry } from './posting-entry.ts';
import type { ChosenResume, ResumeChoice } from './resume-choice.ts';

/** The score of the chosen resume for the posting. */
export interface PostingScore {
  /** The latest score, which may be for the previous text while the next one is loading. */
  readonly score: ReadonlySignal<Score | null>;
  /** True if the score is for the current posting and resume. */
  readonly isCurrent: ReadonlySignal<boolean>;
  /** Why there is no score; null if there is one, or nothing to score. */
  readonly problem: ReadonlySignal<string | null>;
  /** True if the same again may succeed: a request failed. */
  readonly canRetry: ReadonlySignal<boolean>;
  /** True if the text is too short for a posting. Set once typing pauses, because every text starts short. */
  readonly isTooShort: ReadonlySignal<boolean>;
  readonly isScoring: ReadonlySignal<boolean>;
  /** Scores the current posting and resume; earlier requests are ignored. */
  update(): Promise<void>;
  /** Removes the score and shows why. */
  clear(why: string | null): void;
  /** Resets `isTooShort` after a change of the text. */
  forgetLength(): void;
  /** Assigns the score of a file to the base resume that it is now stored as. */
  rename(file: ChosenResume, name: string): void;
}

interface Scored {
  readonly score: Score;
  readonly posting: string;
  readonly resume: ChosenResume;
}

export function createPostingScore(
  entry: PostingEntry,
  resume: ResumeChoice,
  { service, readsAddresses }: Pick<Surroundings, 'service' | 'readsAddresses'>,
): PostingScore {
  const scored = signal<Scored | null>(null);
  const problem = signal<string | null>(null);
  const canRetry = signal(false);
  const isTooShort = signal(false);
  const isScoring = signal(false);
  let round = 0;

  const show = (what: Scored | null, why: string | null, isFailed = false): void => {
    canRetry.value = isFailed;
    scored.value = what;
    problem.value = why;
  };

  const clear = (why: string | null): void => {
    round += 1;
    show(null, why);
    isScoring.value = false;
  };

  async function scoreOf(posting: string): Promise<Scored> {
    const { chosen, reading, base } = resume;
    const [company, position] = [entry.company.value.trim(), entry.position.value.trim()];
    const of = { posting, resume: chosen.value };
    const request = {
      job_description: posting,
      ...(position && { position }),
      ...(company && { company_name: company }),
      ...(reading.value && { resume: reading.value.source }),
    };
    return { ...of, score: await service.resumes.score(request, reading.value ? {} : { base: base.value }) };
  }

  return {
    ...{ problem, canRetry, isTooShort, clear },
    score: computed(() => scored.value?.score ?? null),
    isCurrent: computed(
      () =>
        scored.value !== null &&
        scored.value.posting === entry.posting.value &&
        scored.value.resume === resume.chosen.value,
    ),
    isScoring: computed(() => isScoring.value || entry.isReplacing.value),
    async update() {
      const text = entry.text.value;
      const length = codePoints(text.trim());
      const isAddress = entry.address.value !== null;
      isTooShort.value = !isAddress && length > 0 && length < limits.jobDescription.min;
      if (isAddress) return clear(readsAddresses.value ? null : addressesNotRead);
      if (length < limits.jobDescription.min || !resume.isThere.value) return clear(null);
      round += 1;
      const ours = round;
      // A changed text has a round of its own.
      const isWanted = () => ours === round && entry.text.value === text;
      isScoring.value = true;
      try {
        await entry.read();
        const posting = entry.posting.value;
        if (!isWanted() || posting === null) return;
        const characters = codePoints(posting);
        if (characters > limits.jobDescription.max) return clear(tooLong(characters));
        const made = await scoreOf(posting);
        if (isWanted()) show(made, null);
      } catch (error) {
        if (isWanted()) show(null, messageOf(error), true);
      } finally {
        if (ours === round) isScoring.value = false;
      }
    },
    forgetLength() {
      isTooShort.value = false;
    },
    rename(file, name) {
      if (scored.value?.resume === file) scored.value = { ...scored.value, resume: name };
    },
  };
}

function tooLong(length: number): string {
  return `This posting has ${shownNumber(length)} characters; at most ${shownNumber(limits.jobDescription.max)} are read. Cut what is not about the job.`;
}
