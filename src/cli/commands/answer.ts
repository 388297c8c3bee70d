import type { Command } from 'commander';
import type { Client } from '../../client/client.ts';
import { defaultBase } from '../../contract/base-names.ts';
import { limits } from '../../contract/limits.ts';
import type { Resume } from '../../contract/objects.ts';
import type { Report } from '../../contract/report.ts';
import { extensionOf } from '../../documents/files/file-text.ts';
import { parseJsonFile } from '../../documents/files/parse-json-file.ts';
import { parseYamlFile } from '../../documents/files/parse-yaml-file.ts';
import { dialogMessagesFor } from '../../messages/dialogs/dialog-messages-for.ts';
import { reportMessagesFor, writtenOf } from '../../messages/report/report-messages-for.ts';
import { sentenceAround } from '../../text/split-sentences.ts';
import { isJsonObject } from '../../values/json-object.ts';
import { addedText } from '../answer/answers-text.ts';
import {
  type Answers,
  askAboutProposals,
  askForAnswers,
  type NamedProposal,
  type Session,
} from '../answer/ask-answers.ts';
import { readIfSupported, resolveId } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { cancellationExitCode, isCancelled } from '../failure.ts';
import { inputText, readInput } from '../files/read-input.ts';
import { noteDuePdf } from '../resume/pdf-notes.ts';
import type { Run } from '../run.ts';
import { type Output, type View, view } from '../terminal/output.ts';
import { askQuestions, canAsk } from '../terminal/questions.ts';

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
        'word, and the resume is made again. explain lists each answer; revert removes\nit from both. Ctrl-C keeps what you answered before.\n' +
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
  const result = given
    ? { answers: given, asked: given.length, cancelled: null }
    : await runSession(context, client, before);
  if (!result.cancelled) return send(context, client, before, result);
  if (result.answers.length === 0) throw result.cancelled;
  context.note('Cancelled. What you answered before is stored; the other questions stay open.');
  return { ...(await send(context, client, before, result)), exitCode: cancellationExitCode(context.io) };
}

/** Reads a list of answers, or an object with one under `answers`; the service validates them. */
async function readAnswers({ io }: Context, file: string): Promise<Answers> {
  const { name, text } = inputText(await readInput(file, io));
  const content = extensionOf(name) === '.json' ? parseJsonFile(name, text) : await parseYamlFile(name, text);
  const answers: unknown = isJsonObject(content) ? content['answers'] : content;
  if (Array.isArray(answers) && answers.length > limits.answers) {
    throw new UsageError(`${name} has ${answers.length} answers; send at most ${limits.answers} at a time`);
  }
  if (Array.isArray(answers) && answers.length > 0) return answers as Answers;
  throw new UsageError(`${name} has no list of answers; see resume-tailor answer --help`);
}

interface SessionResult {
  readonly answers: Answers;
  /** Number of proposals and questions shown to the person. */
  readonly asked: number;
  /** The error that ended the questions early; the earlier answers still count. */
  readonly cancelled: Error | null;
}

/** @throws UsageError before the first question if the base resume has changed, except by other answers */
async function runSession(context: Context, client: Client, report: Report): Promise<SessionResult> {
  const { id, questions = [] } = report;
  const proposed = await proposalsFor(client, report);
  if (questions.length === 0 && proposed.length === 0) return { answers: [], asked: 0, cancelled: null };
  const base = await client.resumes.base(id);
  // Servers of earlier versions do not say it, and refuse the answer itself.
  if (base.takes_answers === false) {
    throw new UsageError(
      'your base resume has changed since this resume was made from it. Make it again, and answer there: resume-tailor generate POSTING',
    );
  }
  const session: Session = {
    io: context.io,
    questions: await askQuestions(context),
    base: base.resume_data,
    terms: termsOf(report),
    sentences: await sentencesOf(client, report),
    words: dialogMessagesFor(writtenOf(report)).answering,
    places: reportMessagesFor(writtenOf(report)).places,
    answers: [],
    refused: [],
  };
  const offered = new Set(proposed.map(({ requirement_id }) => requirement_id));
  const open = questions.filter(({ requirement_id }) => !offered.has(requirement_id));
  const cancelled = await cancellationOf(async () => {
    await askAboutProposals(session, proposed);
    await askForAnswers(session, open);
  });
  for (const requirement_id of session.refused) await client.proposals.delete(id, { requirement_id });
  return { answers: session.answers, asked: proposed.length + open.length, cancelled };
}

