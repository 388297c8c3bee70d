import { expect, it } from 'vitest';
import {
  attempt,
  base,
  bytes,
  end,
  generate,
  live,
  resumeId,
  start,
  stranger,
  test as testScope,
} from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

export function describeResumes(harness: StoreHarness): void {
  const place = useStore(harness);
  const id = resumeId(1);

  async function stored() {
    const resume = await place.store.findResume(live, id);
    if (!resume) throw new Error('not stored');
    return resume;
  }

  it('returns exactly what was stored', async () => {
    await generate(place.store, id);
    const { jobDescription, asOf, plan, report } = end(id).tailoring;
    expect(await place.store.findTailoring(live, id)).toMatchObject({ jobDescription, asOf, plan, report });
    expect((await stored()).resume.resumeData).toEqual(bytes(`{"for":"${id}"}`));
  });

  it.each([
    ['another account', stranger],
    ['the other mode', testScope],
  ])('finds nothing for %s', async (_, scope) => {
    await generate(place.store, id);
    expect(await place.store.findResume(scope, id)).toBeNull();
    expect(await place.store.findTailoring(scope, id)).toBeNull();
    expect(await place.store.deleteResume(scope, id)).toBe(false);
    expect(await place.store.findResume(live, id)).not.toBeNull();
  });

  it('finds which of many ids are resumes, of any account and mode, with or without a PDF', async () => {
    await place.store.putBase(stranger, base());
    const withPdf = { pdfGeneratedAt: start, pdfVersion: 'v' };
    await generate(place.store, id);
    await generate(place.store, resumeId(2), attempt({ scope: testScope }));
    await generate(place.store, resumeId(3), attempt({ scope: stranger }));
    await place.store.changeResume(await stored(), { resume: withPdf });
    const asked = Array.from({ length: 600 }, (_, number) => resumeId(number));
    const existing = await place.store.existingResumes(asked);
    expect([...existing].toSorted()).toEqual([id, resumeId(2), resumeId(3)]);
    expect(await place.store.existingResumes([])).toEqual(new Set());
  });

  it('changes resume and tailoring together', async () => {
    await generate(place.store, id);
    const changes = {
      resume: { atsScore: 60, resumeData: bytes('{"n":2}') },
      tailoring: { plan: '[1]', report: '{"n":2}' },
    };
    expect(await place.store.changeResume(await stored(), changes)).toBe(true);
    expect((await stored()).resume).toMatchObject({
      ...changes.resume,
      look: { theme: 'ats' },
      creditsRemaining: 998,
    });
    expect(await place.store.findTailoring(live, id)).toMatchObject({
      ...changes.tailoring,
      asOf: '2026-11-21',
    });
  });

  it('refuses a change to an outdated resume', async () => {
    await generate(place.store, id);
    const [first, second] = [await stored(), await stored()];
    expect(await place.store.changeResume(first, { resume: { atsScore: 1 } })).toBe(true);
    const late = { resume: { atsScore: 2 }, tailoring: { plan: 'late' } };
    expect(await place.store.changeResume(second, late)).toBe(false);
    expect((await stored()).resume.atsScore).toBe(1);
    expect((await place.store.findTailoring(live, id))?.plan).toBe('[]');
  });

  it('finds a resume by its PDF only while that PDF is current', async () => {
    await generate(place.store, id);
    expect(await place.store.findResumeByPdf(id, 'p1')).toBeNull();
    await place.store.changeResume(await stored(), { resume: { pdfVersion: 'p1', pdfGeneratedAt: start } });
    expect(await place.store.findResumeByPdf(id, 'p1')).toEqual(await stored());
    await place.store.changeResume(await stored(), { resume: { pdfVersion: 'p2' } });
    expect(await place.store.findResumeByPdf(id, 'p1')).toBeNull();
  });

  it('deletes a resume permanently, once', async () => {
    await generate(place.store, id);
    const before = await stored();
    expect(await place.store.deleteResume(live, id)).toBe(true);
    expect(await place.store.findResume(live, id)).toBeNull();
    expect(await place.store.findTailoring(live, id)).toBeNull();
    expect(await place.store.changeResume(before, { resume: { atsScore: 1 } })).toBe(false);
    expect(await place.store.deleteResume(live, id)).toBe(false);
  });
}
