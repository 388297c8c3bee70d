import { describe, expect, it } from 'vitest';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { datesInText } from '../../../src/documents/outline/recognize/dates-in-text.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';
import { sourceLine as line } from '../support/source-line.ts';

const strong = (text: string, aside = '') => line(text, { style: 'strong', aside });

function schoolsIn(...written: readonly (string | SourceLine)[]) {
  const { source } = readOutline([
    ...[line('Mara Lindt', { style: 'large' }), line('Education', { style: 'heading' })],
    ...written.map((one) => (typeof one === 'string' ? line(one) : one)),
  ]);
  return source['education'];
}

describe('A degree and its subject', () => {
  it.each([
    ['Master of Arts (M.A.) in Glassmaking', 'Master of Arts (M.A.)', 'Glassmaking'],
    ['Bachelor of Science : Glassmaking', 'Bachelor of Science', 'Glassmaking'],
    ['Masterstudium Glastechnik', 'Masterstudium Glastechnik', 'Glastechnik'],
    ['Licence verrerie', 'Licence verrerie', 'verrerie'],
    ['Diplom für Allgemeine Glastechnik', 'Diplom für Allgemeine Glastechnik', 'Allgemeine Glastechnik'],
    ['BA Glassmaking set to graduate', 'BA Glassmaking', 'Glassmaking'],
    ["Master's in Glassmaking", "Master's", 'Glassmaking'],
    ['AA in Glassmaking', 'AA', 'Glassmaking'],
    [
      'Associate of Applied Science Degree: Glassmaking',
      'Associate of Applied Science Degree',
      'Glassmaking',
    ],
    ['Master of Science (MSc) im Glasbau', 'Master of Science (MSc)', 'Glasbau'],
    ['Glass Science PhD', 'Glass Science PhD', 'Glass Science'],
    ['Glassmaking (BS)', 'Glassmaking (BS)', 'Glassmaking'],
    ['玻璃工程 硕士', '硕士', '玻璃工程'],
    ['玻璃工程-本科', '本科', '玻璃工程'],
    ['玻璃工程學系 碩士', '碩士', '玻璃工程學系'],
    ['Máster Avanzado en Vidrio', 'Máster Avanzado en Vidrio', 'Vidrio'],
    ['BACHILLER, EN VIDRIO', 'BACHILLER', 'VIDRIO'],
    ['Diplom, Studium Glastechnik', 'Diplom', 'Glastechnik'],
    ['MSc, Glassmaking. Full scholarship', 'MSc', 'Glassmaking'],
    ['Bachelor of Glass Engineering', 'Bachelor of Glass Engineering', 'Glass Engineering'],
    ['Bachelor of Glass Engineering degree', 'Bachelor of Glass Engineering degree', 'Glass Engineering'],
    ['Master of Science in Glassmaking', 'Master of Science', 'Glassmaking'],
  ])('are separated in %s', (written, studyType, area) => {
    expect(schoolsIn(strong('College of Linz'), written, '2019 – 2022')).toMatchObject([
      { institution: 'College of Linz', studyType, area, startDate: '2019' },
    ]);
  });

  it.each(['Mech. Engineering', 'Comp. Science', 'Elect. Engineering', 'Bus. Admin. and Law'])(
    'can be abbreviated: %s',
    (area) => {
      expect(schoolsIn(strong('College of Linz'), `BSc in ${area}`, '2019 – 2022')).toMatchObject([
        { institution: 'College of Linz', studyType: 'BSc', area },
      ]);
    },
  );

  it('end before a sentence, which is kept', () => {
    expect(
      schoolsIn(strong('College of Linz'), 'MSc in Glassmaking. Full scholarship.', '2019'),
    ).toMatchObject([{ studyType: 'MSc', area: 'Glassmaking', summary: 'Full scholarship.' }]);
  });

  it.each([
    ['London Business', 'MBA'],
    ['Saint Martin Fashion Design', 'BA'],
    ['Le Fourneau Culinary Arts', 'Diploma'],
  ])('are not taken from the name of the school %s', (institution, studyType) => {
    expect(schoolsIn(strong(institution), studyType, '2019 – 2022')).toMatchObject([
      { institution, studyType },
    ]);
  });

  it('are not split if the words belong to the degree', () => {
    expect(schoolsIn(strong('Lycée de Linz'), 'Diplôme d’études collégiales', '2019')).toMatchObject([
      { studyType: 'Diplôme d’études collégiales' },
    ]);
  });

  it('can be in separate cells with the degree last', () => {
    expect(schoolsIn(strong('泉州大学 | 玻璃工艺 | 本科', '2019 – 2022'))).toMatchObject([
      { institution: '泉州大学', studyType: '本科', area: '玻璃工艺' },
    ]);
  });

  it('can be in the line below the dates', () => {
    expect(
      schoolsIn(strong('Linz University', '2019'), 'B.A., Glassmaking', strong('Oak College', '2015')),
    ).toMatchObject([
      { institution: 'Linz University', studyType: 'B.A.', area: 'Glassmaking' },
      { institution: 'Oak College' },
    ]);
  });
});

