import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { relatedFamilies } from '../../../../src/lexicon/titles/families.ts';
import { leadersOf, workplaceOf } from '../../../../src/lexicon/titles/workplaces.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { roleFactors } from '../../../../src/tailoring/score/role/role-factors.ts';
import { readFamilies } from '../../../../tools/lexicon/read-lexicon.ts';
import { resumeOf } from '../../fixtures/resume-of.ts';

type Job = readonly [title: string, company: string];

/** The relevance of each job. */
function relevances(jobs: readonly Job[], position: string): readonly number[] {
  const sketches = jobs.map(([title, company]) => ({
    title,
    company,
    date: '2020-01 - 2021-01',
    bullets: [],
  }));
  return [
    ...roleFactors(
      readResume(standardLexicon(), resumeOf({ jobs: sketches })),
      position,
      [],
    ).relevance.values(),
  ];
}

const read: readonly (readonly [...Job, position: string])[] = [
  ['Deputy Manager', 'Willowbrook Care Home', 'Registered Manager'],
  ['Assistant', 'Willowbrook Care Home', 'Care Assistant'],
  ['Program Director', 'Pinewood Preschool', 'Early Childhood Educator'],
  ['Project Manager', 'Hartwell Construction', 'Site Manager'],
  ['Branch Manager', 'Larkfield Credit Union', 'Loan Officer'],
  ['Owner', 'Smith Plumbing Ltd', 'Plumber'],
  ['Inhaber', 'Müller Elektrotechnik', 'Elektriker'],
  ['Senior Consultant', 'Ruhrtalent Personalberatung', 'Recruiter'],
  ['Responsable', 'Pharmacie du Marché', 'Pharmacien'],
  ['Auxiliar', 'Inmobiliaria Rascanya', 'Agente inmobiliario'],
  ['主管', '金桂酒店', '酒店经理'],
];

const unread: readonly (readonly [...Job, position: string])[] = [
  ['Accountant', 'Willowbrook Care Home', 'Registered Manager'],
  ['Software Engineer', 'Smith Plumbing Ltd', 'Plumber'],
  ['Apprentice', 'Smith Plumbing Ltd', 'Plumber'],
  ['Owner', 'Smith Ltd', 'Plumber'],
  ['Program Director', 'Pinewood Ltd', 'Early Childhood Educator'],
  ['Breakdown Specialist', 'Smith Plumbing Ltd', 'Roofer'],
];

describe('a generic title', () => {
  it.each(read)('"%s" at "%s" is related to a %s', (title, company, position) => {
    expect(relevances([[title, company]], position)).toEqual([0.9]);
  });

  it.each(unread)('"%s" at "%s" is not related to a %s', (title, company, position) => {
    expect(relevances([[title, company]], position)[0]).toBeLessThan(0.3);
  });

  it('is read from another job at the same employer', () => {
    const jobs: readonly Job[] = [
      ['Deputy Manager', 'Radnor Lodge'],
      ['Senior Care Assistant', 'Radnor Lodge'],
      ['Team Leader', 'Corner Stores'],
    ];
    expect(relevances(jobs, 'Registered Manager')).toEqual([0.9, 0.3, 0]);
  });
});

describe('the tables', () => {
  it('name families that exist', () => {
    const names = new Set(readFamilies().map(({ family }) => family));
    expect(
      relatedFamilies()
        .flat()
        .map(leadersOf)
        .filter((family) => !names.has(family)),
    ).toEqual([]);
    for (const company of [
      'Notaría Serrano',
      'Hotel Adler',
      'Kita Sonnenschein',
      'Hofmann Steuerberatung',
      '美发',
    ]) {
      expect(names.has(workplaceOf(company)?.staff ?? '')).toBe(true);
    }
  });

  it('do not read a workplace from an employer named after people', () => {
    expect(workplaceOf('Hallowell & Sons')).toBeUndefined();
    expect(workplaceOf('')).toBeUndefined();
  });
});
