import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function read(item: string, position = '') {
  return readByRules(standardLexicon(), {
    jobDescription: `Requirements:\n- ${item}\n- Docker`,
    position,
    companyName: '',
  });
}

const years: readonly (readonly [text: string, expected: number | null])[] = [
  ['Three (3) to five (5) years with Java', 3],
  ['5+ yrs of Java', 5],
  ['8 - 10 years of Java', 8],
  ['Minimum 1-year experience with lamps', 1],
  ['A 2-year programme for beginners', null],
  ['Songs for 16-24 year-old listeners', null],
  ['4+ years of trimming lamps ideally in a harbour', 4],
  ['Not less than 4 years with Java', 4],
  ['No menos de tres años con Java', 3],
  ['Less than two years with Java', null],
  ['A minimum of 30 months in kitchens', 2],
  ['Minimum four years of welding within the last six years', 4],
  ['You have worked for six years in a ward', 6],
  ['Mindestens zwei Jahre Berufserfahrung', 2],
  ['Au moins trois ans de pratique', 3],
  ['Al menos cuatro años en cocina', 4],
  ['三年以上开发经验', 3],
  ['2年以上人事工作经验，有制造业经验者优先', 2],
  ['A contract of two years', null],
  ["Five years of experience, or three years with a master's degree", 3],
  ['Three years in kitchens, with two years leading a shift or section', 3],
  ["Bachelor's degree or 4 additional years of relevant experience", null],
  ['A two years warranty desk', null],
  ['Four years in a quarry or a pit, including at least one year as a shift boss', 4],
  ['Vier Jahre im Steinbruch oder Tagebau, davon ein Jahr als Vorarbeiter', 4],
  ['Take one of our two Year 3 classes', null],
  ['Our contract was renewed for another five years', null],
  ['Our 40 years in business are a comfort', null],
  ['Seit 15 Jahren (manche sagen 30 Jahre) reparieren wir Laternen', null],
  ['Nous éclairons la côte depuis plus de 40 ans', null],
  ['Avoir moins de 26 ans', null],
  ['CDD - 1 an', null],
  ['A couple of years in a classroom', 2],
  ['Couple years on site', 2],
  ['3+ years running lamps', 3],
  ['Best lamp four years running', null],
  ['Un phare allumé il y a 18 ans', null],
  ['Al menos dos temporadas en sala', 2],
  ['Two or three years of retail', 2],
  ['Between three and five years of audit', 3],
  ['2/3 years in accounts', 2],
  ['Half a decade in the trade', 5],
  ['Mindestens dreizehn Jahre im Steinbruch', 13],
  ['Eine siebenjährige Erfahrung im Steinbruch', 7],
  ['Mr Quill, who has run the quarry for nineteen years, is retiring', null],
  ['Mr Quill is retiring, so we need four years in a quarry', 4],
  ['At least two seasons on a trawler', 2],
  ['At least a year of dispensing', 1],
  ['A year or two in hospitality', 1],
  ['4ish+ years doing SEO', 4],
  ['3y+ of Kotlin', 3],
  ['Seven-plus years in banking', 7],
  ['2+ (two) years of practice', 2],
  ['Two academic years of teaching', 2],
  ['NQT plus 2 years', 2],
  ['Years of experience: 6', 6],
  ['36+ months of crane operation', 3],
  ['Minimum of 18 months post qualification experience', 1],
  ['A fixed term post for two years', null],
  ['The apprenticeship lasts four years', null],
  ['Children aged two to five years', null],
  ['You must have lived in the UK for five years', null],
  ['Promotion within 2-3 years', null],
  ['Salary reviewed after one year', null],
  ['Minimum three (3) years of charting', 3],
  ['Llevamos 18 años vendiendo faros; experiencia mínima de 2 años', 2],
  ['Tom, who has kept the light for us for eleven years, retires', null],
  ['Kollegen, die seit über zehn Jahren hier arbeiten', null],
  ['Must be 21 years or older', null],
  ['Twice a year you report to parents', null],
  ['The last keeper retired after thirty-one years', null],
  ['Lantern tours for teenagers from 12 to 18 years', null],
  ['Lamplighters between 22 and 40 years', null],
  ['Ferienlager für Jugendliche (12 – 18 Jahre)', null],
  ['Bereits über 18 Jahre', null],
  ['Avoir plus de 18 ans', null],
  ['Accueillir des enfants entre 4 et 12 ans', null],
  ['Ages 3 years to 12 years', null],
  ['De 22 a 30 años', null],
  ['20 years of experience at sea', 20],
  ['You must have 2 to 3 years crime-free', null],
  ['Two years of relevant coursework', null],
  ['A four-year high school diploma and two years of experience on a pier', 2],
  ['Two years of experience credit for each diploma', null],
  ['An additional 4 years of experience can substitute this diploma', null],
  ['A diploma may substitute for one year of experience', null],
  ['Vollzeit, befristet für zunächst zwei Jahre', null],
  ['Ausbildungsdauer: 3 Jahre', null],
  ['Ab 1 Jahr Betriebszugehörigkeit gibt es mehr Urlaub', null],
  ['CDD à temps partiel sur un an', null],
  ['Contratada a tiempo completo durante un año', null],
  ['任职一年以上另有员工旅游', null],
  ['一年2次调薪', null],
  ['With over 20 years of experience in lamps, Wick & Sons serves the coast', null],
  ['Five years of supervisory or clerical work, at least 2 years of which were on a pier', 5],
];