describe('The place of a school', () => {
  it.each([
    ['Linz University, Oakton, OH'],
    ['Linz University (Oakton, OH)'],
    ['Linz University - Oakton, OH'],
  ])('is not part of its name: %s', (written) => {
    expect(schoolsIn(strong(written), 'BSc in Glassmaking', '2019')).toMatchObject([
      { institution: 'Linz University', summary: 'Oakton, OH' },
    ]);
  });
});

it('reads grades and the label of a date as details of a school', () => {
  expect(
    schoolsIn(
      strong('Linz University, Promedio de 8.7'),
      'BSc in Glassmaking, Expected Graduation Date: May 2019',
    ),
  ).toMatchObject([
    { institution: 'Linz University', studyType: 'BSc', area: 'Glassmaking', score: '8.7', date: '2019-05' },
  ]);
});

describe('The school among two names', () => {
  it.each([
    [
      strong('Desert Hills High'),
      'High School Diploma',
      { institution: 'Desert Hills High', studyType: 'High School Diploma' },
    ],
    [
      strong('Study House Almi'),
      'Glass Technology',
      { institution: 'Study House Almi', area: 'Glass Technology' },
    ],
    [
      strong('Linz University'),
      'Political Science',
      { institution: 'Linz University', area: 'Political Science' },
    ],
  ])('is identified by the kind of the other name: %#', (first, second, found) => {
    const [school] = schoolsIn(first, second, '2019 – 2022') as readonly Record<string, unknown>[];
    expect(school).toMatchObject({ ...found, startDate: '2019' });
  });

  it('is not taken from grades in the next line', () => {
    const [school] = schoolsIn(strong('A-levels'), 'Art (A*), History (B)', '2012 – 2014') as readonly Record<
      string,
      unknown
    >[];
    expect(school).toMatchObject({ studyType: 'A-levels', startDate: '2012' });
    expect(school).not.toHaveProperty('institution');
  });

  it('is not taken from honors', () => {
    const [school] = schoolsIn(
      strong('Summa cum laude'),
      'BSc in Glassmaking',
      '2019 – 2022',
    ) as readonly Record<string, unknown>[];
    expect(school).toMatchObject({ studyType: 'BSc', area: 'Glassmaking', score: 'Summa cum laude' });
    expect(school).not.toHaveProperty('institution');
  });
});

describe('A school in one line without separators', () => {
  it.each([
    [
      'Bachelor of Science : Glassmaking 2012 Linz University Oakton , OH',
      'Glassmaking',
      'Linz University',
      '2012',
    ],
    [
      'Bachelor of Science : Glass Engineering Linz University Oakton , OH',
      'Glass Engineering',
      'Linz University',
      undefined,
    ],
    ['Linz University Bachelor of Science : Glassmaking 2012', 'Glassmaking', 'Linz University', '2012'],
    ['Bachelor of Science : Glassmaking University of Linz', 'Glassmaking', 'University of Linz', undefined],
  ])('%s', (written, area, institution, date) => {
    expect(schoolsIn(written)).toMatchObject([
      { institution, studyType: 'Bachelor of Science', area, ...(date && { date }) },
    ]);
  });

  it('starts a new school on each line', () => {
    expect(
      schoolsIn(
        'Master of Arts : Design 2014 Oak University',
        'Bachelor of Arts : Glassmaking 2012 Linz University',
      ),
    ).toMatchObject([
      { institution: 'Oak University', studyType: 'Master of Arts', area: 'Design', date: '2014' },
      { institution: 'Linz University', studyType: 'Bachelor of Arts', area: 'Glassmaking', date: '2012' },
    ]);
  });
});

it('reads a percentage after a school certificate as its grade', () => {
  expect(schoolsIn('Oak Higher Secondary School', '2014 – 2016', 'HSC – 81.5%')).toEqual([
    {
      institution: 'Oak Higher Secondary School',
      studyType: 'HSC',
      startDate: '2014',
      endDate: '2016',
      score: '81.5%',
    },
  ]);
});

it('gives a degree the school above only if the school is before its own degree', () => {
  expect(
    schoolsIn('2023: CAP Pâtisserie, Ferrandi PARIS', '2021: Baccalauréat technologique en gestion'),
  ).not.toMatchObject([{}, { institution: 'Ferrandi PARIS' }]);
});

it('splits a degree from its school at a blank in Chinese, and closes the bracket around a date', () => {
  expect(schoolsIn(strong('硕士 远山大学 （物理学 2020.9-2023.6）'))).toMatchObject([
    { studyType: '硕士', startDate: '2020-09', endDate: '2023-06' },
  ]);
  expect(datesInText('远山大学（物理学 2020.9-2023.6）').rest).toBe('远山大学（物理学）');
});
