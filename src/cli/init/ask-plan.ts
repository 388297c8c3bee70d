import type { FinetuneLevel } from '../../contract/finetune-level.ts';
import { askPosting } from '../ask-posting.ts';
import { askResume } from '../ask-resume.ts';
import { askTarget } from '../ask-target.ts';
import type { Context } from '../context.ts';
import { currentBase } from '../put-base.ts';
import type { Choice, Questions } from '../question-types.ts';
import { askQuestions } from '../questions.ts';
import { readJobPosting } from '../read-job-posting.ts';
import { untilRead } from '../until-read.ts';
import { askModel } from './ask-model.ts';
import { composeResume } from './compose-resume.ts';
import type { FirstStep, Plan } from './plan.ts';

/** A posting to try the score with; it asks for what many resumes have. */
const examplePosting = `Project Coordinator at Harbour & Finch

Harbour & Finch organises exhibitions for museums and libraries in twelve cities. You keep our projects on time, on
budget and well told.

What you will do
- Plan projects with clients and suppliers, and keep schedules and budgets up to date
- Prepare reports and presentations for clients and for our own team
- Improve how we work: checklists, templates, a tidy archive

What you bring
- Two or more years of experience in project coordination, administration or customer service
- Microsoft Excel or Google Sheets; any project management software is a plus
- Clear written and spoken English
- A bachelor's degree or a comparable training

Nice to have
- Event management
- SQL or Power BI for reporting
`;

/** Asks everything first: who stops at any question leaves all as it was. */
export async function askPlan(context: Context): Promise<Plan> {
  const questions = await askQuestions(context);
  const resume = await planResume(context, questions);
  const level = await questions.choose({
    message: 'How far may tailoring go?',
    choices: levels,
    usual: context.config.level.value,
  });
  return {
    resume,
    level,
    theme: await planTheme(context, questions),
    model: await askModel(context, questions),
    first: await planFirst(context, questions),
  };
}

const levels: readonly Choice<FinetuneLevel>[] = [
  {
    name: 'basic',
    value: 'basic',
    about: 'Keywords that you have come first, in the words of the posting. 1 credit.',
  },
  { name: 'good', value: 'good', about: 'Single bullets reworded and ordered, a headline. 2 credits.' },
  { name: 'super', value: 'super', about: 'Outcomes first, bullets merged and shortened. 3 credits.' },
];

async function planResume(context: Context, questions: Questions): Promise<Plan['resume']> {
  const base = await currentBase(context);
  const choice = await questions.choose<'file' | 'new' | 'keep'>({
    message: 'Which resume do we start from?',
    choices: [
      ...(base
        ? [{ name: `The stored one, of ${base.resume_data.basics.name}`, value: 'keep' } as const]
        : []),
      { name: 'A file that I have', value: 'file' },
      { name: 'None yet: write one now', value: 'new' },
    ],
  });
  if (choice === 'keep') return null;
  if (choice === 'file') return { input: await askResume(context), isNew: false };
  context.note('One question after the other; Enter leaves out what you do not want to say.');
  const source = await composeResume(questions);
  return { input: { source, format: 'json-resume', notes: [], file: 'resume.json' }, isNew: true };
}

/** Those that need nothing but the package, where PDFs are made on this machine. */
async function planTheme({ config, packageRoot }: Context, questions: Questions): Promise<string | null> {
  if (config.baseUrl.value !== null) return config.theme.value;
  const { describeThemes } = await import('../../compose/describe-themes.ts');
  const themes = describeThemes(packageRoot).filter(({ kind }) => kind === 'typst');
  return questions.choose({
    message: 'How should PDFs look?',
    choices: themes.map(({ name, description }) => ({ name, value: name, about: description })),
    usual: config.theme.value ?? 'ats',
  });
}

async function planFirst(context: Context, questions: Questions): Promise<FirstStep> {
  const choice = await questions.choose<'tailor' | 'score' | 'example' | 'nothing'>({
    message: 'What comes first?',
    choices: [
      { name: 'Tailor it to a posting that I have, with a PDF', value: 'tailor' },
      { name: 'Only score it against a posting that I have', value: 'score', about: 'Free.' },
      { name: 'Score it against an example', value: 'example', about: 'Free.' },
      { name: 'Nothing yet', value: 'nothing' },
    ],
  });
  if (choice === 'nothing') return { kind: choice };
  if (choice === 'example') return { kind: 'score', posting: { text: examplePosting } };
  const posting = await untilRead(context, async () => readJobPosting(context, await askPosting(context)));
  if (choice === 'score') return { kind: choice, posting };
  return { kind: choice, posting: { ...posting, ...(await askTarget(context, posting)) } };
}
