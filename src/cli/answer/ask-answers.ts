import type { BodyInput } from '../../contract/endpoints.ts';
import type { Proposal } from '../../contract/proposal.ts';
import type { Question } from '../../contract/report.ts';
import { answerPlaces, blanksIn, usualFilling } from '../../contract/resume/answer-place.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { AnsweringMessages } from '../../messages/dialogs/dialog-messages.ts';
import { fitted } from '../../text/fill-blank.ts';
import { type PlaceWords, placeName } from '../../text/place-name.ts';
import { blanksLeftIn } from '../../text/placeholders.ts';
import { writeInEditor } from '../terminal/editor.ts';
import type { Io } from '../terminal/io.ts';
import type { Questions } from '../terminal/question-types.ts';
import { shortened, terminalText, wrap } from '../terminal/terminal-text.ts';

export type Answers = BodyInput<'answerQuestions'>['answers'];
export type Answer = Answers[number];

export interface Session {
  readonly io: Io;
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
export async function askForAnswers(session: Session, asked: readonly Question[]): Promise<void> {
  for (const [index, question] of asked.entries()) {
    const { numbered } = session.words;
    const answer = await ask(session, question, numbered(index + 1, asked.length, question.text));
    if (answer) session.answers.push(answer);
  }
}

export interface NamedProposal extends Proposal {
  /** The term of the requirement. */
  readonly term: string;
}

/** Asks about each proposal of an assistant; only a confirmed one becomes an answer. */
export async function askAboutProposals(
  session: Session,
  proposals: readonly NamedProposal[],
): Promise<void> {
  for (const { requirement_id, text, path, term } of proposals) {
    const { words } = session;
    show(session, words.assistantProposes(term));
    show(session, text, '  ');
    const next = await session.questions.choose<'yes' | 'line' | 'skip' | 'no'>({
      message: words.haveYou,
      number: words.number,
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
    number: words.number,
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
  return questions.choose({ message: words.where, number: words.number, choices: [...first, ...others] });
}

/** The name of an entry of the base resume, or of another place. */
function nameOfPlace(path: string, { base, places }: Session): string {
  const [entry = ''] = path.split('.');
  return answerPlaces(base).find((place) => place.path === entry)?.name || placeName(path, places);
}
