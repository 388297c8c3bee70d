import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { Route } from '../../../src/page/routes.ts';
import { newTailoring } from '../../../src/page/start/new-tailoring.ts';
import { holdService } from './held-service.ts';

type Start = Awaited<ReturnType<typeof openStart>>;

const posting = 'We look for a baker who has baked bread in a bakery.';
const address = 'https://jobs.example/1';
const reads = 'POST /ui/postings/read';

async function openStart(bases: readonly string[], { readsAddresses = false } = {}) {
  const fake = holdService();
  const dismissed: string[] = [];
  const tailoring = newTailoring({
    service: fake.service,
    fail: (error) => {
      throw error;
    },
    dismiss: () => void dismissed.push('notice'),
    announce: () => undefined,
    go: () => undefined,
    newKey: () => 'key',
    route: signal<Route>({ view: 'start' }),
    draft: { read: () => ({ text: '' }), write: () => undefined },
    memory: { read: () => [], write: () => undefined },
    readsAddresses: signal(readsAddresses),
  });
  void tailoring.load();
  await fake.answer('GET /ui/base-resumes', { data: bases.map((name) => ({ name })) });
  await fake.answer(`GET /ui/base-resume?name=${bases[0]}`, { name: bases[0], version: 'ver_0' });
  return { ...fake, tailoring, dismissed };
}

