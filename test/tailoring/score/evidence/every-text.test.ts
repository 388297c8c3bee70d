import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../../../src/contract/resume/resume-document.ts';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../../src/posting/read-posting.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { scoreResume } from '../../../../src/tailoring/score/score-resume.ts';
import { evidenceRows } from '../../fixtures/evidence-rows.ts';
import { type ResumeSketch, resumeOf } from '../../fixtures/resume-of.ts';

const link = { label: '', href: '' };
const id = `c${'0'.repeat(23)}`;

function target(...lines: readonly string[]) {
  const jobDescription = `Requirements:\n${lines.map((line) => `- ${line}`).join('\n')}`;
  return { companyName: 'Harbor Clinic', position: 'Nurse', jobDescription };
}

function rowOf(document: ResumeDocument, line: string) {
  const asked = target(line);
  const [row] = evidenceRows(
    readPosting(standardLexicon(), asked),
    readResume(standardLexicon(), document),
    asked,
  );
  if (!row) throw new Error(`no requirement in ${line}`);
  return { state: row.state, grade: row.grade, path: row.evidence[0]?.path, quote: row.evidence[0]?.quote };
}

function nurse(bullet: string, more: Partial<ResumeSketch> = {}): ResumeSketch {
  const job = { title: 'Ward Clerk', company: 'Harbor Clinic', date: '2019-01 - Present', bullets: [bullet] };
  return { jobs: [job], ...more };
}

describe('colleagues', () => {
  it.each([
    ['in the plural', 'In charge of a 42 bed unit, 12-14 RNs per shift', 'Current RN license'],
    ['after a number', 'Planned the shifts of 14 RN', 'Current RN license'],
    ['in words', 'Worked beside three Registered Nurses', 'Current RN license'],
    ['as a skill of a profession', 'Drew up the rota of 3 charge nurses', 'Charge nurse experience'],
    ['in German', 'Arbeit im Team mit 5 Bilanzbuchhaltern', 'Bilanzbuchhalter'],
    ['in Chinese', '协助3名注册会计师', '注册会计师'],
  ])('%s do not show a license of the person', (_, bullet, line) => {
    const { state, grade } = rowOf(resumeOf(nurse(bullet)), line);
    expect([['aspirational', 'missing'].includes(state), grade]).toEqual([true, 0]);
  });

  it('do not show a mandatory license', () => {
    const asked = target('Current RN license');
    const model = readResume(standardLexicon(), resumeOf(nurse('Charge nurse of 12 RNs')));
    const { knockouts } = scoreResume({
      posting: readPosting(standardLexicon(), asked),
      model,
      target: asked,
      asOf: '2026-11-21',
    });
    expect(knockouts).toEqual([expect.objectContaining({ type: 'licence', met: false })]);
  });

  it.each([
    ['Worked as RN on a 42 bed unit', 'Current RN license'],
    ['5 years RN in acute care', 'Current RN license'],
    ['RN licenses in two states', 'Current RN license'],
    ['Ran 3 web servers', 'web servers'],
  ])('are not meant by "%s"', (bullet, line) => {
    expect(rowOf(resumeOf(nurse(bullet)), line).grade).toBeGreaterThan(0);
  });
});

describe('certificates', () => {
  function withCertificate(issuer: string, summary: string): ResumeDocument {
    const document = resumeOf(nurse('Answered the phone', { certificates: ['CCRN'] }));
    const [item] = document.sections.certifications.items;
    if (item) Object.assign(item, { issuer, summary });
    return document;
  }

  it('count if the second was read as the issuer of the first', () => {
    expect(rowOf(withCertificate('ACLS (AHA)', ''), 'ACLS certification')).toMatchObject({
      grade: 1,
      path: 'certificates[0].issuer',
      quote: 'ACLS',
    });
  });

  it('count in the text below another one', () => {
    const document = withCertificate('', '<p>First Aid/CPR</p><p>Valid driver’s license</p>');
    for (const line of ['CPR certification', 'Valid driver’s license'])
      expect(rowOf(document, line)).toMatchObject({ grade: 1, path: 'certificates[0].summary' });
  });

  it('do not show a skill by their issuer', () => {
    expect(rowOf(withCertificate('Amazon Web Services', ''), 'AWS').state).toBe('missing');
  });

  it('show a skill in part that is only mentioned below them', () => {
    expect(rowOf(withCertificate('', '<p>Topics: wound care</p>'), 'Wound care').state).toBe('listed_only');
  });
});

describe('custom sections', () => {
  function withOther(name: string, summary = ''): ResumeDocument {
    const document = resumeOf(nurse('Answered the phone'));
    const item = {
      ...{ id, visible: true, name, description: '', date: '', location: '' },
      ...{ summary, keywords: ['Forklift'], url: link },
    };
    const other = { id, name: 'Other', columns: 1, separateLinks: true, visible: true, items: [item] };
    document.sections.custom['other'] = other;
    return document;
  }

  it.each([
    ['Valid driver’s license. OSHA 10.', 'Driver’s license'],
    ['Valid driver’s license. OSHA 10.', 'OSHA 10'],
    ['Carnet de conducir B', 'Carnet de conducir'],
    ['Français courant', 'Français'],
  ])('with "%s" show %s as held or spoken', (name, line) => {
    expect(rowOf(withOther(name), line)).toMatchObject({ grade: 1, path: 'custom[0].items[0].name' });
  });

  it('only mention a skill', () => {
    const { state, grade, path } = rowOf(withOther('Hobby', '<p>Wound care</p>'), 'Wound care');
    expect([state, path]).toEqual(['listed_only', 'custom[0].items[0].summary']);
    expect(grade).toBeLessThan(0.3);
  });

  it('do not show a license that is only wished for', () => {
    expect(rowOf(withOther('No driver’s license yet'), 'Driver’s license').grade).toBe(0);
  });

  it('count only if visible', () => {
    const document = withOther('Valid driver’s license');
    Object.assign(document.sections.custom['other'] ?? {}, { visible: false });
    expect(rowOf(document, 'Driver’s license').state).toBe('missing');
  });

  it('include the custom fields of the contact details', () => {
    const document = resumeOf(nurse('Answered the phone'));
    document.basics.customFields.push({ id, icon: '', name: 'Führerschein', value: 'Klasse B' });
    expect(rowOf(document, 'Führerschein').path).toBe('basics.customFields[0].name');
  });
});
