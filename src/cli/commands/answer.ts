import type { Command } from 'commander';
import type { Client } from '../../client/client.ts';
import { defaultBase } from '../../contract/base-names.ts';
import type { BodyInput } from '../../contract/endpoints.ts';
import { limits } from '../../contract/limits.ts';
import type { Resume } from '../../contract/objects.ts';
import type { Proposal } from '../../contract/proposal.ts';
import type { Question, Report } from '../../contract/report.ts';
import { requirementStatus } from '../../contract/requirement-status.ts';
import { answerPlaces, blanksIn, usualFilling } from '../../contract/resume/answer-place.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { Evidence, Requirement } from '../../contract/score.ts';
import { extensionOf } from '../../documents/files/file-text.ts';
import { parseJsonFile } from '../../documents/files/parse-json-file.ts';
import { parseYamlFile } from '../../documents/files/parse-yaml-file.ts';
import type { AnsweringMessages } from '../../messages/dialogs/dialog-messages.ts';
import { dialogMessagesFor } from '../../messages/dialogs/dialog-messages-for.ts';
import { reportMessagesFor, writtenOf } from '../../messages/report/report-messages-for.ts';
import { fitted } from '../../text/fill-blank.ts';
import { type PlaceWords, placeName } from '../../text/place-name.ts';
import { blanksLeftIn } from '../../text/placeholders.ts';
import { sentenceAround } from '../../text/split-sentences.ts';
import { isJsonObject } from '../../values/json-object.ts';
import { readIfSupported, resolveId } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { cancellationExitCode, isCancelled } from '../failure.ts';
import { inputText, readInput } from '../files/read-input.ts';
import { noteDuePdf } from '../resume/pdf-notes.ts';
import type { Run } from '../run.ts';
import { writeInEditor } from '../terminal/editor.ts';
import { type Output, type View, view } from '../terminal/output.ts';
import type { Questions } from '../terminal/question-types.ts';
import { askQuestions, canAsk } from '../terminal/questions.ts';
import { shortened, terminalText, wrap } from '../terminal/terminal-text.ts';

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
  const words = dialogMessagesFor(writtenOf(before)).answering;
  const data =
    answers.length === 0
      ? await client.resumes.get(id)
      : await context.progress('Making the resume again', () => client.resumes.answer(id, answers));
  const said = answers.filter(({ text }) => text !== undefined).length;
  if (said === 0) {
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
    human: () =>
      [
        words.added(said, scoreMoveText(before, after, words)),
        ...answers.flatMap((one) => uncountedText(one, after)),
        '',
      ].join('\n'),
    hints: [
      `They are in your base resume now: resume-tailor base show${named}`,
      `What changed, and how to undo it: resume-tailor explain ${id}`,
      `Make the PDF again: resume-tailor pdf ${id}`,
    ],
  });
}

/** `score 53 → 61, fit 42 → 50 of 75` */
function scoreMoveText(
  { score: before }: Report,
  { score: after }: Report,
  { scoreMoved, fitMoved }: AnsweringMessages,
): string {
  const score = scoreMoved(before.after, after.after);
  if (!before.fit || !after.fit) return score;
  return score + fitMoved(before.fit.after, after.fit.after, after.fit.of);
}

/** Says how an answer counts, if it does not count in full. */
function uncountedText({ requirement_id, text }: Answer, report: Report): string[] {
  const found = report.requirements.find(({ id }) => id === requirement_id);
  if (text === undefined || found === undefined) return [];
  const status = requirementStatus(found);
  if (status === 'met') return [];
  const words = dialogMessagesFor(writtenOf(report)).answering;
  const say = status === 'missing' ? words.stillMissing : words.inPart;
  return [`  ${say(found.term, reasonFor(found, report))}`];
}

function reasonFor({ state, evidence: [best], closest }: Requirement, report: Report): string {
  const written = writtenOf(report);
  const { limited, onlyListed, notRecognized } = dialogMessagesFor(written).answering;
  if (best !== undefined) return best.note ?? (isFromWork(best) ? limited : onlyListed);
  if (state === 'aspirational') return reportMessagesFor(written).requirements.namedOnly;
  return closest?.note ?? notRecognized;
}

