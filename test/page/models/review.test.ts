import { describe, expect, it } from 'vitest';
import { createReview } from '../../../src/page/review/review.ts';
import { holdService } from './held-service.ts';

const id = 'res_1';
const address = `/ui/resumes/${id}`;
const before = { changes: [{ id: 'chg_1' }], undone: [] };
const after = { changes: [], undone: [{ id: 'chg_1' }] };

function openReview() {
  const fake = holdService();
  const failures: unknown[] = [];
  const review = createReview(id, {
    service: fake.service,
    fail: (error) => void failures.push(error),
    announce: () => undefined,
    memory: { read: () => [], write: () => undefined },
  });
  const answerLoad = async (report: typeof before | typeof after, score: number) => {
    await fake.answer(`GET ${address}`, { id, ats_score: score });
    await fake.answer(`GET ${address}/report`, report);
    await fake.answer(`GET ${address}/posting`, { job_description: '' });
  };
  const shown = () => {
    const now = review.reviewed.value;
    return now && [now.resume.ats_score, now.report.changes.length, now.report.undone?.length];
  };
  return { ...fake, review, answerLoad, shown, failures };
}

describe('a review', () => {
  it('keeps a change undone when an older answer arrives later', async () => {
    const { review, answer, answerLoad, shown } = openReview();
    void review.load();
    await answerLoad(before, 80);
    void review.load();
    await answer(`GET ${address}/report`, before);
    await answer(`GET ${address}/posting`, { job_description: '' });
    void review.undo('chg_1');
    await answer(`POST ${address}/revert`, { id, ats_score: 70 });
    await answer(`GET ${address}/report`, after);
    expect(shown()).toEqual([70, 0, 1]);
    await answer(`GET ${address}`, { id, ats_score: 80 });
    expect(shown()).toEqual([70, 0, 1]);
  });

  it('ignores an older failure after newer data was loaded', async () => {
    const { review, answer, answerLoad, shown } = openReview();
    void review.load();
    void review.load();
    const refusal = { object: 'error', name: 'not_found', message: 'No such resume.' };
    await answer(`GET ${address}`, refusal, 404);
    await answer(`GET ${address}/report`, before);
    await answer(`GET ${address}/posting`, { job_description: '' });
    await answerLoad(before, 80);
    expect([review.missing.value, shown()]).toEqual([false, [80, 1, 0]]);
  });

  it('queues a change that is requested during another one', async () => {
    const { review, answer, answerLoad, shown, open } = openReview();
    void review.load();
    await answerLoad(before, 80);
    void review.undo('chg_1');
    void review.undo('chg_1');
    void review.redo('chg_1');
    await answer(`POST ${address}/revert`, { id, ats_score: 70 });
    await answer(`GET ${address}/report`, after);
    expect([shown(), review.isBusy.value]).toEqual([[70, 0, 1], true]);
    await answer(`POST ${address}/revert`, { id, ats_score: 80 });
    await answer(`GET ${address}/report`, before);
    expect([shown(), review.isBusy.value]).toEqual([[80, 1, 0], false]);
    expect(open().filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('reloads the resume when a change fails', async () => {
    const { review, answer, answerLoad, shown, failures } = openReview();
    void review.load();
    await answerLoad(before, 80);
    void review.undo('chg_1');
    const refusal = { object: 'error', name: 'validation_error', message: 'There is no such change.' };
    await answer(`POST ${address}/revert`, refusal, 422);
    await answerLoad(after, 70);
    expect([shown(), failures.length, review.isBusy.value]).toEqual([[70, 0, 1], 1, false]);
  });
});
