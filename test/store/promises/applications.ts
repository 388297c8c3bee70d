import { expect, it } from 'vitest';
import type { NewStep } from '../../../src/service/store-port.ts';
import { bytes, generate, live, resumeId, stranger, test as testScope } from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

export function describeApplications(harness: StoreHarness): void {
  const place = useStore(harness);
  const [first, second, third] = [resumeId(1), resumeId(2), resumeId(3)];
  const pdf = { hash: 'f00d', bytes: bytes('%PDF as it was sent') };
  const step = (status: NewStep['status'], day: number, changes: Partial<NewStep> = {}): NewStep => ({
    status,
    date: `2026-11-0${day}`,
    note: null,
    pdf: null,
    ...changes,
  });
  const add = (id: string, added: NewStep, most = 10) =>
    place.store.addApplicationStep(live, id, added, most);
  const stepsOf = async (id = first) =>
    (await place.store.findApplication(live, id))?.steps.map(({ status, date }) => `${status} ${date}`);

  it('keeps every step in the order of recording, the newest last', async () => {
    await generate(place.store, first);
    expect(await stepsOf()).toEqual([]);
    for (const one of [step('applied', 3), step('interview', 9), step('interview', 5)]) await add(first, one);
    expect(await stepsOf()).toEqual(['applied 2026-11-03', 'interview 2026-11-09', 'interview 2026-11-05']);
    expect(await place.store.findApplication(live, first)).toMatchObject({
      resume: { id: first, companyName: 'Initech', position: 'Engineer' },
    });
    expect(await place.store.findApplication(stranger, first)).toBeNull();
    expect(await place.store.findApplication(testScope, first)).toBeNull();
  });

  it('keeps note and PDF of an existing step that is recorded again, and makes it the newest', async () => {
    await generate(place.store, first);
    await add(first, step('applied', 3, { note: 'by mail', pdf }));
    await add(first, step('interview', 9));
    await add(first, step('applied', 3, { pdf: { ...pdf, hash: 'beef' } }));
    expect((await place.store.findApplication(live, first))?.steps).toEqual([
      { status: 'interview', date: '2026-11-09', note: null, pdfHash: null },
      { status: 'applied', date: '2026-11-03', note: 'by mail', pdfHash: 'f00d' },
    ]);
    expect(await place.store.findSentPdf(live, first, 'beef')).toBeNull();
  });

  it('adds the PDF to a step that was recorded without one', async () => {
    await generate(place.store, first);
    await add(first, step('applied', 3, { note: 'by mail' }));
    await add(first, step('applied', 3, { pdf }));
    expect((await place.store.findApplication(live, first))?.steps).toEqual([
      { status: 'applied', date: '2026-11-03', note: 'by mail', pdfHash: 'f00d' },
    ]);
    expect(await place.store.findSentPdf(live, first, 'f00d')).toEqual(pdf.bytes);
  });

  it('returns the PDF as it was sent, only to its account', async () => {
    await generate(place.store, first);
    await add(first, step('applied', 3, { pdf }));
    expect(await place.store.findSentPdf(live, first, 'f00d')).toEqual(pdf.bytes);
    expect(await place.store.findSentPdf(stranger, first, 'f00d')).toBeNull();
    await place.store.deleteApplication(live, first);
    expect(await place.store.findSentPdf(live, first, 'f00d')).toBeNull();
    expect(await stepsOf()).toEqual([]);
  });

  it('refuses a step without a resume, and steps above the limit', async () => {
    expect(await add(first, step('applied', 3))).toBe(false);
    await generate(place.store, first);
    expect(await add(first, step('applied', 3), 1)).toBe(true);
    expect(await add(first, step('interview', 4), 1)).toBe(false);
    expect(await add(first, step('applied', 3, { note: 'known' }), 1)).toBe(true);
  });

  it('lists applications and resumes by status, page by page', async () => {
    for (const id of [first, second, third]) await generate(place.store, id);
    await add(first, step('applied', 3));
    await add(third, step('applied', 3));
    await add(third, step('interview', 9));
    const applications = async (page = {}) =>
      (await place.store.listApplications(live, { limit: 9, ...page })).data.map(({ resume }) => resume.id);
    const resumes = async (page = {}) =>
      (await place.store.listResumes(live, { limit: 9, ...page })).data.map(({ id }) => id);
    expect(await applications()).toEqual([third, first]);
    expect(await applications({ status: 'applied' })).toEqual([first]);
    expect(await applications({ after: third })).toEqual([first]);
    expect(await applications({ before: first, limit: 1 })).toEqual([third]);
    expect(await applications({ q: 'nitec', status: 'interview' })).toEqual([third]);
    expect(await applications({ q: 'globex' })).toEqual([]);
    expect(await resumes({ status: 'interview' })).toEqual([third]);
    expect(await resumes({ status: 'applied', before: first })).toEqual([]);
    expect(await resumes({ status: 'offer' })).toEqual([]);
    expect((await place.store.listApplications(live, { limit: 1 })).hasMore).toBe(true);
    expect(await place.store.listApplications(stranger, { limit: 9 })).toEqual({ data: [], hasMore: false });
  });

  it('deletes an application with its resume', async () => {
    await generate(place.store, first);
    await add(first, step('applied', 3, { pdf }));
    await place.store.deleteResume(live, first);
    expect(await place.store.findApplication(live, first)).toBeNull();
    expect(await place.store.findSentPdf(live, first, 'f00d')).toBeNull();
  });

  it('deletes an application with its account', async () => {
    await generate(place.store, first);
    await add(first, step('applied', 3, { pdf }));
    expect(await place.store.deleteAccount(live.accountId)).toEqual([first]);
    expect(await place.store.findSentPdf(live, first, 'f00d')).toBeNull();
  });
}