/** Returns the cancellation, or null if all questions were asked. */
async function cancellationOf(asking: () => Promise<void>): Promise<Error | null> {
  try {
    await asking();
    return null;
  } catch (error) {
    if (isCancelled(error)) return error;
    throw error;
  }
}

/** The term of each requirement, by its id. */
function termsOf({ requirements }: Report): ReadonlyMap<string, string> {
  return new Map(requirements.map(({ id, term }) => [id, term]));
}

/** The sentence of the posting with each requirement, by its id; only sentences that say more than the term. */
async function sentencesOf(
  client: Client,
  { id, requirements }: Report,
): Promise<ReadonlyMap<string, string>> {
  const posting = await readIfSupported(null, () => client.resumes.posting(id));
  if (posting === null) return new Map();
  return new Map(
    requirements
      .map(({ id: requirement, term, source }) => {
        const sentence = sentenceWith(posting.job_description, source.start);
        return [requirement, sentence.length > term.length + maxFrame ? sentence : ''] as const;
      })
      .filter(([, sentence]) => sentence !== ''),
  );
}

/** UTF-16 units: quotation marks and a full stop around a term say nothing more. */
const maxFrame = 4;
const bullet = /^[-*•·–—\s]+/;
/** UTF-16 units before the requirement; postings that lost their line breaks have endless sentences. */
const maxBefore = 120;

function sentenceWith(text: string, at: number): string {
  const { start, end } = sentenceAround(text, at);
  if (at - start <= maxBefore) return text.slice(start, end).replace(bullet, '');
  const from = text.indexOf(' ', at - maxBefore);
  return `…${text.slice(from < 0 || from > at ? at : from + 1, end)}`;
}

/** The proposals with the term of their requirement. */
async function proposalsFor(client: Client, report: Report): Promise<readonly NamedProposal[]> {
  const data = await readIfSupported([], async () => (await client.proposals.list(report.id)).data);
  const terms = termsOf(report);
  return data.map((proposal) => ({ ...proposal, term: terms.get(proposal.requirement_id) ?? '' }));
}

async function send(
  context: Context,
  client: Client,
  before: Report,
  { answers, asked }: Pick<SessionResult, 'answers' | 'asked'>,
): Promise<View> {
  const { id } = before;
  const data =
    answers.length === 0
      ? await client.resumes.get(id)
      : await context.progress('Making the resume again', () => client.resumes.answer(id, answers));
  if (answers.every(({ text }) => text === undefined)) {
    const words = dialogMessagesFor(writtenOf(before)).answering;
    const dismissed = answers.length;
    const human = ({ ats_score: score }: Resume) =>
      `${asked === 0 ? words.nothingToAsk(score) : words.nothingAdded(dismissed, score)}\n`;
    return view<Resume>({ data, human });
  }
  const after = await client.resumes.report(id);
  await noteDuePdf(context, data);
  const base = await readIfSupported(null, () => client.resumes.base(id));
  const named = base === null || base.name === defaultBase ? '' : ` --base ${base.name}`;
  return view<Resume>({
    data,
    human: () => addedText(answers, before, after),
    hints: [
      `They are in your base resume now: resume-tailor base show${named}`,
      `What changed, and how to undo it: resume-tailor explain ${id}`,
      `Make the PDF again: resume-tailor pdf ${id}`,
    ],
  });
}
