import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Posting, Resume } from '../../contract/objects.ts';
import type { ResumePages } from '../../contract/printing.ts';
import type { Change, Report } from '../../contract/report.ts';
import { latest } from '../parts/latest.ts';
import { messageOf, Refusal } from '../service.ts';
import type { Surroundings } from '../surroundings.ts';
import { type ReviewDocument, reviewDocument } from './review-document.ts';

export interface Reviewed {
  readonly resume: Resume;
  readonly report: Report;
  readonly posting: Posting;
}

/** The review of a tailored resume: its changes, which are accepted or undone, and the current one. */
export interface Review {
  /** null until it is loaded. */
  readonly reviewed: ReadonlySignal<Reviewed | null>;
  readonly document: ReadonlySignal<ReviewDocument | null>;
  readonly pages: ReadonlySignal<ResumePages['pages'] | null>;
  /** Why there is no picture of the pages; null if there is one. */
  readonly noPages: ReadonlySignal<string | null>;
  readonly missing: ReadonlySignal<boolean>;
  /** Why it could not be opened; null if it could, or is still loading. */
  readonly problem: ReadonlySignal<string | null>;
  readonly current: ReadonlySignal<string | null>;
  readonly accepted: ReadonlySignal<ReadonlySet<string>>;
  readonly isBusy: ReadonlySignal<boolean>;
  changeOf(id: string): { readonly change: Change; readonly isUndone: boolean } | null;
  load(): Promise<void>;
  select(id: string | null): void;
  step(by: 1 | -1): void;
  accept(id: string): void;
  undo(id: string): Promise<void>;
  redo(id: string): Promise<void>;
  /**
   * Runs other work that changes the resume, after pending changes.
   * @returns false if it failed; the error is already shown
   */
  change(work: () => Promise<Resume>, said: string): Promise<boolean>;
}

type Parts = Pick<Surroundings, 'service' | 'fail' | 'announce' | 'memory'>;

export function createReview(id: string, { service, fail, announce, memory }: Parts): Review {
  const reviewed = signal<Reviewed | null>(null);
  const pages = signal<ResumePages['pages'] | null>(null);
  const noPages = signal<string | null>(null);
  const missing = signal(false);
  const problem = signal<string | null>(null);
  const current = signal<string | null>(null);
  const memoryName = `accepted ${id}`;
  const accepted = signal<ReadonlySet<string>>(new Set(memory.read(memoryName)));
  const isBusy = signal(false);
  /** Incremented by each request for the resume, because earlier answers may be outdated. */
  let round = 0;
  const document = computed(() => {
    const now = reviewed.value;
    return now && reviewDocument(now.resume.resume_data, now.report);
  });
  const draw = latest(async () => {
    try {
      pages.value = (await service.resumes.draw(id)).pages;
      noPages.value = null;
    } catch (error) {
      noPages.value = messageOf(error);
    }
  });

  async function load(): Promise<void> {
    round += 1;
    const ours = round;
    problem.value = null;
    draw();
    try {
      const [resume, report, posting] = await Promise.all([
        service.resumes.get(id),
        service.resumes.report(id),
        service.resumes.posting(id),
      ]);
      if (ours === round) reviewed.value = { resume, report, posting };
    } catch (error) {
      if (ours !== round) return;
      if (error instanceof Refusal && error.reason === 'not_found') missing.value = true;
      else problem.value = messageOf(error);
    }
  }

  const changeOf = (changeId: string) => {
    const report = reviewed.value?.report;
    const made = report?.changes.find((change) => change.id === changeId);
    if (made) return { change: made, isUndone: false };
    const undone = report?.undone?.find((change) => change.id === changeId);
    return undone ? { change: undone, isUndone: true } : null;
  };

  let lastTurn: Promise<unknown> = Promise.resolve();
  let turns = 0;
  /** Runs work after pending work, so that no key press is lost during a change. */
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = turns === 0 ? work() : lastTurn.then(work);
    lastTurn = turn;
    turns += 1;
    try {
      return await turn;
    } finally {
      turns -= 1;
    }
  }

  /** Changes the resume and shows the service's answer, never a guess. Never rejects. */
  async function changeNow(work: () => Promise<Resume>, said: string): Promise<boolean> {
    const before = reviewed.value;
    if (!before) return false;
    isBusy.value = true;
    round += 1;
    try {
      const resume = await work();
      round += 1;
      draw();
      const report = await service.resumes.report(id);
      reviewed.value = { ...before, resume, report };
      announce(`${said} ${scoreMove(before.resume.ats_score, resume.ats_score)}`);
      return true;
    } catch (error) {
      fail(error);
      // Another tab may have changed or deleted it in the meantime.
      await load();
      return false;
    } finally {
      isBusy.value = false;
    }
  }

  const accept = (changeIds: ReadonlySet<string>): void => {
    accepted.value = changeIds;
    memory.write(memoryName, [...changeIds]);
  };

  return {
    ...{ reviewed, document, pages, noPages, missing, problem, current, accepted, isBusy, changeOf },
    change: (work, said) => inTurn(() => changeNow(work, said)),
    load,
    select(changeId) {
      current.value = changeId;
    },
    step(by) {
      const order = document.value?.order ?? [];
      if (order.length === 0) return;
      const at = current.value === null ? -1 : order.indexOf(current.value);
      const start = at < 0 && by < 0 ? order.length : at;
      current.value = order[(start + by + order.length) % order.length] ?? null;
    },
    accept(changeId) {
      const others = [...accepted.value].filter((other) => other !== changeId);
      accept(new Set(accepted.value.has(changeId) ? others : [...others, changeId]));
    },
    undo: (changeId) =>
      inTurn(async () => {
        const found = changeOf(changeId);
        if (!found || found.isUndone) return;
        accept(new Set([...accepted.value].filter((other) => other !== changeId)));
        await changeNow(() => service.resumes.revert(id, [changeId]), 'Undone.');
      }),
    redo: (changeId) =>
      inTurn(async () => {
        if (!changeOf(changeId)?.isUndone) return;
        await changeNow(() => service.resumes.restore(id, [changeId]), 'Restored.');
      }),
  };
}

function scoreMove(before: number, after: number): string {
  return before === after ? `The score stays ${after}.` : `The score is ${after}, it was ${before}.`;
}
