import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../../src/rendering/create-renderer.ts';
import { provePrintedPdf } from '../../../src/rendering/proof/prove-printed-pdf.ts';
import { folders } from '../folders.ts';
import { bullets, item, resume } from '../sample-document.ts';

const renderer = createRenderer(folders);
afterAll(() => renderer.close());

const role = { company: 'Acme', position: 'Engineer', date: '2020' };
const jobs = [
  item('experience', {
    ...role,
    summary: bullets('Moved the settlement to events.', 'Cut the bill by half.'),
  }),
  item('experience', { ...role, summary: bullets('Answered every ticket.') }),
];
const withJobs = (items: typeof jobs) =>
  resume(({ sections }) => Object.assign(sections.experience, { items }));

/** The proof works with any PDF, so a PDF of Typst is used. */
async function proofOf(printed: typeof jobs, keepsEntries: boolean) {
  const { pdf } = await renderer.render({
    document: withJobs(printed),
    look: { theme: 'ats' },
    check: false,
  });
  return provePrintedPdf({ pdf, document: withJobs(jobs), keepsEntries });
}

describe('the proof of a PDF that a browser printed', () => {
  it.each([true, false])('finds all texts (entries in order: %s)', async (keepsEntries) => {
    expect(await proofOf(jobs, keepsEntries)).toMatchObject({ ok: true, missing: [] });
  });

  it('checks the order of entries if the theme keeps it, and warns about unchecked parts', async () => {
    const check = await proofOf(jobs.toReversed(), true);
    expect(check.missing).toEqual([
      '"Answered every ticket." (sections.experience.items[1], in the order of the file)',
    ]);
    expect(check.warnings[0]).toMatch(
      /the bullets of each section in turn, but not the order of sections and columns/,
    );
    const free = await proofOf(jobs.toReversed(), false);
    expect(free).toMatchObject({ ok: true, missing: [] });
    expect(free.warnings[0]).toMatch(/but not the order of entries and columns\.$/);
  });

  it('reports a lost text once', async () => {
    const { missing } = await proofOf(jobs.slice(0, 1), true);
    expect(missing).toEqual([
      '"Answered every ticket." (sections.experience.items[1], in the order of the file)',
    ]);
  });
});
