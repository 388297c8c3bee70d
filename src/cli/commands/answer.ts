import type { Command } from 'commander';
import type { Client } from '../../client/client.ts';
import { defaultBase } from '../../contract/base-name.ts';
import { isJsonObject } from '../../contract/json-object.ts';
import { limits } from '../../contract/limits.ts';
import type { Resume } from '../../contract/objects.ts';
import type { Report } from '../../contract/report.ts';
import { extensionOf } from '../../documents/files/file-text.ts';
import { parseJsonFile } from '../../documents/files/parse-json-file.ts';
import { parseYamlFile } from '../../documents/files/parse-yaml-file.ts';
import {
  type Answers,
  askAboutProposals,
  askForAnswers,
  type NamedProposal,
} from '../answer/ask-for-answers.ts';
import { currentBase } from '../base-resume.ts';
import type { Context } from '../context.ts';
import { askQuestions, canAsk } from '../questions.ts';
import { inputText, readInput } from '../read-input.ts';
import { resolveId } from '../resolve-id.ts';
import type { Run } from '../run.ts';
import { unlessUnknown } from '../unless-unknown.ts';
import { UsageError } from '../usage-error.ts';
import { type Output, view } from '../view.ts';

interface AnswerFlags {
  readonly file?: string;
}

export function defineAnswer(command: Command, run: Run): void {
  command
    .argument('<id>', 'id of a resume, or latest')
    .option('--file <file>', 'take the answers from a YAML or JSON file; - is standard input')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor answer latest\n  $ resume-tailor answer latest --file answers.yaml\n',
    )
    .addHelpText(
      'after',
      '\nFree. At most five questions. Your answer goes into your base resume word for\n' +
        'word, and the resume is made again. explain lists each answer; revert removes\nit from both.\n' +
        '\nA file has a list of answers. The questions with their ids are in\nresume-tailor explain ID --json\n' +
        '  - requirement_id: r3\n    text: Moved the order queue to ActiveMQ\n    path: work[0]\n' +
        '  - requirement_id: r5\n    dismiss: never   # or: no\n',
    )
    .action((id: string, flags: AnswerFlags) => run((context) => answer(context, id, flags)));
}

async function answer(context: Context, name: string, { file }: AnswerFlags): Promise<Output> {
  if (file === undefined && !canAsk(context)) {
    throw new UsageError('answer needs a terminal. Without one, add --file FILE.');
  }
  const given = file === undefined ? null : await readAnswers(context, file);
  const client = await context.client();
  const id = await resolveId(context, name);
  const before = await client.resumes.report(id);
  const { answers, asked } = given
    ? { answers: given, asked: given.length }
    : await walkThrough(context, client, before);
  return send(context, client, before, answers, asked);
}

/** A list of answers, or an object with one under `answers`; the service judges what is in it. */
async function readAnswers({ io }: Context, file: string): Promise<Answers> {
  const { name, text } = inputText(await readInput(file, io));
  const content = extensionOf(name) === '.json' ? parseJsonFile(name, text) : await parseYamlFile(name, text);
  const answers: unknown = isJsonObject(content) ? content['answers'] : content;
  if (Array.isArray(answers) && answers.length > limits.answers) {
    throw new UsageError(
      `${name} holds ${answers.length} answers; at most ${limits.answers} are taken at once`,
    );
  }
  if (Array.isArray(answers) && answers.length > 0) return answers as Answers;
  throw new UsageError(`${name} holds no list of answers; see resume-tailor answer --help`);
}

interface Walked {
  readonly answers: Answers;
  /** Proposals and questions that were put to the person. */
  readonly asked: number;
}

/** @throws UsageError before anything is asked when the answers could not be taken */
async function walkThrough(context: Context, client: Client, report: Report): Promise<Walked> {
  const { id, questions = [] } = report;
  const proposed = await proposalsFor(client, report);
  if (questions.length === 0 && proposed.length === 0) return { answers: [], asked: 0 };
  const base = await client.resumes.base(id);
  const current = await currentBase(context, base.name);
  if (current?.version !== base.version) {
    throw new UsageError(
      'your base resume has changed since this resume was made from it. Make it again, and answer there: resume-tailor generate POSTING',
    );
  }
  const walk = { io: context.io, questions: await askQuestions(context), base: base.resume_data };
  const { answers, refused } = await askAboutProposals(walk, proposed);
  for (const requirement_id of refused) await client.proposals.delete(id, { requirement_id });
  const decided = new Set(proposed.map(({ requirement_id }) => requirement_id));
  const open = questions.filter(({ requirement_id }) => !decided.has(requirement_id));
  const more = await askForAnswers(walk, open);
  return { answers: [...answers, ...more], asked: proposed.length + open.length };
}

/** With what the posting calls it. */
async function proposalsFor(client: Client, { id, requirements }: Report): Promise<readonly NamedProposal[]> {
  const data = await unlessUnknown([], async () => (await client.proposals.list(id)).data);
  const terms = new Map(requirements.map((requirement) => [requirement.id, requirement.term]));
  return data.map((proposal) => ({ ...proposal, term: terms.get(proposal.requirement_id) ?? '' }));
}

async function send(
  context: Context,
  client: Client,
  before: Report,
  answers: Answers,
  asked: number,
): Promise<Output> {
  const { id } = before;
  const data =
    answers.length === 0
      ? await client.resumes.get(id)
      : await context.progress('Making the resume again', () => client.resumes.answer(id, answers));
  const said = answers.filter(({ text }) => text !== undefined).length;
  if (said === 0) {
    const dismissed = answers.length;
    const what = asked === 0 ? 'there is nothing to ask about this resume' : 'nothing was added';
    const kept = dismissed > 0 ? `; ${counted(dismissed, 'question')} will not be asked again` : '';
    return view<Resume>({ data, human: ({ ats_score }) => `${what}${kept}; the score is ${ats_score}\n` });
  }
  const after = await client.resumes.report(id);
  const base = await unlessUnknown(null, () => client.resumes.base(id));
  const named = base === null || base.name === defaultBase ? '' : ` --base ${base.name}`;
  return view<Resume>({
    data,
    human: () => `${counted(said, 'answer')} added: ${move(before, after)}\n`,
    hints: [
      `They are in your base resume now: resume-tailor base show${named}`,
      `What changed, and how to undo it: resume-tailor explain ${id}`,
      `Make the PDF again: resume-tailor pdf ${id}`,
    ],
  });
}

/** `score 53 → 61, fit 42 → 50 of 75` */
function move({ score: before }: Report, { score: after }: Report): string {
  const score = `score ${before.after} → ${after.after}`;
  if (!before.fit || !after.fit) return score;
  return `${score}, fit ${before.fit.after} → ${after.fit.after} of ${after.fit.of}`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
