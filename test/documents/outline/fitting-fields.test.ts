import { describe, expect, it } from 'vitest';
import { fittingJobs } from '../../../src/documents/outline/corrections/fitting-jobs.ts';
import { fittingSchools } from '../../../src/documents/outline/corrections/fitting-schools.ts';
import { saysTitle } from '../../../src/documents/outline/heads/head-names.ts';
import { datesInText } from '../../../src/documents/outline/recognize/dates-in-text.ts';

const job = (item: Record<string, unknown>) => fittingJobs([item as never], 'name')[0];
const school = (item: Record<string, unknown>) => fittingSchools([item as never])[0];

describe('A job', () => {
  it.each([
    [
      { name: 'Eiche AG (Teilzeit 60 %)', position: 'Köchin' },
      { name: 'Eiche AG', position: 'Köchin', summary: 'Teilzeit 60 %' },
    ],
    [
      { name: 'Crust & Co from', position: 'Baker', startDate: '2019' },
      { name: 'Crust & Co', position: 'Baker', startDate: '2019' },
    ],
    [
      { name: 'at Crust & Co', position: 'Baker von', location: 'Linz From', startDate: '2019' },
      { name: 'Crust & Co', position: 'Baker', location: 'Linz', startDate: '2019' },
    ],
    [
      { name: 'Bread from', position: 'Baker' },
      { name: 'Bread from', position: 'Baker' },
    ],
    [
      { name: 'Crust & Co (Rye 200)', position: 'Intern' },
      { name: 'Crust & Co (Rye 200)', position: 'Intern' },
    ],
    [
      { name: 'Crust & Co', position: 'Industry: Bakeries', startDate: '2019' },
      { name: 'Crust & Co', summary: 'Industry: Bakeries', startDate: '2019' },
    ],
    [
      { name: '主要工作：烘焙面包', position: '面包师', startDate: '2019' },
      { position: '面包师', summary: '主要工作：烘焙面包', startDate: '2019' },
    ],
    [
      { name: 'Ofner GmbH', position: 'Aufgaben: Teig kneten', startDate: '2019' },
      { name: 'Ofner GmbH', summary: 'Aufgaben: Teig kneten', startDate: '2019' },
    ],
    [
      { name: 'Crust & Co', position: 'Night shift: Baker' },
      { name: 'Crust & Co', position: 'Night shift: Baker' },
    ],
    [
      { name: '2019 – 2021', position: 'Baker' },
      { position: 'Baker', startDate: '2019', endDate: '2021' },
    ],
    [
      { name: ': Crust & Co', position: 'Baker — __' },
      { name: 'Crust & Co', position: 'Baker' },
    ],
    [
      { name: 'Panadero de noche', position: 'Crust' },
      { name: 'Crust', position: 'Panadero de noche' },
    ],
    [
      { name: 'Crust & Co', position: '7, Oak Avenue, Graz' },
      { name: 'Crust & Co', location: '7, Oak Avenue, Graz' },
    ],
    [
      { name: 'Crust & Co, Linz', position: 'Baker', location: 'Linz' },
      { name: 'Crust & Co', position: 'Baker', location: 'Linz' },
    ],
    [{ position: 'Baker at Crust & Co' }, { name: 'Crust & Co', position: 'Baker' }],
    [
      { name: 'Crust & Co', position: '(Linz)' },
      { name: 'Crust & Co', location: 'Linz' },
    ],
    [
      { name: 'Assistant Baker', date: '2020' },
      { position: 'Assistant Baker', date: '2020' },
    ],
    [
      { name: 'Crust & Co', location: 'Main tasks and duties' },
      { name: 'Crust & Co', summary: 'Main tasks and duties' },
    ],
    [
      { name: 'Crust & Co', position: 'HOBBIES', date: '2020' },
      { name: 'Crust & Co', date: '2020', summary: 'HOBBIES' },
    ],
  ])('has only fitting text in each field: %j', (written, fitting) => expect(job(written)).toEqual(fitting));

  it.each([
    { name: 'Studio 2000', position: 'Baker', startDate: '2019' },
    { name: 'Crust & Co', position: '2019 Linz Festival Baker', startDate: '2019' },
    { name: 'Stadtwerke Linz', position: 'Baker', location: 'Linz' },
    { name: 'Baker Street Foods Ltd', position: 'Cook', location: 'Graz' },
    { name: 'University of Graz', position: 'Senior Lecturer', location: 'Graz, Austria' },
    { position: 'Engineer - Search' },
    { name: '.NET Foundation', position: 'Developer' },
    { name: 'Crust & Co', position: 'Baker', highlights: ['Baked bread.'] },
    { name: 'Crust & Co', position: 'Marketing 2020 Lead' },
    { name: 'Novartis 2020 Campaign', position: 'Intern' },
    { name: 'Crust & Co', position: 'Mars 2020 Rover Engineer', startDate: '2018' },
    { name: 'Crust, Germany', position: 'Auditor', location: 'Frankfurt' },
    { name: '永辉超市', position: '店长', location: '上海' },
    { name: '上海', position: '阳光社区' },
    { name: 'Crust & Co', position: 'Sales, UK Manager' },
    { name: 'Crust & Co', position: 'IT – Support Engineer' },
    { name: 'Crust & Co', position: 'Engineer I for the development of embedded systems in cars' },
    { name: 'Crust & Co', position: 'Baker', location: 'remote (US)' },
    { name: 'Crust & Co', position: 'Baker', location: 'new york' },
    { name: 'Baker & Sons', position: 'Litigation' },
    { name: 'Baker & Sons', startDate: '2020' },
  ])('is not changed if its fields fit: %j', (written) => expect(job(written)).toEqual(written));

  it.each(['Sapeurs-Pompiers de Nantes', 'Restos du Cœur', 'Doctors Without Borders'])(
    'can have only a place if it is volunteer work: %s',
    (organization) =>
      expect(fittingJobs([{ organization, date: '2016' }], 'organization')).toEqual([
        { organization, date: '2016' },
      ]),
  );

  it('ends where the next job begins, not at a label above bullets', () => {
    const label = (text: string) => ({ name: 'Skills acquired', highlights: [text] });
    const one = { name: 'Crust & Co', position: 'Baker', date: '2020', highlights: ['Baked.'] };
    const other = { name: 'Oak Foods', position: 'Cook', date: '2021' };
    expect(fittingJobs([one, label('Patience'), other, label('Speed')], 'name')).toEqual([
      { ...one, highlights: ['Baked.', 'Skills acquired', 'Patience'] },
      { ...other, highlights: ['Skills acquired', 'Speed'] },
    ]);
    expect(fittingJobs([other, { url: 'https://oak.example' }], 'name')).toEqual([
      { ...other, highlights: ['https://oak.example'] },
    ]);
    const undated = [{ name: 'Crust' }, { name: 'Oak' }];
    expect(fittingJobs(undated, 'name')).toEqual(undated);
  });
});

