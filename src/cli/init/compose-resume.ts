import { isCalendarDate } from '../../contract/resume/dates.ts';
import type { JsonObject } from '../../values/json-object.ts';
import type { Questions } from '../terminal/question-types.ts';
import { required } from '../terminal/questions.ts';

/** `2021`, `2021-03` or `2021-03-15` from typed dates such as `03/2021`, `March 2021`, `mar. 2021`; else null. */
export function dateAnswer(typed: string): string | null {
  const text = typed.trim();
  if (/^\d{4}$/.test(text)) return text;
  const [, year = '', month = '', day] = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(text) ?? [];
  if (year !== '') return written(year, Number(month), day);
  const [, numbered = '', after = ''] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (after !== '') return written(after, Number(numbered));
  const [, name = '', ofYear = ''] = /^([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(text) ?? [];
  const index = months.findIndex((full) => name !== '' && full.startsWith(name.toLowerCase()));
  return index < 0 ? null : written(ofYear, index + 1);
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

function written(year: string, month: number, day?: string): string | null {
  if (month < 1 || month > 12) return null;
  const date = `${year}-${String(month).padStart(2, '0')}`;
  if (day === undefined) return date;
  return isCalendarDate(Number(year), month, Number(day)) ? `${date}-${day.padStart(2, '0')}` : null;
}

/** As in JSON Resume: no `endDate` for something ongoing. */
interface Period {
  readonly startDate?: string;
  readonly endDate?: string;
}

const example = 'such as 2021-03 or March 2021';

async function askPeriod(questions: Questions): Promise<Period> {
  const start = await questions.text({ message: `  From (${example})`, problem: dateProblem });
  const startDate = dateAnswer(start);
  const end = await questions.text({
    message: '  To (Enter: present)',
    problem: (typed) => dateProblem(typed) ?? orderProblem(startDate, dateAnswer(typed)),
  });
  const endDate = dateAnswer(end);
  return { ...(startDate !== null && { startDate }), ...(endDate !== null && { endDate }) };
}

function dateProblem(typed: string): string | null {
  return typed === '' || dateAnswer(typed) !== null
    ? null
    : `Enter a year, or a month and a year, ${example}`;
}

/** Compares as many digits as both dates have. */
function orderProblem(start: string | null, end: string | null): string | null {
  if (start === null || end === null) return null;
  const length = Math.min(start.length, end.length);
  return end.slice(0, length) >= start.slice(0, length) ? null : `That is before ${start}`;
}

/** Asks for a first resume. @returns JSON Resume without the skipped answers */
export async function composeResume(questions: Questions): Promise<JsonObject> {
  const basics = await askBasics(questions);
  const work = await entries(questions, 'a job, newest first', askJob);
  const education = await entries(questions, 'a school or degree', askSchool);
  const skills = list(
    await questions.text({ message: 'Your skills, separated by commas (such as Excel, welding)' }),
  );
  const languages = list(await questions.text({ message: 'Languages you speak, separated by commas' }));
  return present({
    basics,
    work,
    education,
    skills: skills.length > 0 ? [{ name: 'Skills', keywords: skills }] : [],
    languages: languages.map((language) => ({ language })),
  });
}

async function askBasics(questions: Questions): Promise<JsonObject> {
  const name = await questions.text({ message: 'Your name', problem: required });
  const label = await questions.text({ message: 'Your profession (such as Registered Nurse)' });
  const email = await questions.text({ message: 'E-mail', problem: emailProblem });
  const phone = await questions.text({ message: 'Phone' });
  const city = await questions.text({ message: 'City' });
  const summary = await questions.text({ message: 'About you, in a sentence or two (Enter to skip)' });
  return present({ name, label, email, phone, location: present({ city }), summary });
}

function emailProblem(typed: string): string | null {
  return typed === '' || /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(typed)
    ? null
    : 'That is not an e-mail address';
}

async function askJob(questions: Questions, name: string): Promise<JsonObject> {
  const position = await questions.text({ message: '  Your job title there', problem: required });
  const period = await askPeriod(questions);
  const highlights: string[] = [];
  for (;;) {
    const message =
      highlights.length === 0
        ? '  One thing you did or achieved there (Enter to skip)'
        : '  Another (Enter to finish)';
    const highlight = await questions.text({ message });
    if (highlight === '') return present({ name, position, ...period, highlights });
    highlights.push(highlight);
  }
}

async function askSchool(questions: Questions, institution: string): Promise<JsonObject> {
  const studyType = await questions.text({ message: '  Degree (such as Bachelor; Enter: none)' });
  const area = await questions.text({ message: '  Subject' });
  return present({ institution, studyType, area, ...(await askPeriod(questions)) });
}

/** Asks for entries until the person leaves one empty. */
async function entries(
  questions: Questions,
  what: string,
  ask: (questions: Questions, name: string) => Promise<JsonObject>,
): Promise<readonly JsonObject[]> {
  const found: JsonObject[] = [];
  for (;;) {
    const begin = found.length === 0 ? `Add ${what}: where was it?` : 'Another one: where was it?';
    const name = await questions.text({
      message: `${begin} (Enter: ${found.length === 0 ? 'none' : 'no more'})`,
    });
    if (name === '') return found;
    found.push(await ask(questions, name));
  }
}

function list(typed: string): readonly string[] {
  return typed
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Removes empty fields: JSON Resume reads an absent field as unknown, and an empty one as a mistake. */
function present(object: JsonObject): JsonObject {
  const isEmpty = (value: unknown): boolean =>
    value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(object).filter(([, value]) => !isEmpty(value)));
}
