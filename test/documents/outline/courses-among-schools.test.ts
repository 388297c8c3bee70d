import { describe, expect, it } from 'vitest';
import { withSeparateCourses } from '../../../src/documents/outline/corrections/courses-among-schools.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { sourceLine as line } from '../support/source-line.ts';

const degree = { institution: 'Oak University', studyType: 'BSc', area: 'Botany', endDate: '2019' };

describe('A course among the schools', () => {
  it.each([
    [
      { institution: 'Crust Guild', studyType: 'Wirtefachkurs', startDate: '2019-02', endDate: '2019-06' },
      { name: 'Wirtefachkurs', issuer: 'Crust Guild', date: '2019-02 - 2019-06' },
    ],
    [
      {
        institution: 'Bakers Online',
        studyType: 'Professional Certificate in Baking',
        area: 'Baking',
        date: '2020',
      },
      { name: 'Professional Certificate in Baking', issuer: 'Bakers Online', date: '2020' },
    ],
    [
      { institution: 'State of Ohio', summary: 'Oven Certification\n\nWith merit' },
      { name: 'Oven Certification', issuer: 'State of Ohio', summary: 'With merit' },
    ],
    [
      { studyType: 'Formation en ligne', courses: ['Levain', 'Seigle'], url: 'https://pain.example' },
      { name: 'Formation en ligne', url: 'https://pain.example', summary: 'Levain\n\nSeigle' },
    ],
    [
      { institution: 'Rye bread (3 days)', date: '2021' },
      { name: 'Rye bread (3 days)', date: '2021' },
    ],
    [
      { institution: 'Panadería', area: 'Taller de masa' },
      { name: 'Taller de masa', issuer: 'Panadería' },
    ],
    [{ studyType: '面包师培训' }, { name: '面包师培训' }],
    [
      { institution: 'JIB Gold Card', date: '2017' },
      { name: 'JIB Gold Card', date: '2017' },
    ],
    [
      { studyType: 'Basic Oven Drill', endDate: '2017' },
      { name: 'Basic Oven Drill', date: '2017' },
    ],
  ])('becomes a certificate: %j', (course, certificate) => {
    const source = { education: [degree, course], certificates: [{ name: 'First aid' }] };
    expect(withSeparateCourses(source)).toEqual({
      education: [degree],
      certificates: [{ name: 'First aid' }, certificate],
    });
  });

  it.each([
    degree,
    { institution: 'Oak College', studyType: 'Courses in Botany' },
    { institution: 'Oak Works', studyType: 'Vocational training' },
    { institution: 'Oak Works', studyType: 'Master course in Botany' },
    { institution: 'Oak Works', studyType: 'Certificate in Nursing' },
    { studyType: 'First School Leaving Certificate' },
    { institution: 'Crédit du Chêne', studyType: "Certificat d'Aptitude Professionnelle" },
    { institution: 'Hotel Eiche', studyType: 'Kochlehre' },
    { institution: 'St. Oak, Cork', studyType: 'Leaving Certificate' },
    { institution: 'Oak Works', studyType: 'Higher National Certificate' },
    { institution: 'Oak Apprenticeship Training Center', studyType: 'Electrical Apprenticeship' },
    { institution: 'Workshop of Oak', studyType: 'Cuisine' },
    { institution: 'EPSIC', studyType: 'Certificat Fédéral de Capacité (CFC)', area: 'Cuisinier' },
    { institution: 'Oak Works', studyType: 'Apprentice (3 years)' },
    { studyType: 'Basic Oven Drill', endDate: '2017' },
  ])('is not found in a school, degree or apprenticeship: %j', (school) => {
    const source = { education: [school] };
    expect(withSeparateCourses(source)).toEqual(source);
  });
});

it('lists courses from the education section as certificates without losing a word', () => {
  const { source, notes } = readOutline([
    line('Mara Lindt', { style: 'large' }),
    line('Education', { style: 'heading' }),
    line('BSc Botany', { style: 'strong', aside: '2012 – 2015' }),
    line('Oak University'),
    line('Oven Safety Workshop', { style: 'strong', aside: '2019' }),
    line('Crust Guild'),
  ]);
  expect(source['education']).toMatchObject([{ institution: 'Oak University', studyType: 'BSc Botany' }]);
  expect(source['certificates']).toMatchObject([
    { name: 'Oven Safety Workshop', issuer: 'Crust Guild', date: '2019' },
  ]);
  expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
});