/** Texts of several clauses, of which one alternative is enough. */
const tracks: readonly (readonly [text: string, years: number | null, degree: string | null])[] = [
  [
    "1. A bachelor's degree and four years of work on piers; or 2. A high school diploma and six years of work on piers.",
    4,
    'highschool',
  ],
  [
    "A bachelor's degree and four years of harbor experience.\n- An associate degree and five years of harbor experience.\n- A high school diploma and six years of harbor experience.",
    4,
    'highschool',
  ],
  [
    "A master's degree and two years of experience;\nor\n- A bachelor's degree and four years of experience.",
    2,
    'bachelor',
  ],
  ["Bachelor's degree\n- High school diploma", null, 'bachelor'],
  [
    "4 years of diving\n- Bachelor's degree, or a high school diploma and six years of diving",
    6,
    'highschool',
  ],
];

it.each(tracks)('one of several alternatives is enough: %s', (text, asked, degree) => {
  expect(read(text)).toMatchObject({ years: asked, degree });
});

it('answers of a form are not asked for', () => {
  const form = 'How long have you kept lamps?\n- Less than 5 years of experience\n- 5-10 years of experience';
  expect(read(`Two years of experience on a pier\n\n${form}`).years).toBe(2);
});

it('a line of nothing but an amount is of what its heading says', () => {
  const under = (heading: string) =>
    readByRules(standardLexicon(), {
      jobDescription: `Lamp keeper\n\n${heading}\n\n3 years\n\nRequirements:\n- Docker`,
      position: '',
      companyName: '',
    }).years;
  expect([under('Experience:'), under('Length:')]).toEqual([3, null]);
});

const degrees: readonly (readonly [text: string, expected: string | null])[] = [
  ['BS or MS in chemistry', 'bachelor'],
  ['An advanced degree in physics', 'master'],
  ['HND in surveying', 'associate'],
  ['Tertiary qualification in business', 'bachelor'],
  ['An honours degree or equivalent', 'bachelor'],
  ['H.S. diploma or G.E.D.', 'highschool'],
  ['Two A levels or above', 'highschool'],
  ['Teach A levels in physics', null],
  ['Time-served fitter', 'vocational'],
  ['Level 3 diploma in childcare', 'vocational'],
  ['Degree educated', 'bachelor'],
  ['Undergraduate or postgraduate degree in design', 'bachelor'],
  ['LLB or GDL', 'bachelor'],
  ['A 2:1 from a good university', 'bachelor'],
  ['Graduate in engineering', 'bachelor'],
  ['Postgraduate qualification in social work', 'master'],
  ['JD from an accredited law school', 'doctorate'],
  ['No particular degree is asked for', null],
  ['BTS, CAP ou équivalent', 'vocational'],
  ['CAP ou équivalent', 'vocational'],
  ["Diplôme d'études supérieures", 'bachelor'],
  ['Zweites Staatsexamen oder Abschluss des zweiten Staatsexamens', 'master'],
  ['Handwerkliche Grundausbildung als Segelmacher', 'vocational'],
  ['Escolaridad: Lic. Contabilidad', 'bachelor'],
  ['Preguntar por la Lic. Moreno', null],
  ['Licenciaturas en turismo o náutica', 'bachelor'],
  ['Educación mínima: Bachiller', 'highschool'],
  ['Bachiller en ingeniería naval', null],
  ['High school diploma; you lead 12 associates in packing', 'highschool'],
  ['Four years after your apprenticeship', null],
  ['A journeyman plumber license', null],
  ['Available from 1 Dec', null],
  ['Promotion in our shops', null],
  ['Abgeschlossene Lehre als Koch', 'vocational'],
  ["Diplôme d'État d'infirmier", 'bachelor'],
  ['Grado o Diplomatura en Trabajo Social', 'bachelor'],
  ['Care for patients in a 24-bed ward with med pass', null],
  ['Graduation from an accredited four-year college', 'bachelor'],
  ['GCSE English at grade C or above', 'highschool'],
  ['Teach GCSE chemistry', null],
  ['A levels or equivalent', 'highschool'],
  ['Cert III in carpentry', 'vocational'],
  ['Weiterbildung zum Techniker oder ein vergleichbares Studium', 'vocational'],
  ['大专及以上学历', 'associate'],
  ['學歷要求: 專科', 'associate'],
  ['大學以上畢業', 'bachelor'],
  ['Advanced university degree in law', 'master'],
  ['LLM in maritime law', 'master'],
  ['Up to date with LLM post-training and LLM agents', null],
  ['Graduado/a en Ingeniería Naval', 'bachelor'],
  ['Carrera técnica terminada', 'vocational'],
  ['Secundaria terminada', 'highschool'],
  ['Clean by the department master cleaning schedule', null],
  ['An eye to master the art of lamps', null],
  ['Master knowledge of lanterns', null],
  ['Plumbers at the journeyman and master level', null],
  ['Master degree in optics', 'master'],
  ['Ein Master in Optik', 'master'],
  ['Master Informatik', 'master'],
  ['A funded PhD studentship; you need an MSc degree in optics', 'master'],
  ['Interested in obtaining a PhD\n- You hold an MSc in optics', 'master'],
  ['PhD student in optics\n- You must hold a PhD in physics', 'doctorate'],
  ['A masters degree may substitute for one year of experience', null],
  ['Supervisory work and a high school diploma', 'highschool'],
  ['Bachelor degree in optics strongly preferred To submit your resume, click below', 'bachelor'],
];

