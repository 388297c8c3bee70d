import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { FinetuneLevel } from '../../contract/choices.ts';
import { openPosition, unknownCompany } from '../../contract/job-title.ts';
import { sentFile } from '../parts/sent-file.ts';
import { messageOf } from '../service.ts';
import type { PostingTarget, Surroundings } from '../surroundings.ts';
import { createPostingEntry, type PostingEntry } from './posting-entry.ts';
import { createPostingScore, type PostingScore } from './posting-score.ts';
import { createResumeChoice, type ResumeChoice } from './resume-choice.ts';

/** The state of the start view: a resume, a posting, their score, and tailoring. */
export interface NewTailoring
  extends Pick<
      ResumeChoice,
      | 'stored'
      | 'bases'
      | 'base'
      | 'reading'
      | 'ownName'
      | 'unread'
      | 'nameOfFile'
      | 'load'
      | 'setOwnName'
      | 'setNameOfFile'
    >,
    Pick<PostingEntry, 'text' | 'address' | 'company' | 'position' | 'setText'>,
    Pick<PostingScore, 'score' | 'problem' | 'canRetry' | 'isTooShort' | 'isScoring'> {
  readonly isTailoring: ReadonlySignal<boolean>;
  readonly canTailor: ReadonlySignal<boolean>;
  chooseBase(name: string): Promise<void>;
  readResume(file: File): Promise<void>;
  useStored(): void;
  readPostingFile(file: File): Promise<void>;
  /** Replaces the address by the posting that it leads to. */
  readAddress(): Promise<void>;
  setTarget(target: PostingTarget): void;
  tailor(level: FinetuneLevel): Promise<void>;
}

const typingMilliseconds = 500;

type Parts = Pick<
  Surroundings,
  | 'service'
  | 'fail'
  | 'dismiss'
  | 'announce'
  | 'go'
  | 'newKey'
  | 'route'
  | 'draft'
  | 'memory'
  | 'readsAddresses'
>;

export function newTailoring(parts: Parts): NewTailoring {
  const { service, fail, dismiss, announce, go, newKey, route, readsAddresses } = parts;
  const resume = createResumeChoice(parts);
  const entry = createPostingEntry(parts);
  const match = createPostingScore(entry, resume, parts);
  const isTailoring = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The idempotency key of the last request, kept until it succeeds so that a retry makes no second resume. */
  let key: { readonly of: string; readonly value: string } | null = null;

  /** Ends the wait for a pause in typing too: a second score of the same would disable the button again. */
  const update = (): Promise<void> => {
    clearTimeout(timer);
    return match.update();
  };
  const updateLater = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void match.update(), milliseconds);
  };

  async function readAddress(): Promise<void> {
    const url = entry.address.value;
    if (url === null || !readsAddresses.value) return update();
    clearTimeout(timer);
    match.clear(null);
    try {
      if (await entry.replaceBy(() => service.postings.read({ url }))) await update();
    } catch (error) {
      match.clear(messageOf(error));
    }
  }

  const withFile = async (use: () => Promise<boolean>): Promise<void> => {
    // Removes the error of a previous file.
    dismiss();
    try {
      if (await use()) await update();
    } catch (error) {
      fail(error);
    }
  };

  return {
    ...{ ...resume, ...entry, ...match },
    ...{ isTailoring, readAddress },
    canTailor: computed(
      () =>
        match.isCurrent.value &&
        !match.isScoring.value &&
        !isTailoring.value &&
        resume.ownName.value?.trim() !== '',
    ),
    async load() {
      await resume.load();
      if (entry.text.value !== '') await update();
    },
    readResume: (file) => withFile(() => resume.readFile(file)),
    async chooseBase(name) {
      await resume.choose(name);
      await update();
    },
    useStored() {
      resume.useStored();
      void update();
    },
    readPostingFile: (file) =>
      withFile(() => entry.replaceBy(async () => service.postings.read(await sentFile(file)))),
    setText(value, isWhole) {
      entry.setText(value, isWhole);
      match.forgetLength();
      // A typed address may be incomplete, so it is read only on request.
      if (isWhole && entry.address.value !== null) void readAddress();
      else updateLater(isWhole ? 0 : typingMilliseconds);
    },
    setTarget(target) {
      entry.setTarget(target);
      updateLater(typingMilliseconds);
    },
    async tailor(level) {
      const posting = entry.posting.value;
      if (posting === null) return;
      // Read before the first await, so that the request has what the user saw.
      const request = {
        job_description: posting,
        company_name: entry.company.value.trim() || unknownCompany,
        position: entry.position.value.trim() || openPosition,
        finetune_level: level,
      };
      isTailoring.value = true;
      try {
        const scored = resume.chosen.value;
        const { base, version } = await resume.store();
        match.rename(scored, base);
        const of = JSON.stringify([request, base, version]);
        if (key?.of !== of) key = { of, value: newKey() };
        const made = await service.resumes.generate(request, {
          idempotencyKey: key.value,
          base,
          require: 'requirements',
        });
        key = null;
        // A user who has left this view stays where they are.
        if (route.value.view === 'start') go({ view: 'review', id: made.id });
        else announce('Your tailored resume is ready. It is the first in the list of resumes.');
      } catch (error) {
        fail(error);
      } finally {
        isTailoring.value = false;
      }
    },
  };
}
