import { describe, expect, it } from 'vitest';
import { readBaseResume } from '../../../../src/documents/read-base-resume.ts';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../../src/posting/read-posting.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { evidenceRows } from '../../fixtures/evidence-rows.ts';

function evidenceOf(term: string, position: string, bullet: string, title = position, others: string[] = []) {
  const target = { jobDescription: `Requirements:\n- ${term}`, companyName: 'Fernhill', position };
  const { document } = readBaseResume({
    basics: { name: 'Robin Example' },
    work: [{ name: 'Oakmere', position: title, startDate: '2021-01', highlights: [bullet, ...others] }],
  });
  const found = evidenceRows(
    readPosting(standardLexicon(), target),
    readResume(standardLexicon(), document),
    target,
  );
  const [one] = found;
  if (!one) throw new Error(`${term} is not read as a requirement`);
  for (const { quote } of one.evidence) expect(bullet).toContain(quote);
  return one;
}

describe('a requirement that names a class', () => {
  it.each([
    ['frontend frameworks', 'Frontend Developer', 'Rebuilt the shop in React', 'React'],
    ['cloud platforms', 'DevOps Engineer', 'Moved 40 services to AWS', 'AWS'],
    ['JavaScript', 'Frontend Developer', 'Kept the state of the cart in Redux', 'Redux'],
    ['version control', 'Data Engineer', 'Checked every load in GitHub Actions', 'GitHub Actions'],
    ['CAD software', 'Design Engineer', 'Drew housings in SolidWorks', 'SolidWorks'],
  ])('%s, %s: "%s" shows it', (term, position, bullet, quote) => {
    expect(evidenceOf(term, position, bullet)).toMatchObject({
      state: 'alias_only',
      literal: false,
      evidence: [{ quote, implied: true }],
    });
  });

  it.each([
    ['work of others', 'Recruiter', 'Recruited developers for React and Angular'],
    ['a mere wish', 'Frontend Developer', 'Want to learn React'],
    ['another kind of thing', 'Frontend Developer', 'Wrote release notes in Word'],
  ])('is not shown by %s', (_, title, bullet) => {
    const { grade } = evidenceOf('frontend frameworks', 'Frontend Developer', bullet, title);
    expect(grade).toBe(0);
  });

  it('is not shown in a job of another trade', () => {
    const { grade } = evidenceOf(
      'frontend frameworks',
      'Frontend Developer',
      'Kept the list of bouquets in React',
      'Florist',
    );
    expect(grade).toBe(0);
  });
});

describe('a thing made in a programming language', () => {
  it.each([
    ['Java frameworks', 'Backend Developer', 'Wrote the ledger in Java', 'missing'],
    ['Python libraries', 'Data Engineer', 'Scripted the loads in Python', 'missing'],
    ['Java frameworks', 'Backend Developer', 'Compared Java frameworks and moved the ledger', 'evidenced'],
    ['Java frameworks', 'Backend Developer', 'Wrote the ledger in Spring Boot', 'alias_only'],
    ['Java programming', 'Backend Developer', 'Wrote the ledger in Java', 'evidenced'],
  ])('%s, %s: "%s" is %s', (term, position, bullet, state) => {
    expect(evidenceOf(term, position, bullet).state).toBe(state);
  });
});

describe('a requirement that names a field of work', () => {
  it.each([
    ['patient care', 'Registered Nurse', 'Sold wound care products'],
    ['human resources', 'HR Generalist', 'Went through onboarding in two weeks'],
    ['office administration', 'Office Administrator', 'Filing of metal frames', 'Receptionist'],
    ['patient care', 'Registered Nurse', 'Gave wound care on a ward of 24 beds'],
  ])('%s, %s: "%s" does not show all of it', (term, position, bullet, title = position) => {
    const { grade } = evidenceOf(term, position, bullet, title);
    expect(grade).toBeLessThanOrEqual(0.5);
  });

  it('is shown in part by one of its tasks', () => {
    const bullet = 'Gave wound care on a ward of 24 beds';
    const { grade, evidence } = evidenceOf('patient care', 'Registered Nurse', bullet);
    expect(grade).toBe(0.5);
    expect(evidence).toMatchObject([{ quote: 'wound care', limit: 'in_part', implied: true }]);
  });
});

describe('a requirement that names a suite of programs', () => {
  it.each([
    ['Microsoft Office Suite', 'Prepared the reports of two wards in Excel', 'Excel'],
    ['MS Office', 'Wrote the letters of the ward in Word', 'Word'],
    ['Adobe Creative Cloud', 'Retouched photos in Photoshop', 'Photoshop'],
  ])('%s is shown in part: "%s"', (term, bullet, quote) => {
    const { grade, evidence } = evidenceOf(term, 'Office Assistant', bullet);
    expect(grade).toBe(0.5);
    expect(evidence[0]).toMatchObject({ quote, limit: 'in_part', implied: true });
  });

  it('is not shown by a program of another suite', () => {
    expect(evidenceOf('Microsoft Office', 'Office Assistant', 'Kept the lists in Google Sheets').state).toBe(
      'missing',
    );
  });
});

describe('the language that a resume is written in', () => {
  const position = 'Warehouse Operative';
  const bullet =
    'Loaded trailers by night, counted the stock of three halls and trained the drivers of the forklifts';

  it('is shown', () => {
    const { state, grade, evidence } = evidenceOf('English', position, bullet);
    expect([state, grade]).toEqual(['alias_only', 0.75]);
    expect(evidence).toMatchObject([{ isWriting: true, implied: true, literal: false }]);
  });

  it('is shown in part if a level is asked for', () => {
    const { state, evidence } = evidenceOf('Fluent English', position, bullet);
    expect([state, evidence[0]?.limit]).toEqual(['in_part', 'in_part']);
  });

  it('is shown by short lines together, of which the longest is quoted', () => {
    const [line, others] = ['Loaded trailers of two halls', ['Counted the stock', 'Drove forklifts']];
    expect(evidenceOf('English', position, line, position, others).state).toBe('alias_only');
    expect(evidenceOf('English', position, line).state).toBe('missing');
  });

  it('does not show another language', () => {
    expect(evidenceOf('French', position, bullet).state).toBe('missing');
  });
});