describe('A school', () => {
  it.each([
    [
      { institution: 'Oak College from', studyType: 'BSc', startDate: '2019' },
      { institution: 'Oak College', studyType: 'BSc', startDate: '2019' },
    ],
    [
      { institution: 'Oak High School', date: '2014', summary: 'KCSE\n\nClass of forty pupils' },
      { institution: 'Oak High School', studyType: 'KCSE', date: '2014', summary: 'Class of forty pupils' },
    ],
    [
      { institution: 'Oak High School', area: 'Botany', summary: 'KCSE' },
      { institution: 'Oak High School', area: 'Botany', summary: 'KCSE' },
    ],
    [
      { institution: 'BSc in Botany from Oak University' },
      { institution: 'Oak University', studyType: 'BSc', area: 'Botany' },
    ],
    [
      { institution: 'Focus: Ferns', studyType: 'Master', area: 'Botany' },
      { studyType: 'Master', area: 'Botany', summary: 'Focus: Ferns' },
    ],
    [
      { institution: 'Oak University', studyType: '(2nd class)', area: 'Botany' },
      { institution: 'Oak University', area: 'Botany', summary: '(2nd class)' },
    ],
    [{ institution: 'Diploma in Botany' }, { studyType: 'Diploma', area: 'Botany' }],
    [
      { institution: 'Oak University', studyType: 'DUT Génie Civil' },
      { institution: 'Oak University', studyType: 'DUT Génie Civil', area: 'Génie Civil' },
    ],
    [
      { institution: 'Oak University', studyType: 'Master of Art : Dance' },
      { institution: 'Oak University', studyType: 'Master of Art', area: 'Dance' },
    ],
    [
      { institution: 'Oak University', studyType: 'Masters of Botany', area: 'Ferns, and Mosses' },
      {
        institution: 'Oak University',
        studyType: 'Masters of Botany, Ferns, and Mosses',
        area: 'Botany, Ferns, and Mosses',
      },
    ],
    [
      { institution: 'Oak University', studyType: 'Master', area: 'Mention Très Bien' },
      { institution: 'Oak University', studyType: 'Master', summary: 'Mention Très Bien' },
    ],
    [
      { institution: 'Lycée du Chêne', studyType: 'Bac Pro Cuisine, mention assez bien' },
      { institution: 'Lycée du Chêne', studyType: 'Bac Pro Cuisine', summary: 'mention assez bien' },
    ],
    [
      { studyType: 'Abitur', area: 'Oak University' },
      { institution: 'Oak University', studyType: 'Abitur' },
    ],
    [
      { institution: '北方大学 南城', studyType: '硕士', area: '植物学' },
      { institution: '北方大学', studyType: '硕士', area: '植物学', summary: '南城' },
    ],
    [
      { institution: 'Oak University, Linz, the Netherlands', studyType: 'BSc', area: 'Botany' },
      { institution: 'Oak University', studyType: 'BSc', area: 'Botany', summary: 'Linz, the Netherlands' },
    ],
    [
      { studyType: 'Universidad de Robledo. Licenciatura en Botánica' },
      { institution: 'Universidad de Robledo', studyType: 'Licenciatura', area: 'Botánica' },
    ],
    [
      { institution: 'BSc in Botany University of Oakhurst' },
      { institution: 'University of Oakhurst', studyType: 'BSc', area: 'Botany' },
    ],
    [
      { institution: 'High School Diploma Mill Lane' },
      { institution: 'Mill Lane', studyType: 'High School Diploma' },
    ],
    [
      { institution: 'High School Diploma, Mill Lane School' },
      { institution: 'Mill Lane School', studyType: 'High School Diploma' },
    ],
    [
      { institution: 'Oak University', studyType: 'Linz', area: 'OH, BSc in Botany' },
      { institution: 'Oak University', studyType: 'BSc', area: 'Botany', summary: 'Linz, OH' },
    ],
    [
      {
        institution: 'Oak University',
        studyType: 'BSc',
        area: 'Botany',
        summary: 'Graduated in 2008 with honors.',
      },
      {
        ...{ institution: 'Oak University', studyType: 'BSc', area: 'Botany', date: '2008' },
        summary: 'Graduated in 2008 with honors.',
      },
    ],
    [
      {
        institution: 'Oak University',
        studyType: 'BSc',
        area: 'Botany',
        date: '2024',
        summary: '(in progress)',
      },
      {
        ...{ institution: 'Oak University', studyType: 'BSc', area: 'Botany', startDate: '2024' },
        summary: '(in progress)',
      },
    ],
    [
      { institution: '北方大学', studyType: '植物学学士 均分 82 分' },
      { institution: '北方大学', studyType: '学士', area: '植物学', summary: '均分 82 分' },
    ],
    [
      { institution: '北方大学', studyType: '植物学 均分 82 分' },
      { institution: '北方大学', area: '植物学', summary: '均分 82 分' },
    ],
    [
      { institution: '北方大学', studyType: '林学院 植物学 MSc（授课型硕士）' },
      { institution: '北方大学', studyType: 'MSc（授课型硕士）', area: '植物学', summary: '林学院' },
    ],
    [
      { institution: '北方大学', studyType: '博士在读,（Ph.D.）植物学专业' },
      { institution: '北方大学', studyType: '博士在读', area: '植物学专业' },
    ],
    [
      { institution: '北方大学 林学院 植物学', studyType: '大专' },
      { institution: '北方大学', studyType: '大专', area: '植物学', summary: '林学院' },
    ],
  ])('has only fitting text in each field: %j', (written, fitting) =>
    expect(school(written)).toEqual(fitting),
  );

  it.each([
    { institution: 'Oak University', studyType: 'High School Diploma', endDate: '2019' },
    { institution: '教育学院, 北方大学', studyType: '硕士', area: '植物学' },
    { institution: 'Oak University', studyType: 'MBA', area: 'Finance' },
    { institution: '北方大学', studyType: '文学学士', area: '汉语言文学' },
    { institution: 'Oak University', studyType: 'BSc', area: 'Botany', courses: ['Ferns'] },
    { institution: 'Harvard', studyType: 'MEd', area: 'School Counseling' },
    { institution: 'Harvard', studyType: 'MEd', area: 'College Student Affairs' },
    { institution: 'Oak University', studyType: 'Master of Fine Arts', area: 'Creative Writing' },
    { institution: 'Oak University', studyType: 'Master of Public Health', area: 'Epidemiology' },
    { institution: 'Oak University', studyType: 'PhD Candidate' },
    { institution: 'Oak University', studyType: 'Diploma Level 5' },
    { institution: 'Oak University', studyType: 'B.A. Cum Laude' },
    { institution: 'Oak University', studyType: 'Ausbildung IHK' },
    { institution: 'Lycée du Chêne', studyType: 'Bac Pro' },
    { institution: 'Coursera: Machine Learning', date: '2020' },
    { institution: 'Oak 2000 School', startDate: '2019' },
    { institution: 'Vision 2030 Academy', studyType: 'BSc', area: 'Botany' },
    { institution: 'Oak University', summary: 'Completed all courses of 2008.' },
    {
      institution: 'Oak University',
      studyType: 'BSc',
      area: 'Botany',
      date: '2024',
      summary: 'Progress: good',
    },
    { studyType: 'PhD', area: 'Botany', summary: 'Thesis: "Roots". Field work in Linz' },
    { institution: '北方大学', studyType: '工学学士' },
    { institution: 'Oak University', studyType: 'BSc', area: 'Botany, Linz' },
  ])('is not changed if its fields fit: %j', (written) => expect(school(written)).toEqual(written));
});