function isFromWork({ path }: Evidence): boolean {
  return /^(?:work|volunteer|projects)\[/.test(path);
}

type Answers = BodyInput<'answerQuestions'>['answers'];
type Answer = Answers[number];

interface Session {
  readonly io: Context['io'];
  readonly questions: Questions;
  /** The base resume of the tailored resume. */
  readonly base: ResumeDocument;
  /** Terms by requirement id. */
  readonly terms: ReadonlyMap<string, string>;
  /** Sentences of the posting by requirement id. */
  readonly sentences: ReadonlyMap<string, string>;
  readonly words: AnsweringMessages;
  readonly places: PlaceWords;
  /** The answers so far. */
  readonly answers: Answer[];
  /** Ids of requirements whose proposal the person rejected. */
  readonly refused: string[];
}

/** Asks each question of the report; a skipped one stays open. */
async function askForAnswers(session: Session, asked: readonly Question[]): Promise<void> {
  for (const [index, question] of asked.entries()) {
    const { numbered } = session.words;
    const answer = await ask(session, question, numbered(index + 1, asked.length, question.text));
    if (answer) session.answers.push(answer);
  }
}

interface NamedProposal extends Proposal {
  /** The term of the requirement. */
  readonly term: string;
}

/** Asks about each proposal of an assistant; only a confirmed one becomes an answer. */
async function askAboutProposals(session: Session, proposals: readonly NamedProposal[]): Promise<void> {
  for (const { requirement_id, text, path, term } of proposals) {
    const { words } = session;
    show(session, words.assistantProposes(term));
    show(session, text, '  ');
    const next = await session.questions.choose<'yes' | 'line' | 'skip' | 'no'>({
      message: words.haveYou,
      choices: [
        { name: words.asWritten, value: 'yes' },
        { name: words.otherWords, value: 'line' },
        { name: words.later, value: 'skip' },
        { name: words.drop, value: 'no' },
      ],
    });
    if (next === 'no') session.refused.push(requirement_id);
    if (next === 'skip' || next === 'no') continue;
    const said =
      next === 'yes'
        ? text
        : await session.questions.text({
            message: words.inYourWords,
            draft: text,
            problem: (typed) => blanksProblem(typed, words),
          });
    if (said === '') continue;
    const place = { nearest: null, ...(path !== null && { path }) };
    session.answers.push({ requirement_id, text: said, path: await askPlace(session, place) });
  }
}

/** Columns. */
const maxSentence = 240;
type Next = 'fill' | 'line' | 'editor' | 'skip' | 'no' | 'never';

async function ask(session: Session, question: Question, title: string): Promise<Answer | null> {
  const { requirement_id, nearest, proposal } = question;
  const { words } = session;
  show(session, title);
  const sentence = session.sentences.get(requirement_id);
  if (sentence !== undefined) show(session, words.inPosting(shortened(sentence, maxSentence)), '  ');
  if (nearest) show(session, words.closest(nameOfPlace(nearest.path, session), nearest.quote), '  ');
  show(session, words.proposed(proposal), '  ');
  if (blanksIn(proposal).length > 0) show(session, words.replaceBlanks, '  ');
  const next = await session.questions.choose<Next>({
    message: words.yourAnswer,
    choices: [
      { name: words.fill, value: 'fill' },
      { name: words.line, value: 'line' },
      { name: words.editor, value: 'editor' },
      { name: words.skip, value: 'skip' },
      { name: words.no, value: 'no' },
      { name: words.never, value: 'never' },
    ],
  });
  if (next === 'skip') return null;
  if (next === 'no' || next === 'never') return { requirement_id, dismiss: next };
  const said = await wordingOf(next, question, session);
  if (said === '') return null;
  return { requirement_id, text: said, path: await askPlace(session, question) };
}

/** Prints on stderr, like the prompts. */
function show({ io }: Session, text: string, indent = ''): void {
  io.stderr.write(wrap(terminalText(text), io.stderr.columns || 80, indent));
}

/** @returns '' if the person leaves the text empty */
async function wordingOf(
  next: 'fill' | 'line' | 'editor',
  { proposal, requirement_id }: Question,
  { questions, io, terms, words }: Session,
): Promise<string> {
  if (next === 'fill') return fillIn(proposal, terms.get(requirement_id) ?? '', { questions, words });
  const left = (typed: string) => blanksProblem(typed, words, proposal);
  if (next === 'line') return questions.text({ message: words.inYourWords, draft: proposal, problem: left });
  for (let draft = proposal; ; ) {
    const written = (await writeInEditor(draft, words.editorNote, io)).replace(/\s+/g, ' ').trim();
    const problem = left(written);
    if (problem === null) return written;
    if (!(await questions.agree(words.openAgain(problem), true))) return '';
    draft = written;
  }
}

/** Checked while the person writes, because a refusal at the end would refuse all answers. */
function blanksProblem(typed: string, words: AnsweringMessages, proposal?: string): string | null {
  const open = blanksLeftIn(typed, proposal);
  return open.length === 0 ? null : words.blanksLeft(open);
}

async function fillIn(
  proposal: string,
  term: string,
  { questions, words }: Pick<Session, 'questions' | 'words'>,
): Promise<string> {
  let text = proposal;
  for (const blank of blanksIn(proposal)) {
    const typed = await questions.text({
      message: text,
      draft: usualFilling(blank, term) ?? undefined,
      problem: (answer) => (answer === '' ? words.typeBlank(blank) : blanksProblem(answer, words)),
    });
    const at = text.indexOf(blank);
    const [before, after] = [text.slice(0, at), text.slice(at + blank.length)];
    text = before + fitted(typed, before, after) + after;
  }
  return text;
}

type Place = Pick<Question, 'nearest' | 'path'>;

/** Offers the place of the question, or the nearest one, first. */
function askPlace({ base, questions, words }: Session, { nearest, path }: Place): Promise<string> {
  const usual = path ?? (nearest?.path ?? '').split('.')[0];
  const lists = new Map([
    ['skills', words.mySkills],
    ['languages', words.myLanguages],
    ['certificates', words.myCertificates],
  ]);
  const choices = answerPlaces(base).map(({ name, path: value }) => ({
    name: lists.get(value) ?? name,
    value,
  }));
  const first = choices.filter(({ value }) => value === usual);
  const others = choices.filter(({ value }) => value !== usual);
  return questions.choose({ message: words.where, choices: [...first, ...others] });
}

/** The name of an entry of the base resume, or of another place. */
function nameOfPlace(path: string, { base, places }: Session): string {
  const [entry = ''] = path.split('.');
  return answerPlaces(base).find((place) => place.path === entry)?.name || placeName(path, places);
}
