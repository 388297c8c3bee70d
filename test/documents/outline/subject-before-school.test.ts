import { describe, expect, it } from 'vitest';
import { fittingSchools } from '../../../src/documents/outline/corrections/fitting-schools.ts';
import { subjectBeforeSchool } from '../../../src/documents/outline/heads/subject-before-school.ts';

describe('A subject before its school', () => {
  it.each([
    ['Food Science Oak College', '', 'Food Science', 'Oak College'],
    ['Nursing Mara B. Lindt College', '', 'Nursing', 'Mara B. Lindt College'],
    ['General Studies Oak High School', 'General Studies', 'General Studies', 'Oak High School'],
    ['Botany University of Oakhurst', 'Botany', 'Botany', 'University of Oakhurst'],
  ])('is split from it: %s', (text, known, area, school) => {
    expect(subjectBeforeSchool(text, known)).toEqual({ area, school });
  });

  it.each([
    ['Oak University', ''],
    ['Law School of Oakhurst', 'Law'],
    ['Management Institute of Oakhurst', ''],
    ['Rowan Performing Arts School', ''],
    ['Science Park High School', ''],
    ['Health Sciences University of Oakhurst', ''],
    ['Oak Tech College', 'Botany'],
  ])('is not taken from a name: %s', (text, known) => {
    expect(subjectBeforeSchool(text, known)).toBeNull();
  });

  it('is looked for beside a degree, but not beside a diploma of a school', () => {
    const [degree, diploma] = fittingSchools([
      { institution: 'Food Science Oak College', studyType: 'Bachelor of Arts', endDate: '2010' },
      { institution: 'Food Science Oak College', studyType: 'High School Diploma', endDate: '2006' },
    ]);
    expect(degree).toMatchObject({ institution: 'Oak College', area: 'Food Science' });
    expect(diploma).toMatchObject({ institution: 'Food Science Oak College' });
  });

  it('ends before all words of the school', () => {
    const [school] = fittingSchools([{ institution: 'BSc Computing National College of Oakhurst' }]);
    expect(school).toMatchObject({ institution: 'National College of Oakhurst', area: 'Computing' });
  });
});