it('finds the school even if the subject looks like a grade', () => {
  expect(school({ institution: 'Oak University', studyType: 'Master of Mention Bien' })).toMatchObject({
    institution: 'Oak University',
  });
});

it.each([
  ['Baker (2019/ 2021)', 'Baker', '2019 – 2021'],
  ['2021/Present: Baker', 'Baker', '2021 – Present'],
  ['Baker, FALL TERM 2020 – PRESENT', 'Baker', 'FALL TERM 2020 – PRESENT'],
  ['2018 年 12 月 - 至今', '', '2018年12月 - 至今'],
  ['Standard 12/2019', 'Standard', '12/2019'],
  ['Head of Marketing 2016 – 2018', 'Head of Marketing', '2016 – 2018'],
  ['Intern, Novartis 2016', 'Intern, Novartis', '2016'],
  ['Cook, Janvier 2016 – décembre 2018', 'Cook', 'Janvier 2016 – décembre 2018'],
])('finds the date in %s', (text, rest, date) => expect(datesInText(text)).toEqual({ rest, date }));

it.each(['Secretario de Hacienda', 'Kaufmännische Angestellte', '项目协调员', 'Stagehand / Rigger'])(
  'recognizes %s as a job title in its own language',
  (title) => expect(saysTitle(title)).toBeGreaterThan(0),
);

