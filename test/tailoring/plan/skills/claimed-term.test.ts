import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { titleImplies } from '../../../../src/tailoring/plan/skills/claimed-term.ts';
import { prepareResume } from '../../../../src/tailoring/tailor-resume.ts';
import { asOf, documentOf } from '../../cases.ts';

interface Person {
  readonly position: string;
  readonly label?: string;
  readonly summary?: string;
  readonly highlights?: readonly string[];
  readonly education?: Readonly<Record<string, string>>;
  readonly certificates?: readonly string[];
  /** Listed in a group of credentials among the skills. */
  readonly licenses?: readonly string[];
}

/** What joins the list of skills once the verifier has had its word. */
function surfaced(person: Person, asked: string, wanted = person.position) {
  const { position, label, summary, education, highlights = [], certificates = [], licenses = [] } = person;
  const resume = {
    basics: { name: 'Pat Doe', label, summary, email: 'pat@example.org' },
    work: [{ name: 'Acme', position, startDate: '2018-01', highlights: ['Kept the rota', ...highlights] }],
    skills: [
      { name: 'Tools', keywords: ['Excel'] },
      ...(licenses.length > 0 ? [{ name: 'Licenses', keywords: [...licenses] }] : []),
    ],
    education: education ? [{ institution: 'Leeds', ...education }] : [],
    certificates: certificates.map((name) => ({ name })),
  };
  const jobDescription = `${wanted}\n\nRequirements:\n${asked}`;
  const target = { companyName: 'Delta', position: wanted, jobDescription };
  const { edits } = prepareResume(standardLexicon(), {
    base: documentOf({ resume }),
    target,
    level: 'super',
    asOf,
  });
  return edits.flatMap((edit) => (edit.op === 'surface_skill' ? [edit.text] : []));
}

describe('what a title tells', () => {
  test.each([
    ['AML Analyst', 'AML'],
    ['Senior AML Analyst II', 'AML'],
    ['Financial Analyst, FP&A', 'FP&A'],
    ['Oficial de mantenimiento', 'mantenimiento'],
    ['Mechatroniker Montage und Inbetriebnahme', 'Montage'],
    ['SPS-Programmierer', 'SPS'],
    ['前端开发工程师', '前端开发'],
    ['总账会计（组长）', '总账'],
  ])('the holder of %s does %s', (title, term) => {
    const start = title.indexOf(term);
    expect(titleImplies(title, { start, end: start + term.length })).toBe(true);
  });

  test.each([
    ['Cybersecurity Sales Manager', 'Cybersecurity'],
    ['Recruiter, Data Science', 'Data Science'],
    ['Payroll Software Consultant', 'Payroll'],
    ['Trainee Machine Learning Engineer', 'Machine Learning'],
    ['Praktikantin Controlling', 'Controlling'],
    ['Stagiaire en comptabilité', 'comptabilité'],
    ['前端开发实习生', '前端开发'],
    ['财务软件销售', '财务'],
  ])('the holder of %s need not do %s', (title, term) => {
    const start = title.indexOf(term);
    expect(titleImplies(title, { start, end: start + term.length })).toBe(false);
  });

  test('joins the list where the job is related, and no other does', () => {
    expect(surfaced({ position: 'AML Analyst' }, '- AML')).toEqual(['AML']);
    expect(surfaced({ position: 'AML Analyst' }, '- AML', 'Pastry Chef')).toEqual([]);
    // Known to no table, and written as a name.
    expect(surfaced({ position: 'ZTQ Analyst' }, '- ZTQ')).toEqual(['ZTQ']);
    expect(surfaced({ position: 'Sales Manager ZTQ' }, '- ZTQ')).toEqual([]);
  });
});

describe('what a summary claims', () => {
  const engineer: Person = { position: 'Infrastructure Engineer' };

  test('joins the list where it says for how long', () => {
    const person = { ...engineer, summary: 'Likes quiet pagers. Eight years with Linux.' };
    expect(surfaced(person, '- Linux')).toEqual(['Linux']);
  });

  test.each([
    ['liked', 'Likes quiet pagers and Linux.'],
    ['learned', 'Two years in; studying Linux now.'],
    ['sold', 'Eight years selling Linux to banks.'],
  ])('stays where it is when only %s', (_, summary) => {
    expect(surfaced({ ...engineer, summary }, '- Linux')).toEqual([]);
  });

  test('is no skill where it is a credential', () => {
    const nurse = { position: 'Staff Nurse', summary: 'Nurse for six years. BLS and RN.' };
    expect(surfaced(nurse, '- RN license required')).toEqual([]);
  });

  test('joins credentials that the skills list, if it is held', () => {
    const nurse = { position: 'Staff Nurse', summary: 'Nurse for six years. BLS and RN.', licenses: ['BLS'] };
    expect(surfaced(nurse, '- RN license required')).toEqual(['RN']);
    expect(surfaced({ ...nurse, summary: 'Student nurse, soon RN.' }, '- RN license required')).toEqual([]);
  });
});

describe('the subject of a degree', () => {
  const degree = { area: 'Chemical Engineering', studyType: 'BSc', endDate: '2015-07' };
  const asked = '- Degree in Chemical Engineering\n- Chemical engineering';

  test('is no skill, even of those who work in the field', () => {
    expect(surfaced({ position: 'Process Engineer', education: degree }, asked)).toEqual([]);
  });
});