describe('the start view', () => {
  async function readFile(
    { tailoring, answer, open }: Start,
    read: { readonly name: string; readonly source: object } = { name: 'Ada Byron', source: {} },
  ) {
    const isRead = tailoring.readResume(new File(['{}'], 'resume.json'));
    await expect.poll(open).toEqual(['POST /ui/base-resume/read']);
    await answer('POST /ui/base-resume/read', { format: 'json_resume', ...read });
    await isRead;
  }
  /** Reads the posting and scores the file against it. */
  async function score({ tailoring, answer, open }: Start) {
    tailoring.setText(posting, true);
    await expect.poll(open).toEqual([reads]);
    await answer(reads, { job_description: posting });
    await answer('POST /ui/resumes/score', { ats_score: 50 });
  }
  const stores = (name: string) => [`PUT /ui/base-resume?source_format=json_resume&name=${name}`];

  it('does not replace a named base with a file if `best` was chosen', async () => {
    const start = await openStart(['frontend', 'backend']);
    void start.tailoring.chooseBase('best');
    await start.answer('GET /ui/base-resume?name=frontend', { name: 'frontend', version: 'ver_0' });
    await readFile(start);
    await score(start);
    void start.tailoring.tailor('super');
    expect(start.open()).toEqual(stores('default'));
  });

  it('scores a file without a name at once and stores it with the name that the user enters', async () => {
    const start = await openStart(['default']);
    await readFile(start, { name: '', source: { basics: { label: 'Accountant' } } });
    expect(start.tailoring.ownName.value).toBe('');
    await score(start);
    expect([start.tailoring.score.value, start.tailoring.canTailor.value]).toEqual([
      { ats_score: 50 },
      false,
    ]);
    start.tailoring.setOwnName(' Ada Byron ');
    void start.tailoring.tailor('super');
    expect(start.open()).toEqual(stores('default'));
    expect(start.bodyOf(stores('default')[0] ?? '')).toEqual({
      basics: { label: 'Accountant', name: 'Ada Byron' },
    });
  });

  it('scores a text once if a file was read during the pause in typing', async () => {
    const start = await openStart(['default']);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      start.tailoring.setText(posting, false);
      const isRead = start.tailoring.readResume(new File(['{}'], 'resume.json'));
      await vi.waitFor(() => expect(start.open()).toEqual(['POST /ui/base-resume/read']));
      await start.answer('POST /ui/base-resume/read', { format: 'json_resume', name: 'Ada', source: {} });
      await start.answer(reads, { job_description: posting });
      await start.answer('POST /ui/resumes/score', { ats_score: 50 });
      await isRead;
      await vi.advanceTimersByTimeAsync(10_000);
      expect([start.open(), start.tailoring.canTailor.value]).toEqual([[], true]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not replace a named base with a file unless the user chose that base here', async () => {
    const start = await openStart(['frontend', 'backend']);
    expect(start.tailoring.base.value).toBe('frontend');
    await readFile(start);
    expect(start.tailoring.nameOfFile.value).toBe('default');
    await score(start);
    void start.tailoring.tailor('super');
    expect(start.open()).toEqual(stores('default'));
  });

  it('stores a file as the base that was chosen here, before or after the file was read', async () => {
    const start = await openStart(['frontend', 'backend']);
    void start.tailoring.chooseBase('backend');
    await start.answer('GET /ui/base-resume?name=backend', { name: 'backend', version: 'ver_0' });
    await readFile(start);
    expect(start.tailoring.nameOfFile.value).toBe('backend');
    start.tailoring.setNameOfFile('frontend');
    await score(start);
    void start.tailoring.tailor('super');
    expect(start.open()).toEqual(stores('frontend'));
  });

  it('shows the chosen base even if an older answer comes last', async () => {
    const { tailoring, answer } = await openStart(['frontend', 'backend']);
    void tailoring.chooseBase('backend');
    void tailoring.chooseBase('frontend');
    await answer('GET /ui/base-resume?name=frontend', { name: 'frontend', version: 'ver_1' });
    await answer('GET /ui/base-resume?name=backend', { name: 'backend', version: 'ver_2' });
    expect(tailoring.stored.value?.version).toBe('ver_1');
  });

  it('reports a posting that is too long and does not send it', async () => {
    const { tailoring, answer, open } = await openStart(['default']);
    const long = 'word '.repeat(12_000);
    tailoring.setText(long, true);
    await expect.poll(open).toEqual([reads]);
    await answer(reads, { job_description: long, company_name: '', position: '' });
    expect(tailoring.problem.value).toMatch(/^This posting has [\d,]+ characters; at most 50,000 are read\./);
    expect(open()).toEqual([]);
  });

  it('counts a surrogate pair as one character, like the service', async () => {
    const { tailoring, answer, open } = await openStart(['default']);
    const long = '📎'.repeat(30_000);
    tailoring.setText(long, true);
    await expect.poll(open).toEqual([reads]);
    await answer(reads, { job_description: long, company_name: '', position: '' });
    expect(open()).toEqual(['POST /ui/resumes/score?base=default']);
  });

  it('reports a text that is too short once typing pauses, but does not report an address', async () => {
    const { tailoring } = await openStart(['default'], { readsAddresses: true });
    tailoring.setText('We look', false);
    expect(tailoring.isTooShort.value).toBe(false);
    await expect.poll(() => tailoring.isTooShort.value).toBe(true);
    tailoring.setText('We look for', false);
    expect(tailoring.isTooShort.value).toBe(false);
    tailoring.setText(address, true);
    expect(tailoring.isTooShort.value).toBe(false);
  });

  it('removes the error of a file when another file is chosen', async () => {
    const start = await openStart(['default']);
    await readFile(start);
    expect(start.dismissed).toEqual(['notice']);
  });

  it('ignores the late score of a text that was removed', async () => {
    const { tailoring, answer, open } = await openStart(['default']);
    tailoring.setText(posting, true);
    await expect.poll(open).toEqual([reads]);
    tailoring.setText('', true);
    await expect.poll(() => tailoring.isScoring.value).toBe(false);
    await answer(reads, { job_description: posting });
    expect([open(), tailoring.score.value, tailoring.isScoring.value]).toEqual([[], null, false]);
  });

  it('replaces a pasted address with its posting', async () => {
    const { tailoring, answer, open } = await openStart(['default'], { readsAddresses: true });
    tailoring.setText(` ${address}\n`, true);
    expect(open()).toEqual([reads]);
    await answer(reads, { job_description: posting, company_name: 'Crumb' });
    expect([tailoring.text.value, tailoring.company.value]).toEqual([posting, 'Crumb']);
    await answer('POST /ui/resumes/score?base=default', { ats_score: 50 });
    expect([tailoring.score.value, tailoring.isScoring.value]).toEqual([{ ats_score: 50 }, false]);
  });

  it('reads a typed address only on request and reports a failure', async () => {
    const { tailoring, answer, open } = await openStart(['default'], { readsAddresses: true });
    tailoring.setText(address, false);
    expect([tailoring.address.value, open()]).toEqual([address, []]);
    void tailoring.readAddress();
    const refusal = { object: 'error', name: 'validation_error', message: `${address}: it is not there` };
    await answer(reads, refusal, 400);
    expect(tailoring.problem.value).toBe(`${address}: it is not there`);
    expect([tailoring.text.value, tailoring.isScoring.value]).toEqual([address, false]);
  });

  it('ignores the answer for an address that was removed', async () => {
    const { tailoring, answer } = await openStart(['default'], { readsAddresses: true });
    tailoring.setText(address, true);
    tailoring.setText('Another text', false);
    await answer(reads, { job_description: posting });
    expect(tailoring.text.value).toBe('Another text');
  });
});

describe('concurrent input in the start view', () => {
  const other = 'We look for a gardener who has grown roses in a garden.';
  const scores = (base: string) => `POST /ui/resumes/score?base=${base}`;
  const stored = (name: string) => `GET /ui/base-resume?name=${name}`;
  const readPosting = (text: string, company_name = '') => ({ job_description: text, company_name });

  /** Opens the view with a scored posting that was replaced by another text, which is still being read. */
  async function openWithNewText() {
    const start = await openStart(['frontend', 'backend']);
    const { tailoring, answer, open } = start;
    tailoring.setText(posting, true);
    await expect.poll(open).toEqual([reads]);
    await answer(reads, readPosting(posting, 'Crumb'));
    await answer(scores('frontend'), { ats_score: 50 });
    expect(tailoring.canTailor.value).toBe(true);
    tailoring.setText(other, true);
    expect(tailoring.canTailor.value).toBe(false);
    await expect.poll(open).toEqual([reads]);
    return start;
  }

  /** Expects that the new text is scored and tailored to. */
  async function expectTheNewText({ tailoring, answer, open, bodyOf }: Start, base = 'frontend') {
    await expect.poll(open).toContain(scores(base));
    expect(bodyOf(scores(base))).toMatchObject({ job_description: other });
    expect(tailoring.canTailor.value).toBe(false);
    await answer(scores(base), { ats_score: 60 });
    expect([tailoring.score.value, tailoring.canTailor.value]).toEqual([{ ats_score: 60 }, true]);
    void tailoring.tailor('good');
    const generates = `POST /ui/resumes/generate?base=${base}&require=requirements`;
    await expect.poll(open).toContain(generates);
    expect(bodyOf(generates)).toMatchObject({ job_description: other });
  }

  it('scores another base that is chosen while the new text is read', async () => {
    const start = await openWithNewText();
    void start.tailoring.chooseBase('backend');
    await start.answer(stored('backend'), { name: 'backend', version: 'ver_1' });
    await start.answer(reads, readPosting(other));
    await expectTheNewText(start, 'backend');
  });

  it('does not allow tailoring with another base before its score arrives', async () => {
    const { tailoring, answer, open } = await openStart(['frontend', 'backend']);
    tailoring.setText(posting, true);
    await expect.poll(open).toEqual([reads]);
    await answer(reads, readPosting(posting));
    await answer(scores('frontend'), { ats_score: 50 });
    void tailoring.chooseBase('backend');
    expect(tailoring.canTailor.value).toBe(false);
    await answer(stored('backend'), { name: 'backend', version: 'ver_1' });
    await answer(scores('backend'), { ats_score: 40 });
    expect(tailoring.canTailor.value).toBe(true);
  });

  it('keeps a company that is typed while the new text is read, and reads the text once', async () => {
    const start = await openWithNewText();
    start.tailoring.setTarget({ company: 'Rose Hall' });
    await start.answer(reads, { ...readPosting(other, 'Found'), position: 'Gardener' });
    await expectTheNewText(start);
    expect([start.tailoring.company.value, start.tailoring.position.value]).toEqual([
      'Rose Hall',
      'Gardener',
    ]);
  });

  it('reads the text again when a company is typed after a failure', async () => {
    const start = await openWithNewText();
    const refusal = { object: 'error', name: 'internal_error', message: 'Not now.' };
    await start.answer(reads, refusal, 500);
    expect([start.tailoring.problem.value, start.tailoring.score.value]).toEqual(['Not now.', null]);
    start.tailoring.setTarget({ company: 'Rose Hall' });
    await expect.poll(start.open).toEqual([reads]);
    await start.answer(reads, readPosting(other));
    await expectTheNewText(start);
  });

  it('scores a file that is chosen while the new text is read, and then the stored resume again', async () => {
    const start = await openWithNewText();
    const { tailoring, answer, open, bodyOf } = start;
    void tailoring.readResume(new File(['{}'], 'resume.json'));
    await expect.poll(open).toContain('POST /ui/base-resume/read');
    await answer('POST /ui/base-resume/read', { format: 'json_resume', name: 'Ada Byron', source: {} });
    await answer(reads, readPosting(other));
    await expect.poll(open).toEqual(['POST /ui/resumes/score']);
    expect(bodyOf('POST /ui/resumes/score')).toMatchObject({ job_description: other });
    tailoring.useStored();
    await expectTheNewText(start);
  });

  it('does not replace text that is typed while a file is read', async () => {
    const { tailoring, answer, open } = await openStart(['default']);
    const isRead = tailoring.readPostingFile(new File(['{}'], 'posting.txt'));
    await expect.poll(open).toEqual([reads]);
    tailoring.setText('Another text', false);
    await answer(reads, readPosting(posting));
    await isRead;
    expect([tailoring.text.value, tailoring.isScoring.value]).toEqual(['Another text', false]);
  });

  it('uses the last of two files, even if the first is read later', async () => {
    const { tailoring, answer, open } = await openStart(['default']);
    const readsFile = 'POST /ui/base-resume/read';
    const files = [tailoring.readResume(new File(['{}'], 'one.json'))];
    await expect.poll(open).toEqual([readsFile]);
    files.push(tailoring.readResume(new File(['{}'], 'two.json')));
    await expect.poll(open).toEqual([readsFile, readsFile]);
    const held = (name: string) => ({ format: 'json_resume', name, source: {} });
    const [first, second] = [held('One'), held('Two')];
    await answer(readsFile, first);
    expect(tailoring.reading.value).toBe(null);
    await answer(readsFile, second);
    await Promise.all(files);
    expect(tailoring.reading.value?.name).toBe('Two');
  });

  it('does not change the request when another text is entered while the resume is stored', async () => {
    const { tailoring, answer, open, bodyOf } = await openStart(['default']);
    const isRead = tailoring.readResume(new File(['{}'], 'resume.json'));
    await expect.poll(open).toEqual(['POST /ui/base-resume/read']);
    await answer('POST /ui/base-resume/read', { format: 'json_resume', name: 'Ada Byron', source: {} });
    await isRead;
    tailoring.setText(posting, true);
    await expect.poll(open).toEqual([reads]);
    await answer(reads, readPosting(posting));
    await answer('POST /ui/resumes/score', { ats_score: 50 });
    const isMade = tailoring.tailor('good');
    tailoring.setText(other, true);
    await expect.poll(open).toContain(reads);
    await answer(reads, readPosting(other));
    await answer('PUT /ui/base-resume?source_format=json_resume&name=default', { version: 'ver_1' });
    const generate = 'POST /ui/resumes/generate?base=default&require=requirements';
    expect(bodyOf(generate)).toMatchObject({ job_description: posting });
    const refusal = { object: 'error', name: 'internal_error', message: 'Not now.' };
    await expect(Promise.all([isMade, answer(generate, refusal, 500)])).rejects.toThrow('Not now.');
  });
});
