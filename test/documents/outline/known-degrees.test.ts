import { expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

interface Frame {
  readonly work: string;
  readonly heading: string;
  readonly school: string;
  readonly degrees: readonly string[];
}

/** Names of degrees that patterns of `data/language/degrees.tsv` match. */
const frames: Readonly<Record<string, Frame>> = {
  en: {
    work: 'Experience\nShift Lead, Harbor Logistics Ltd\n2016 - 2020',
    heading: 'Education',
    school: 'University of Leeds',
    degrees: [
      'PharmD',
      'DNP',
      'MSN',
      'MSW',
      'MPH',
      'MBA',
      'PGCE',
      'BSN',
      'HND in Business',
      'ADN',
      'Apprenticeship in Carpentry',
      'GED',
      'HSLC',
      'KCSE',
      'WASSCE',
      'Matriculation',
    ],
  },
  de: {
    work: 'Berufserfahrung\nSchichtleiterin, Hafen Logistik GmbH\n2016 - 2020',
    heading: 'Ausbildung',
    school: 'Universität Leipzig',
    degrees: [
      'Dr.-Ing.',
      'Promotion in Chemie',
      'Staatsexamen',
      'Abitur',
      'Lehre als Schreiner',
      'B.Sc. Informatik',
    ],
  },
  fr: {
    work: 'Expérience professionnelle\nComptable, Havre Logistique SARL\n2016 - 2020',
    heading: 'Formation',
    school: 'Lycée Jean Moulin',
    degrees: [
      'BEP Vente',
      'DESS Gestion',
      'DEA Physique',
      'CAP Boulanger',
      'BTS Comptabilité',
      'Baccalauréat',
    ],
  },
};

/** The degrees that the resume has, each with its school in one line. */
async function degreesRead({ work, heading, school, degrees }: Frame): Promise<readonly string[]> {
  const schools = degrees.map((degree, index) => `${degree}, ${school}\n${1990 + index} - ${1991 + index}`);
  const text = `Ada Lind\nada.lind@example.org\n\n${work}\n\n${heading}\n${schools.join('\n\n')}\n`;
  const { source } = await readResumeFile({ name: 'me.txt', bytes: new TextEncoder().encode(text) });
  const read = source['education'] as readonly Readonly<Record<string, string>>[];
  return read.map(({ studyType = '', area = '', institution = '' }) => {
    const isPart = studyType !== '' && !studyType.includes(area);
    return `${isPart ? `${studyType} ${area}` : studyType || area}, ${institution}`;
  });
}

it.each(Object.keys(frames))('reads every known degree before its school: %s', async (language) => {
  const frame = frames[language] as Frame;
  const read = await degreesRead(frame);
  const withoutPreposition = (degree: string) => degree.replace(/ (?:in|en|as) /u, ' ');
  expect(read.map(withoutPreposition)).toEqual(
    frame.degrees.map((degree) => withoutPreposition(`${degree}, ${frame.school}`)),
  );
});

it('reads the occupation below the employer that trained for it', async () => {
  const text =
    'Ada Lind\nada.lind@example.org\n\nBerufserfahrung\nSchichtleiterin, Hafen Logistik GmbH\n2012 - 2016\n\n' +
    'Ausbildung\nNordtor Lebensmittel GmbH, Leipzig\nIndustriekaufmann (IHK)\n2008 - 2011\n';
  const { source } = await readResumeFile({ name: 'me.txt', bytes: new TextEncoder().encode(text) });
  expect(source['education']).toMatchObject([
    { institution: 'Nordtor Lebensmittel GmbH', studyType: 'Industriekaufmann (IHK)' },
  ]);
});

it('reads dated entries of two lines between blank lines without taking them for headings', async () => {
  const text =
    'Ada Lind\nada.lind@example.org\n\nBerufserfahrung\nSchichtleiterin, Hafen Logistik GmbH\n2018 - 2020\n\n' +
    'Buchhalterin, Nordtor GmbH\n2016 - 2018\n\nAusbildung\nMaster Botanik, Universität Leipzig\n2014 - 2016\n\n' +
    'Bachelor Botanik, Universität Leipzig\n2011 - 2014\n\nAbitur, Goethe-Gymnasium\n2010\n';
  const { source } = await readResumeFile({ name: 'me.txt', bytes: new TextEncoder().encode(text) });
  expect(source['custom']).toBeUndefined();
  expect(source['work']).toMatchObject([{ startDate: '2018' }, { startDate: '2016' }]);
  expect(source['education']).toMatchObject([
    { studyType: 'Master Botanik', startDate: '2014' },
    { studyType: 'Bachelor Botanik', startDate: '2011' },
    { studyType: 'Abitur' },
  ]);
});
