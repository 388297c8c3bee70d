import { loadServerSettings } from '../../config/load-server-settings.ts';
import type { ModelChoice } from '../../config/saved-model.ts';
import { type FinetuneLevel, levelTexts } from '../../contract/choices.ts';
import type { ModelProvider } from '../../contract/model.ts';
import { parseUrl } from '../../values/web-address.ts';
import type { Context } from '../context.ts';
import { readTextFile } from '../files/read-input.ts';
import { askPosting, askTarget } from '../postings/ask-posting.ts';
import { type GivenPosting, type JobPosting, openPosting } from '../postings/read-job-posting.ts';
import { askResume } from '../resume/ask-resume.ts';
import { currentBase } from '../resume/base-resume.ts';
import type { ResumeInput } from '../resume/read-resume.ts';
import type { Choice, Questions } from '../terminal/question-types.ts';
import { askQuestions } from '../terminal/questions.ts';
import { retryUntilReadable } from '../terminal/typed-file.ts';
import { composeResume } from './compose-resume.ts';

/** The first result after init. */
type FirstStep =
  | { readonly kind: 'tailor'; readonly posting: GivenPosting }
  | { readonly kind: 'score'; readonly posting: JobPosting }
  | { readonly kind: 'nothing' };

/** All answers of init, collected before anything is stored. */
export interface Plan {
  /** Null: keep the stored base resume. */
  readonly resume: { readonly input: ResumeInput; readonly isNew: boolean } | null;
  readonly level: FinetuneLevel;
  /** Null: the default. */
  readonly theme: string | null;
  /** Null: no model, or keep the one in server.yaml. */
  readonly model: ModelChoice | null;
  readonly first: FirstStep;
}

/** An example posting with common requirements, for a first score. */
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

/** Asks all questions first: cancelling at any of them changes nothing. */
export async function askPlan(context: Context): Promise<Plan> {
  const questions = await askQuestions(context);
  const resume = await planResume(context, questions);
  const level = await questions.choose({
    message: 'How much may we change?',
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

const prices: readonly (readonly [FinetuneLevel, string])[] = [
  ['basic', '1 credit'],
  ['good', '2 credits'],
  ['super', '3 credits'],
];

const levels: readonly Choice<FinetuneLevel>[] = prices.map(([value, price]) => ({
  name: value,
  value,
  about: `${levelTexts[value]} ${price}.`,
}));

async function planResume(context: Context, questions: Questions): Promise<Plan['resume']> {
  const base = await currentBase(context);
  const choice = await questions.choose<'file' | 'new' | 'keep'>({
    message: 'Which resume should we start with?',
    choices: [
      ...(base
        ? [{ name: `The stored resume of ${base.resume_data.basics.name}`, value: 'keep' } as const]
        : []),
      { name: 'A file', value: 'file' },
      { name: 'I have none: write one now', value: 'new' },
    ],
  });
  if (choice === 'keep') return null;
  if (choice === 'file') return { input: await askResume(context), isNew: false };
  context.note('Answer one question at a time; press Enter to skip.');
  const source = await composeResume(questions);
  return { input: { source, format: 'json-resume', notes: [], file: 'resume.json' }, isNew: true };
}

/** Offers only themes without extra dependencies, and only if PDFs are made on this machine. */
async function planTheme({ config, packageRoot }: Context, questions: Questions): Promise<string | null> {
  if (config.baseUrl.value !== null) return config.theme.value;
  const { describeThemes } = await import('../../compose/describe-themes.ts');
  const themes = describeThemes(packageRoot, config.home).filter(
    ({ kind, unavailable }) => kind === 'typst' && unavailable === null,
  );
  return questions.choose({
    message: 'How should PDFs look?',
    choices: themes.map(({ name, description }) => ({ name, value: name, about: description })),
    usual: config.theme.value ?? 'ats',
  });
}

async function planFirst(context: Context, questions: Questions): Promise<FirstStep> {
  const choice = await questions.choose<'tailor' | 'score' | 'example' | 'nothing'>({
    message: 'What would you like to do first?',
    choices: [
      { name: 'Tailor it to a posting and make a PDF', value: 'tailor' },
      { name: 'Score it against a posting', value: 'score', about: 'Free.' },
      { name: 'Score it against an example posting', value: 'example', about: 'Free.' },
      { name: 'Nothing for now', value: 'nothing' },
    ],
  });
  if (choice === 'nothing') return { kind: choice };
  if (choice === 'example') return { kind: 'score', posting: { text: examplePosting } };
  const posting = await retryUntilReadable(context, async () => {
    const input = await openPosting(context, await askPosting(context));
    return { ...(await input.read()), given: input.given };
  });
  if (choice === 'score') return { kind: choice, posting };
  return { kind: choice, posting: { ...posting, ...(await askTarget(context, posting)) } };
}

const providers: readonly Choice<ModelProvider | null>[] = [
  { name: 'No', value: null, about: 'Nothing leaves this machine.' },
  { name: 'Ollama on this machine', value: 'ollama', about: 'Nothing leaves this machine.' },
  {
    name: 'An OpenAI-compatible server',
    value: 'openai-compatible',
    about: 'LM Studio, llama.cpp, vLLM, OpenRouter and others.',
  },
  { name: 'OpenAI', value: 'openai', about: 'Reads the key from OPENAI_API_KEY.' },
  { name: 'Anthropic', value: 'anthropic', about: 'Reads the key from ANTHROPIC_API_KEY.' },
  { name: 'Google', value: 'google', about: 'Reads the key from GOOGLE_GENERATIVE_AI_API_KEY.' },
];

/** Null: no model, or one is already configured; a remote server has its own. */
async function askModel({ config }: Context, questions: Questions): Promise<ModelChoice | null> {
  if (config.baseUrl.value !== null) return null;
  const settings = await loadServerSettings(config.home.serverFile, readTextFile);
  if (settings.model !== null) return null;
  const provider = await questions.choose({
    message: 'Use an AI model for better wording? Its text passes the same checks.',
    choices: providers,
    usual: null,
  });
  if (provider === null) return null;
  const baseUrl =
    provider === 'openai-compatible'
      ? await questions.text({
          message: 'Address of the server, such as http://127.0.0.1:1234/v1',
          problem: noAddress,
        })
      : null;
  const name = await questions.text({
    message: 'Name of the model',
    problem: (answer) => (answer === '' ? 'Enter the name of the model, such as qwen3:14b' : null),
  });
  return { provider, name, baseUrl };
}

function noAddress(answer: string): string | null {
  return /^https?:$/.test(parseUrl(answer)?.protocol ?? '')
    ? null
    : 'Enter an address that starts with http:// or https://';
}
