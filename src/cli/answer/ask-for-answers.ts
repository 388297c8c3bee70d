import { answerPlaces, blanksIn } from '../../contract/answer-place.ts';
import type { BodyInput } from '../../contract/endpoints.ts';
import type { Proposal } from '../../contract/proposal.ts';
import type { Question } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Context } from '../context.ts';
import { writeInEditor } from '../editor.ts';
import type { Questions } from '../question-types.ts';
import { terminalText, wrap } from '../terminal-text.ts';

export type Answers = BodyInput<'answerQuestions'>['answers'];
type Answer = Answers[number];

interface Walk {
  readonly io: Context['io'];
  readonly questions: Questions;
  /** That the resume came from. */
  readonly base: ResumeDocument;
}

/** Each question of the report in turn; one that is skipped is asked again another time. */
export async function askForAnswers(walk: Walk, asked: readonly Question[]): Promise<Answers> {
  const answers: Answer[] = [];
  for (const [index, question] of asked.entries()) {
    const answer = await ask(walk, question, `${index + 1} of ${asked.length}`);
    if (answer) answers.push(answer);
  }
  return answers;
}

export interface NamedProposal extends Proposal {
  /** What the posting asks for. */
  readonly term: string;
}

interface Decided {
  readonly answers: Answers;
  /** Requirements whose proposal is not true. */
  readonly refused: readonly string[];
}

/** What an assistant proposes, one after the other: only what the person confirms becomes an answer. */
export async function askAboutProposals(walk: Walk, proposals: readonly NamedProposal[]): Promise<Decided> {
  const answers: Answer[] = [];
  const refused: string[] = [];
  for (const { requirement_id, text, path, term } of proposals) {
    show(walk, `An assistant proposes this about ${term}:`);
    show(walk, text, '  ');
    const next = await walk.questions.choose<'yes' | 'line' | 'skip' | 'no'>({
      message: 'Have you done this?',
      choices: [
        { name: 'Yes, as written', value: 'yes' },
        { name: 'Yes, in other words', value: 'line' },
        { name: 'Decide later', value: 'skip' },
        { name: 'No, drop it', value: 'no' },
      ],
    });
    if (next === 'no') refused.push(requirement_id);
    if (next === 'skip' || next === 'no') continue;
    const said = next === 'yes' ? text : await walk.questions.text({ message: 'In your words', draft: text });
    if (said === '') continue;
    const place = { nearest: null, ...(path !== null && { path }) };
    answers.push({ requirement_id, text: said, path: await askPlace(walk, place) });
  }
  return { answers, refused };
}

type Next = 'fill' | 'line' | 'editor' | 'skip' | 'no' | 'never';

async function ask(walk: Walk, question: Question, count: string): Promise<Answer | null> {
  const { requirement_id, text, nearest, proposal } = question;
  show(walk, `${count}: ${text}`);
  if (nearest)
    show(walk, `Nearest in your resume (${placeName(nearest.path, walk)}): ${nearest.quote}`, '  ');
  show(walk, `Proposed: ${proposal}`, '  ');
  const next = await walk.questions.choose<Next>({
    message: 'Your answer',
    choices: [
      { name: 'Yes: use this wording and fill it in', value: 'fill' },
      { name: 'Yes: edit the wording here', value: 'line' },
      { name: 'Yes: write it in my editor', value: 'editor' },
      { name: 'Skip', value: 'skip' },
      { name: 'No, I have not done it', value: 'no' },
      { name: 'Never ask again', value: 'never' },
    ],
  });
  if (next === 'skip') return null;
  if (next === 'no' || next === 'never') return { requirement_id, dismiss: next };
  const said = await wordingOf(next, question, walk);
  if (said === '') return null;
  return { requirement_id, text: said, path: await askPlace(walk, question) };
}

/** On stderr, as questions are. */
function show({ io }: Walk, text: string, indent = ''): void {
  io.stderr.write(wrap(terminalText(text), io.stderr.columns || 80, indent));
}

/** @returns '' when the person says nothing after all */
async function wordingOf(
  next: 'fill' | 'line' | 'editor',
  { proposal }: Question,
  { questions, io }: Walk,
): Promise<string> {
  if (next === 'fill') return fillIn(proposal, questions);
  const left = (typed: string) => {
    const open = blanksIn(proposal).filter((blank) => typed.includes(blank));
    return open.length === 0 ? null : `Please replace ${open.join(' and ')} with what you did`;
  };
  if (next === 'line') return questions.text({ message: 'In your words', draft: proposal, problem: left });
  const note =
    'Edit the sentence above until it says what you did; save, and close the editor. To skip, delete it.';
  for (let draft = proposal; ; ) {
    const written = (await writeInEditor(draft, note, io)).replace(/\s+/g, ' ').trim();
    const problem = left(written);
    if (problem === null) return written;
    if (!(await questions.agree(`${problem}. Open it again?`, true))) return '';
    draft = written;
  }
}

async function fillIn(proposal: string, questions: Questions): Promise<string> {
  let text = proposal;
  for (const blank of blanksIn(proposal)) {
    const typed = await questions.text({
      message: text,
      problem: (answer) => (answer === '' ? `Please type what replaces ${blank}` : null),
    });
    text = text.replace(blank, () => typed);
  }
  return text;
}

type Place = Pick<Question, 'nearest' | 'path'>;

/** The place that the question names, or the nearest, is offered first. */
function askPlace({ base, questions }: Walk, { nearest, path }: Place): Promise<string> {
  const usual = path ?? (nearest?.path ?? '').split('.')[0];
  const choices = answerPlaces(base).map(({ name, path: value }) => ({ name, value }));
  const first = choices.filter(({ value }) => value === usual);
  const others = choices.filter(({ value }) => value !== usual);
  return questions.choose({ message: 'Where does it belong?', choices: [...first, ...others] });
}

/** What a place of the base is called; its path where it is in no entry. */
function placeName(path: string, { base }: Walk): string {
  const [entry = ''] = path.split('.');
  return answerPlaces(base).find((place) => place.path === entry)?.name || path;
}
