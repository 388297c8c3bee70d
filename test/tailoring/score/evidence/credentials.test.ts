import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../../src/posting/read-posting.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { evidenceRows } from '../../fixtures/evidence-rows.ts';
import { type ResumeSketch, resumeOf } from '../../fixtures/resume-of.ts';

function rowOf(line: string, held: Partial<ResumeSketch>) {
  const asked = {
    companyName: 'Harbor Yard',
    position: 'Pipe Welder',
    jobDescription: `Requirements:\n- ${line}`,
  };
  const job = {
    title: 'Pipe Welder',
    company: 'Dry Dock Ltd',
    date: '2019-01 - Present',
    bullets: ['Joined pipes at the dock'],
  };
  const model = readResume(standardLexicon(), resumeOf({ jobs: [job], ...held }));
  const [row] = evidenceRows(readPosting(standardLexicon(), asked), model, asked);
  if (!row) throw new Error(`no requirement in ${line}`);
  return { state: row.state, grade: row.grade, quote: row.evidence[0]?.quote };
}

const missing = { state: 'missing', grade: 0, quote: undefined };

describe('a higher level of a credential', () => {
  it.each([
    ['OSHA 10 certification required', 'OSHA 30'],
    ['HSK 4 certificate', 'HSK 5'],
    ['JLPT N3', 'JLPT N1'],
    ['DELF B1', 'DALF C1'],
    ['ITIL Foundation certification', 'ITIL Expert'],
    ['Six Sigma Green Belt', 'Lean Six Sigma Black Belt'],
    ['LPIC-1 certification', 'LPIC-2'],
    ['PRINCE2 Foundation', 'PRINCE2 Practitioner'],
  ])('shows the lower one, never the reverse: %s, %s', (asked, held) => {
    expect(rowOf(asked, { certificates: [held] })).toMatchObject({ state: 'alias_only', grade: 1 });
    expect(rowOf(`${held} certification`, { certificates: [asked.replace(/ (?:cert|lic).*/, '')] })).toEqual(
      missing,
    );
  });

  it('is read from its number', () => {
    const asked = 'NVQ Level 2 in plumbing';
    expect(rowOf(asked, { certificates: ['NVQ Level 3 in Plumbing'] }).grade).toBe(1);
    expect(rowOf(asked, { certificates: ['NVQ Level 1 in Plumbing'] })).toEqual(missing);
  });
});

describe('a credential by another name', () => {
  it.each([
    ['Must be 6G certified', 'AWS D1.1 6G', 'AWS D1.1 6G'],
    ['6G welding certification', 'AWS D1.1 6G', 'AWS D1.1 6G'],
    ['Welding certification', 'AWS D1.1', 'AWS D1.1'],
    ['Project management certification', 'PMP', 'PMP'],
    ['Confined space entry permit', 'Confined Space Entry', 'Confined Space Entry'],
  ])('is shown: %s, %s', (asked, held, quote) => {
    expect(rowOf(asked, { certificates: [held] })).toEqual({ state: 'alias_only', grade: 1, quote });
  });

  it.each([
    ['Must be 6G certified', 'AWS D1.1 3G'],
    ['6G welding certification', '6G welding (in progress)'],
    ['Safety certification', 'Food Safety Manager'],
    ['Confined space entry permit', 'Certificate of attendance, confined space'],
  ])('is not shown by another one: %s, %s', (asked, held) => {
    expect(rowOf(asked, { certificates: [held] })).toEqual(missing);
  });

  it('is not shown by the work, which does not say that it is held', () => {
    const bullets = ['Welded 6G joints', 'Checked the crane tickets of 20 drivers'];
    const job = { title: 'Pipe Welder', company: 'Dry Dock Ltd', date: '2019-01 - Present', bullets };
    for (const asked of ['Must be 6G certified', 'Crane operator certificate'])
      expect(rowOf(asked, { jobs: [job] })).toEqual(missing);
  });
});

describe('a credential that is listed', () => {
  it.each([['Full driving licence'], ['Confined space entry permit'], ['OSHA 10 certification']])(
    'among the skills is met in full: %s',
    (line) => {
      const [row, listed] = [
        rowOf(line, { skills: { Other: [line] } }),
        rowOf(line, { certificates: [line] }),
      ];
      expect([row.state, row.grade]).toEqual(['evidenced', 1]);
      expect(listed.grade).toBe(1);
    },
  );
});

describe('a certificate of a language', () => {
  it('shows the language at its level', () => {
    expect(rowOf('German B2', { certificates: ['Goethe-Zertifikat C1'] })).toMatchObject({
      state: 'alias_only',
      grade: 1,
    });
    expect(rowOf('German B2', { certificates: ['Goethe-Zertifikat A2'] }).state).toBe('in_part');
  });
});