it.each(['Ref 2019/2020-15', '在 2018 年 完成'])(
  'does not find a date in %s and keeps it as written',
  (text) => expect(datesInText(text)).toEqual({ rest: text, date: '' }),
);

it.each(['Immerse Education', 'Municipalidad de Coronda', 'Crust & Co'])(
  'does not recognize %s as a job title',
  (name) => expect(saysTitle(name)).toBeLessThanOrEqual(0),
);

it('moves a bracket from the start of a school name to the end of its subject', () => {
  expect(school({ institution: 'MAES), Oak University', studyType: 'Máster', area: 'Formación' })).toEqual({
    institution: 'Oak University',
    studyType: 'Máster',
    area: 'Formación (MAES)',
  });
});

it('moves a second name of the degree in such a bracket into the text', () => {
  expect(school({ institution: 'BSc), Oak University', studyType: 'Bachelor of Science' })).toEqual({
    institution: 'Oak University',
    studyType: 'Bachelor of Science',
    summary: 'BSc',
  });
});

it('does not read a type of contract as the employer and keeps it once', () => {
  expect(job({ name: '(CDI)', position: 'Vendeuse – Boutique Verdier', summary: '(CDI)' })).toEqual({
    position: 'Vendeuse – Boutique Verdier',
    summary: 'CDI',
  });
});

it('takes the name behind `from` for the school, instead of the one above', () => {
  const bachelor = { institution: 'Oak University', studyType: 'BSc', area: 'Botany', date: '2012' };
  const course = {
    institution: 'Oak University',
    studyType: 'Certificate',
    area: 'Massage from Hill & Sons',
    date: '2014',
  };
  expect(fittingSchools([bachelor, course])).toMatchObject([
    bachelor,
    { institution: 'Hill & Sons', studyType: 'Certificate', area: 'Massage' },
  ]);
});
