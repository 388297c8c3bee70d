import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../../../src/contract/resume/resume-document.ts';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { heldDegrees, highestHeld } from '../../../../src/tailoring/score/background/held-degrees.ts';
import { resumeOf } from '../../fixtures/resume-of.ts';

/** The highest degree of one school entry. */
function held(studyType: string, area = '', date = '2010 - 2014'): string | undefined {
  const document = resumeOf({ education: [[studyType, area]] });
  for (const school of document.sections.education.items) school.date = date;
  return highestOf(document)?.degree;
}

function highestOf(document: ResumeDocument) {
  return highestHeld(heldDegrees(readResume(standardLexicon(), document), '2026-11-21'));
}

const rows: Readonly<Record<string, readonly string[]>> = {
  doctorate: [
    'Pharm. D.',
    'EdD',
    'D. Phil.',
    'Ph.D.',
    'DPhil',
    'Doctor of Philosophy',
    'MD',
    'Dr. rer. nat.',
    'Dr.-Ing.',
    'Promotion',
    'Doctorat',
    'Doctorado',
    '博士',
  ],
  master: [
    'M.B.A.',
    'M. Tech',
    'M.F.A.',
    'M. S.',
    'Mag. phil.',
    'MSc',
    'M. Sc.',
    'MBA',
    'MA',
    'MPhil',
    'LL.M.',
    'MEng',
    'Diplom',
    'Dipl.-Ing.',
    'Dipl.-Kffr.',
    'Magister Artium',
    'Staatsexamen',
    'Masterstudium',
    'Master 2',
    'Maîtrise',
    'Diplôme d’ingénieur',
    'Bac+5',
    'Máster',
    'Laurea Magistrale',
    '硕士',
    'MBA 工商管理硕士',
  ],
  bachelor: [
    'B. Tech, Industrial Chemistry',
    'B Sc',
    'B. Com.',
    'B.E. (Civil)',
    'B. S.',
    'B.Sc. Ed',
    'AB, History',
    'BSc',
    'B. A.',
    'BA (Hons)',
    'LLB',
    'BSN',
    'PGCE',
    'Diplom (FH)',
    'Dipl.-Ing. (FH)',
    'Bachelorstudium',
    'Licence professionnelle',
    'BUT',
    'Bac +3',
    'Diplôme d’État d’infirmier',
    'Grado',
    'Licenciado en Economía',
    'Diplomatura',
    'Ingeniería Técnica',
    'Ingeniero Industrial',
    '本科',
    '工学学士',
  ],
  associate: [
    'Associate of Applied Science',
    'A.A.',
    'Foundation Degree',
    'HND',
    'Nursing Diploma',
    'Meister',
    'Staatlich geprüfter Techniker',
    'BTS',
    'DUT',
    'Técnico Superior',
    'Ciclo Formativo de Grado Superior',
    '大专',
    '专科',
  ],
  vocational: [
    'Apprenticeship',
    'NVQ Level 3',
    'City & Guilds Level 3',
    'Ausbildung',
    'Industriekauffrau (IHK)',
    'Geselle',
    'Examinierte Altenpflegerin',
    'CAP',
    'Bac pro',
    'Formación Profesional',
    'Grado Medio',
    '中专',
  ],
  highschool: [
    'High School Diploma',
    'GED',
    'A-levels',
    'GCSEs',
    'Abitur',
    'Fachhochschulreife',
    'Mittlere Reife',
    'Vordiplom',
    'Baccalauréat',
    'Bac S',
    'Bachillerato',
    '高中',
  ],
};

describe.each(Object.entries(rows))('a %s', (degree, names) => {
  it.each(names)('is read from "%s"', (name) => {
    expect(held(name)).toBe(degree);
  });
});

describe('no degree', () => {
  it.each([
    'Certificate in Bookkeeping',
    'Diploma',
    'Bootcamp',
    'Some college',
    'Coursework toward a bachelor’s degree',
    'BS, in progress',
    'Bachelor of Science, expected May 2027',
    'Bachelorstudium (abgebrochen)',
    'Master en cours',
    'Grado en Derecho, en curso',
    '本科在读',
  ])('is read from "%s"', (name) => {
    expect(held(name)).toBeUndefined();
  });

  it('is held before the end date of the studies', () => {
    expect(held('BSc', 'Physics', '2024 - 2027')).toBeUndefined();
    expect(held('BSc', 'Physics', '2024-10 - 2026-12')).toBeUndefined();
    expect(held('BSc', 'Physics', '2023 - 2026')).toBe('bachelor');
  });
});

describe('a school entry', () => {
  it('may name the degree beside its subject', () => {
    expect(held('', 'Master of Science in Physics')).toBe('master');
    expect(held('BS', 'Accounting, expected 2027')).toBeUndefined();
  });
});

it.each([
  ['Bachelor of Arts', 'History', 'Bachelor of Arts, History'],
  ['BA in History', 'History', 'BA in History'],
  ['MSc', '', 'MSc'],
])('is shown in the words of the resume: %s, %s', (studyType, area, words) => {
  const document = resumeOf({
    education: [
      ['High school diploma', ''],
      [studyType, area],
    ],
  });
  for (const school of document.sections.education.items) school.date = '2010 - 2014';
  expect(highestOf(document)?.words).toBe(words);
});
