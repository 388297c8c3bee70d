import type { Command } from 'commander';
import { withSavedSetting } from '../../config/saved-config.ts';
import type { ModelChoice } from '../../config/saved-model.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { saveConfig, saveSettings } from '../files/save-settings.ts';
import { writeUnderFreeName } from '../files/write-file.ts';
import type { Plan } from '../init/ask-plan.ts';
import type { GivenPosting, JobPosting } from '../postings/read-job-posting.ts';
import { storeBase } from '../resume/base-resume.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { canAsk } from '../terminal/questions.ts';

export function defineInit(command: Command, run: Run): void {
  command
    .addHelpText('before', 'Example:\n  $ resume-tailor init\n')
    .addHelpText(
      'after',
      '\nNothing is stored before the last answer; press Ctrl-C to cancel.\nTo do the same without questions:\n' +
        '  $ resume-tailor base set FILE\n  $ resume-tailor config set level good\n  $ resume-tailor generate POSTING --pdf\n',
    )
    .action(() => run(init));
}

async function init(context: Context): Promise<Output> {
  if (!canAsk(context)) {
    throw new UsageError(
      'init needs a terminal. Without one, run: resume-tailor base set FILE, resume-tailor config set level LEVEL, resume-tailor generate POSTING --pdf',
    );
  }
  context.note(
    'Answer a few questions to get your first result. Nothing is stored before the last answer; press Ctrl-C to cancel.',
  );
  const { askPlan } = await import('../init/ask-plan.ts');
  return runInitPlan(context, await askPlan(context));
}

/** Stores the answers, and ends with the first result. */
async function runInitPlan(context: Context, plan: Plan): Promise<Output> {
  if (plan.resume) await storeResume(context, plan.resume);
  await saveChoices(context, plan);
  if (plan.model) await saveModel(context, plan.model);
  return firstResult(context, plan);
}

async function storeResume(context: Context, { input, isNew }: NonNullable<Plan['resume']>): Promise<void> {
  // Save the file first: typed answers must not depend on a server.
  if (isNew) {
    const text = `${JSON.stringify(input.source, null, 2)}\n`;
    const file = await writeUnderFreeName(input.file, Buffer.from(text), context);
    context.note(`Your resume is in ${file}. After editing it, run: resume-tailor base set ${file}`);
  }
  await storeBase(context, input);
}

async function saveChoices(context: Context, { level, theme }: Plan): Promise<void> {
  const { config } = context;
  const isChanged = level !== config.level.value || theme !== config.theme.value;
  if (!isChanged) return;
  await saveConfig(context, (text, file) => {
    const withLevel = withSavedSetting(text, file, 'level', level);
    return withSavedSetting(withLevel, file, 'theme', theme);
  });
}

/** Saves the model to server.yaml. */
async function saveModel(context: Context, model: ModelChoice): Promise<void> {
  const { withSavedModel } = await import('../../config/saved-model.ts');
  const file = await saveSettings(context, context.config.home.serverFile, (text, name) =>
    withSavedModel(text, name, model),
  );
  context.note(`The model is saved in ${file}. To test it: resume-tailor doctor --online`);
}

function firstResult(context: Context, plan: Plan): Promise<Output> | Output {
  const { first } = plan;
  if (first.kind === 'nothing') {
    return view({
      data: { level: plan.level, theme: plan.theme },
      human: () => 'Ready.\n',
      hints: ['Tailor your resume to a posting: resume-tailor generate POSTING --pdf'],
    });
  }
  return first.kind === 'tailor'
    ? tailorFirst(context, plan, first.posting)
    : scoreFirst(context, first.posting);
}

async function tailorFirst(context: Context, { level, theme }: Plan, read: GivenPosting): Promise<Output> {
  const { tailor } = await import('./generate.ts');
  return tailor(context, {
    posting: undefined,
    read,
    flags: { level, pdf: true, check: true, ...(theme !== null && { theme }) },
  });
}

async function scoreFirst(context: Context, { text, company, position }: JobPosting): Promise<Output> {
  const { score } = await import('./score.ts');
  const flags = { jobText: text, ...(company && { company }), ...(position && { position }) };
  return {
    ...(await score(context, undefined, flags)),
    hints: ['Tailor your resume to a posting: resume-tailor generate POSTING --pdf'],
  };
}