describe('years', () => {
  it.each(years)('%s', (text, expected) => expect(read(text).years).toBe(expected));
});

const insteadOfDegree: readonly (readonly [text: string, mandatory: boolean])[] = [
  ["Bachelor's degree", true],
  ["Bachelor's or equivalent experience", false],
  ["Bachelor's degree, or 4 additional years of relevant experience", false],
  ['Degree in law or significant practical experience', false],
  ['Degree; experience may be substituted', false],
];

describe('the degree', () => {
  it.each(insteadOfDegree)('may give way to experience: %s', (text, mandatory) =>
    expect(read(text).degreeMandatory).toBe(mandatory),
  );

  it('may be among duties if the reader has it', () => {
    const jobDescription =
      "Missions :\n- Polir les cuivres\n- Lire les cartes. Vous êtes issu(e) d'une formation CAP/BEP.";
    expect(readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' }).degree).toBe(
      'vocational',
    );
  });

  it.each(degrees)('%s', (text, expected) => expect(read(text).degree).toBe(expected));

  it('names a requirement only where it is in the trade of the position', () => {
    const terms = (position: string) =>
      read("Bachelor's degree in astronomy", position).requirements.map(({ term }) => term);
    expect(terms('Baker')).toEqual(['Docker']);
    expect(terms('Junior Astronomer')).toEqual(['astronomy', 'Docker']);
  });
});

describe('a degree among duties', () => {
  const asked = (line: string) =>
    readByRules(standardLexicon(), {
      jobDescription: `Responsibilities\n- Plank wooden hulls\n- Keep a log of the work\n- ${line}`,
      companyName: 'Oakum Yard',
      position: 'Caulker',
    }).degree;

  it.each([
    ['Bachelor’s degree in naval architecture', 'bachelor'],
    ['A four year degree in naval architecture', 'bachelor'],
    ['High school diploma required', 'highschool'],
  ])('is asked for where the line begins with it or says so: %s', (line, degree) => {
    expect(asked(line)).toBe(degree);
  });

  it('is not the reader’s if students are taught', () => {
    expect(asked('Teach bachelor students how to plank')).toBeNull();
  });
});

it.each([
  ['Graduado universitario en Arquitectura Naval', 'bachelor'],
  ['Egresada de la carrera de Derecho', 'bachelor'],
  ['學歷要求: 大學', 'bachelor'],
])('a degree by how the language says it: %s', (line, degree) => {
  const text = `Requisitos\n- ${line}\n- Dos herramientas`;
  expect(readByRules(standardLexicon(), { jobDescription: text, companyName: '', position: '' }).degree).toBe(
    degree,
  );
});

describe('a degree among duties', () => {
  const readDuty = (duty: string) =>
    readByRules(standardLexicon(), {
      jobDescription: `Responsibilities:\n- ${duty}\n- Trim the lamps`,
      position: '',
      companyName: '',
    });

  it.each([
    'PhD supervision',
    'Bachelor thesis guidance',
    "Bachelor's thesis guidance",
    'MBA programme marketing',
    'Masters swimming coaching',
    'University graduates onboarding',
    'Betreuung von Bachelor- und Masterarbeiten',
    '本科教学',
    '指导硕士研究生',
    'You must supervise bachelor and master students',
  ])('is not asked for where it is taught: %s', (duty) => {
    expect(readDuty(duty)).toMatchObject({ degree: null });
  });

  it('is not a requirement where it is taught, outside of lists', () => {
    expect(read('You must supervise bachelor and master students')).toMatchObject({ degree: null });
  });

  it.each([
    ["Bachelor's degree in optics", 'bachelor'],
    ['Master in optics or physics', 'master'],
    ['Abgeschlossenes Studium der Optik', 'bachelor'],
    ['本科及以上学历', 'bachelor'],
  ])('is asked for in a line of its own: %s', (duty, degree) => {
    expect(readDuty(duty)).toMatchObject({ degree });
  });
});
