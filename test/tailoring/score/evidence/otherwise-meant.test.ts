import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../../src/posting/read-posting.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { evidenceRows } from '../../fixtures/evidence-rows.ts';
import { resumeOf } from '../../fixtures/resume-of.ts';

const conduit = 'Requirements:\n- Experience with conduit bending (EMT, rigid)';
const ambulance = 'Requirements:\n- EMT certification';

function stateOf(jobDescription: string, bullet: string): string | undefined {
  const target = { companyName: 'Acme', position: 'Electrician', jobDescription };
  const job = { title: 'Electrician', company: 'Volt', date: '2019-01 - Present', bullets: [bullet] };
  const rows = evidenceRows(
    readPosting(standardLexicon(), target),
    readResume(standardLexicon(), resumeOf({ jobs: [job] })),
    target,
  );
  return rows.find(({ requirement }) => requirement.term.startsWith('EMT'))?.state;
}

describe('a word that is spelled like a term but means something else', () => {
  it.each([
    ['tubing shows tubing', conduit, 'Read blueprints, bend EMT and rigid up to 4"', 'evidenced'],
    ['a paramedic has no tubing', conduit, 'Treated patients as an EMT', 'missing'],
    ['tubing is not a certificate', ambulance, 'Bend EMT and rigid conduit', 'missing'],
    ['a paramedic has the certificate', ambulance, 'Treated patients as an EMT', 'alias_only'],
  ])('%s', (_, posting, bullet, state) => {
    expect(stateOf(posting, bullet)).toBe(state);
  });
});