describe('a name that no table knows', () => {
  const analyst = (...highlights: string[]): Person => ({ position: 'Analyst', highlights });

  test.each([
    ['within a sentence', 'Moved the modules to Quonset in a week', 'Quonset'],
    ['of several words', 'Six reviews under Lantern Duty every month', 'Lantern Duty'],
    ['as a plural of initials', 'Wrote 160 ZTQs for the board', 'ZTQs'],
    ['with what is made of it', 'Published ZTQ packages every month', 'ZTQ packages'],
  ])('joins the list where posting and resume both write it so: %s', (_, bullet, name) => {
    const asked = name.replace(' packages', '');
    expect(surfaced(analyst(bullet), `- Experience with ${asked}`)).toEqual([name]);
  });

  test('is the same name in the plural', () => {
    expect(surfaced(analyst('Tested the ZTQs of two schools'), '- Experience with ZTQ')).toEqual(['ZTQs']);
  });

  test.each([
    ['opens the sentence', 'Quonset modules moved to the new site'],
    ['stands in a line of capitals', 'Moved Quonset Modules From Leeds To York'],
    ['is a common word elsewhere', 'Moved to Quonset; the old quonset is let'],
    ['belongs to people', 'Looked after Quonset patients for a year'],
  ])('does not where it %s', (_, bullet) => {
    expect(surfaced(analyst(bullet), '- Experience with Quonset')).toEqual([]);
  });

  test('with people behind it is no skill', () => {
    expect(surfaced(analyst('Treated ZTQ patients at night'), '- Experience with ZTQ')).toEqual([]);
  });

  test('that a certificate is called after is no skill: certificates have a section', () => {
    const driver = { position: 'Forklift Driver', certificates: ['ZTQ Reach Truck'] };
    expect(surfaced(driver, '- ZTQ')).toEqual([]);
  });
});

describe('work in one word', () => {
  const listed = (position: string, highlight: string) =>
    surfaced(
      { position, highlights: [highlight] },
      '- Nettoyage\n- Gestion des stocks',
      'Agent de nettoyage',
    );

  test('of another trade does not join the list', () => {
    expect(listed('Développeur senior', 'Assuré le nettoyage des données avec Python')).toEqual([]);
  });

  test('joins it where the job is of the trade', () => {
    expect(listed('Agent de nettoyage', 'Assuré le nettoyage de douze bureaux')).toEqual(['Nettoyage']);
  });
});

describe('departments that are served', () => {
  test.each(['负责客服、财务等相关部门WEB办公系统的开发', '负责客服部门办公系统的开发'])(
    'are no skill: %s',
    (line) => {
      const found = surfaced(
        { position: 'WEB开发工程师', highlights: [line] },
        '- 客服\n- 财务\n- 沟通能力\n- 英语',
        '客服专员',
      );
      expect(found).not.toContain('客服');
      expect(found).not.toContain('财务');
    },
  );
});

describe('a paper of which a part is done', () => {
  const person = { position: 'Financial Analyst' };

  test('is no paper', () => {
    const education = { area: 'Finance', summary: 'CFA\nLevel I passed' };
    expect(surfaced({ ...person, education }, '- CFA is required')).not.toContain('CFA');
  });
});

describe('what is not listed', () => {
  test.each([
    [
      'a title for the license that is asked for',
      {
        position: 'Journeyman Electrician',
        label: 'Journeyman Electrician',
        summary: 'Journeyman Electrician.',
      },
      '- Ohio journeyman electrician license',
      'Journeyman Electrician',
    ],
    [
      'a thing in which money was found',
      { position: 'Accounts Payable Clerk', highlights: ['Found $23,000 in duplicate vendor payments'] },
      '- Payments',
      'Payments',
    ],
    [
      'half of a longer term',
      { position: 'Marketing Manager', highlights: ['Ran marketing automation for two mills'] },
      '- Automation',
      'Automation',
    ],
  ])('%s', (_, person, asked, text) => {
    expect(surfaced(person, asked)).not.toContain(text);
  });
});

test('a paper that is called after a profession is listed', () => {
  const education = { area: 'Qualified Teacher Status', studyType: 'PGCE' };
  expect(surfaced({ position: 'Mathematics Teacher', education }, '- Qualified Teacher Status')).toContain(
    'Qualified Teacher Status',
  );
});

test('the reason quotes the words of the posting', () => {
  const resume = {
    basics: { name: '陈思远', label: 'Java开发工程师', email: 'chen@example.org' },
    work: [
      {
        name: '云鲸科技',
        position: 'Java开发工程师',
        startDate: '2018-01',
        highlights: ['编写文档，参与code review'],
      },
    ],
    skills: [{ name: '技能', keywords: ['Java'] }],
  };
  const target = {
    companyName: '某公司',
    position: 'Java开发工程师',
    jobDescription: '任职要求：\n1、参与代码评审；\n2、精通Java。',
  };
  const { edits } = prepareResume(standardLexicon(), {
    base: documentOf({ resume }),
    target,
    level: 'super',
    asOf,
  });
  const reasons = edits.flatMap((edit) => (edit.op === 'surface_skill' ? [edit.reason] : []));
  expect(reasons.join()).toContain('代码评审');
  expect(reasons.join()).not.toMatch(/要求[“「]?code review/i);
});
