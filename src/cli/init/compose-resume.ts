import type { JsonObject } from '../../contract/json-object.ts';
import type { Questions } from '../question-types.ts';
import { required } from '../questions.ts';
import { askPeriod } from './ask-period.ts';

/** Walks through a first resume. @returns it as JSON Resume; what was not answered is not in it */
export async function composeResume(questions: Questions): Promise<JsonObject> {
  const basics = await askBasics(questions);
  const work = await entries(questions, 'a job, the newest first', askJob);
  const education = await entries(questions, 'a school or a degree', askSchool);
  const skills = list(
    await questions.text({ message: 'Your skills, with commas between (such as Excel, welding)' }),
  );
  const languages = list(await questions.text({ message: 'Languages that you speak, with commas between' }));
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
  const label = await questions.text({ message: 'What you are, in a few words (such as Registered Nurse)' });
  const email = await questions.text({ message: 'E-mail', problem: emailProblem });
  const phone = await questions.text({ message: 'Phone' });
  const city = await questions.text({ message: 'City' });
  const summary = await questions.text({ message: 'About you, in a sentence or two (Enter leaves it out)' });
  return present({ name, label, email, phone, location: present({ city }), summary });
}

function emailProblem(typed: string): string | null {
  return typed === '' || /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(typed) ? null : 'That is no e-mail address';
}

async function askJob(questions: Questions, name: string): Promise<JsonObject> {
  const position = await questions.text({ message: '  Your title there', problem: required });
  const period = await askPeriod(questions);
  const highlights: string[] = [];
  for (;;) {
    const message =
      highlights.length === 0
        ? '  What you did or reached there, one thing (Enter: nothing to add)'
        : '  And (Enter: that is all)';
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

/** One entry after the other, until there is no more. */
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

/** Without what is empty: JSON Resume takes an absent field for an unknown one, and an empty one for a mistake. */
function present(object: JsonObject): JsonObject {
  const isEmpty = (value: unknown): boolean =>
    value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(object).filter(([, value]) => !isEmpty(value)));
}
