import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../../src/page/places.ts';
import { newTailoring } from '../../../src/page/start/new-tailoring.ts';
import { holdService } from './held-service.ts';

async function openStart(bases: readonly string[], { readsAddresses = false } = {}) {
  const held = holdService();
  const dismissed: string[] = [];
  const tailoring = newTailoring({
    service: held.service,
    fail: (error) => {
      throw error;
    },
    dismiss: () => void dismissed.push('notice'),
    announce: () => undefined,
    go: () => undefined,
    newKey: () => 'key',
    place: signal<Place>({ view: 'start' }),
    draft: { read: () => '', write: () => undefined },
    memory: { read: () => [], write: () => undefined },
    readsAddresses: signal(readsAddresses),
  });
  void tailoring.load();
  await held.answer('GET /ui/base-resumes', { data: bases.map((name) => ({ name })) });
  await held.answer(`GET /ui/base-resume?name=${bases[0]}`, { name: bases[0], version: 'ver_0' });
  return { ...held, tailoring, dismissed };
}

describe('the first step', () => {
  async function readFile({ tailoring, answer, open }: Awaited<ReturnType<typeof openStart>>) {
    const isRead = tailoring.readResume(new File(['{}'], 'resume.json'));
    await expect.poll(open).toEqual(['POST /ui/base-resume/read']);
    await answer('POST /ui/base-resume/read', { format: 'json_resume', name: 'Ada Byron', source: {} });
    await isRead;
  }
  const stores = (name: string) => [`PUT /ui/base-resume?source_format=json_resume&name=${name}`];

  it('a file replaces no named base when the best one was asked for', async () => {
    const start = await openStart(['frontend', 'backend']);
    void start.tailoring.chooseBase('best');
    await start.answer('GET /ui/base-resume?name=frontend', { name: 'frontend', version: 'ver_0' });
    await readFile(start);
    void start.tailoring.tailor('super');
    expect(start.open()).toEqual(stores('default'));
  });

  it('a file that names nobody is scored at once, and stored under the name that the person says', async () => {
    const start = await openStart(['default']);
    const isRead = start.tailoring.readResume(new File(['{}'], 'resume.json'));
    await expect.poll(start.open).toEqual(['POST /ui/base-resume/read']);
    const source = { basics: { label: 'Accountant' } };
    await start.answer('POST /ui/base-resume/read', { format: 'json_resume', name: '', source });
    await isRead;
    expect(start.tailoring.ownName.value).toBe('');
    start.tailoring.setOwnName(' Ada Byron ');
    void start.tailoring.tailor('super');
    expect(start.open()).toEqual(stores('default'));
    expect(start.bodyOf(stores('default')[0] ?? '')).toEqual({
      basics: { label: 'Accountant', name: 'Ada Byron' },
    });
  });

  it('a file replaces no named base that nobody chose here', async () => {
    const start = await openStart(['frontend', 'backend']);
    expect(start.tailoring.base.value).toBe('frontend');
    await readFile(start);
    expect(start.tailoring.nameOfFile.value).toBe('default');
    void start.tailoring.tailor('super');
    expect(start.open()).toEqual(stores('default'));
  });

  it('a file is stored under the name that was chosen here, before it was read or after', async () => {
    const start = await openStart(['frontend', 'backend']);
    void start.tailoring.chooseBase('backend');
    await start.answer('GET /ui/base-resume?name=backend', { name: 'backend', version: 'ver_0' });
    await readFile(start);
    expect(start.tailoring.nameOfFile.value).toBe('backend');
    start.tailoring.setNameOfFile('frontend');
    void start.tailoring.tailor('super');
    expect(start.open()).toEqual(stores('frontend'));
  });

  it('shows the base that is chosen, whichever answer comes last', async () => {
    const { tailoring, answer } = await openStart(['frontend', 'backend']);
    void tailoring.chooseBase('backend');
    void tailoring.chooseBase('frontend');
    await answer('GET /ui/base-resume?name=frontend', { name: 'frontend', version: 'ver_1' });
    await answer('GET /ui/base-resume?name=backend', { name: 'backend', version: 'ver_2' });
    expect(tailoring.stored.value?.version).toBe('ver_1');
  });

  const posting = 'We look for a baker who has baked bread in a bakery.';
  const address = 'https://jobs.example/1';

  it('a posting that is too long is said to be so in words for the person, and not sent', async () => {
    const { tailoring, answer, open } = await openStart(['default']);
    const long = 'word '.repeat(12_000);
    tailoring.setText(long, true);
    await expect.poll(open).toEqual(['POST /ui/postings/read']);
    await answer('POST /ui/postings/read', { job_description: long, company_name: '', position: '' });
    expect(tailoring.problem.value).toMatch(/^This posting has [\d,]+ characters; at most 50,000 are read\./);
    expect(open()).toEqual([]);
  });

  it('characters are counted as the service counts them, signs of two units as one', async () => {
    const { tailoring, answer, open } = await openStart(['default']);
    const long = '📎'.repeat(30_000);
    tailoring.setText(long, true);
    await expect.poll(open).toEqual(['POST /ui/postings/read']);
    await answer('POST /ui/postings/read', { job_description: long, company_name: '', position: '' });
    expect(open()).toEqual(['POST /ui/resumes/score?base=default']);
  });

  it('a text is called too short when the typing rests, and an address never', async () => {
    const { tailoring } = await openStart(['default'], { readsAddresses: true });
    tailoring.setText('We look', false);
    expect(tailoring.isTooShort.value).toBe(false);
    await expect.poll(() => tailoring.isTooShort.value).toBe(true);
    tailoring.setText('We look for', false);
    expect(tailoring.isTooShort.value).toBe(false);
    tailoring.setText(address, true);
    expect(tailoring.isTooShort.value).toBe(false);
  });

  it('another file takes back why the one before was refused', async () => {
    const start = await openStart(['default']);
    await readFile(start);
    expect(start.dismissed).toEqual(['notice']);
  });

  it('a text that is taken away leaves nothing at work, and its late score is not shown', async () => {
    const { tailoring, answer, open } = await openStart(['default']);
    tailoring.setText(posting, true);
    await expect.poll(open).toEqual(['POST /ui/postings/read']);
    tailoring.setText('', true);
    await expect.poll(() => tailoring.isScoring.value).toBe(false);
    await answer('POST /ui/postings/read', { job_description: posting });
    expect([open(), tailoring.score.value, tailoring.isScoring.value]).toEqual([[], null, false]);
  });

  it('puts the posting in the place of its address when that is pasted', async () => {
    const { tailoring, answer, open } = await openStart(['default'], { readsAddresses: true });
    tailoring.setText(` ${address}\n`, true);
    expect(open()).toEqual(['POST /ui/postings/read']);
    await answer('POST /ui/postings/read', { job_description: posting, company_name: 'Crumb' });
    expect([tailoring.text.value, tailoring.company.value]).toEqual([posting, 'Crumb']);
    await answer('POST /ui/resumes/score?base=default', { ats_score: 50 });
    expect([tailoring.score.value, tailoring.isScoring.value]).toEqual([{ ats_score: 50 }, false]);
  });

  it('reads an address that is typed only when the person says so, and says why one cannot be had', async () => {
    const { tailoring, answer, open } = await openStart(['default'], { readsAddresses: true });
    tailoring.setText(address, false);
    expect([tailoring.address.value, open()]).toEqual([address, []]);
    void tailoring.readAddress();
    const refusal = { object: 'error', name: 'validation_error', message: `${address}: it is not there` };
    await answer('POST /ui/postings/read', refusal, 400);
    expect(tailoring.problem.value).toBe(`${address}: it is not there`);
    expect([tailoring.text.value, tailoring.isScoring.value]).toEqual([address, false]);
  });

  it('an answer for an address that is there no more changes nothing', async () => {
    const { tailoring, answer } = await openStart(['default'], { readsAddresses: true });
    tailoring.setText(address, true);
    tailoring.setText('Another text', false);
    await answer('POST /ui/postings/read', { job_description: posting });
    expect(tailoring.text.value).toBe('Another text');
  });
});
