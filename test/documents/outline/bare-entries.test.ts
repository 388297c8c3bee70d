import { describe, expect, it } from 'vitest';
import {
  withBareJobsAbove,
  withBareSchoolsAbove,
} from '../../../src/documents/outline/corrections/bare-entries.ts';

const cook = { name: 'Crust & Co', position: 'Cook', startDate: '2018', summary: 'Bread.' };
const baker = { name: 'Rye Ltd', position: 'Baker', startDate: '2015', highlights: ['Baked rye bread'] };

describe('A job with one name and no date', () => {
  it('becomes text of the job above if the other jobs have dates', () => {
    const bare = { position: 'Oven renewal', highlights: ['Chose the oven'] };
    const { entries, notes } = withBareJobsAbove([cook, baker, bare]);
    expect(entries).toEqual([
      cook,
      { ...baker, summary: 'Oven renewal', highlights: ['Baked rye bread', 'Chose the oven'] },
    ]);
    expect(notes).toEqual([
      {
        kind: 'read',
        path: 'work[1]',
        message: '"Oven renewal" has no date and was kept in the text of this entry',
      },
    ]);
  });

  it('comes after the existing text of the job above', () => {
    expect(withBareJobsAbove([cook, { name: 'Wedding cakes', summary: 'To order.' }]).entries).toEqual([
      { ...cook, summary: 'Bread.\n\nWedding cakes\n\nTo order.' },
    ]);
  });

  it.each([
    [[cook, { name: 'Rye Ltd', position: 'Baker' }]],
    [[cook, { name: 'Rye Ltd', location: 'Linz' }]],
    [[{ position: 'Baker' }, cook]],
    [[{ position: 'Baker' }, { position: 'Cook' }, cook]],
  ])(
    'stays a job if it has two names or a place, is the first job, or other jobs have no dates: %j',
    (jobs) => {
      expect(withBareJobsAbove(jobs)).toEqual({ entries: jobs, notes: [] });
    },
  );
});

describe('A school with only a name', () => {
  const studies = { institution: 'Oak University', studyType: 'BSc', area: 'Botany', courses: ['Mosses'] };

  it('becomes text of the school above if that one has more fields', () => {
    const { entries, notes } = withBareSchoolsAbove([studies, { institution: 'Faculty of Plants' }]);
    expect(entries).toEqual([{ ...studies, summary: 'Faculty of Plants' }]);
    expect(notes.map(({ path }) => path)).toEqual(['education[0]']);
  });

  it.each([
    [[{ institution: 'Oak University' }, { institution: 'Elm College' }]],
    [[studies, { institution: 'Elm College', endDate: '2012' }]],
  ])('stays a school if it has a date or no school has more fields: %j', (schools) => {
    expect(withBareSchoolsAbove(schools)).toEqual({ entries: schools, notes: [] });
  });
});
