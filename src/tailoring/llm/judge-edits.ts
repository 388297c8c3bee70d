import type { MergeEdit, ProposedEdit, TextEdit } from '../../contract/plan/edit.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import type { Prepared } from '../tailor-resume.ts';
import { type ModelFinding, modelFindings } from './model-rules.ts';
import type { Placeholders } from './placeholders.ts';
import type { ModelEdit } from './read-answer.ts';
import type { Line, Refusal, Task } from './tasks.ts';

export interface Judged {
  readonly accepted: readonly ProposedEdit[];
  readonly refused: readonly Refused[];
}

export interface Refused {
  /** Null if the edit names an unknown line, so there is nothing to fix. */
  readonly line: Line | null;
  readonly refusal: Refusal;
  readonly rules: readonly ModelFinding['rule'][];
}

interface JudgeContext {
  readonly task: Task;
  readonly prepared: Prepared;
  readonly placeholders: Placeholders;
  readonly modelName: string;
}

/** Judges each wording by itself, and lists the reasons for those that fail a rule. */
export function judgeEdits(edits: readonly ModelEdit[], context: JudgeContext): Judged {
  const editedIds = new Set<string>();
  const accepted: ProposedEdit[] = [];
  const refused: Refused[] = [];
  for (const edit of edits) {
    const line = context.task.lines.find(({ id }) => id === edit.target) ?? null;
    if (line && changesNothing(edit, line)) continue;
    const { proposal, findings } = judge(edit, line, editedIds, context);
    if (proposal && findings.length === 0) {
      accepted.push(proposal);
      for (const id of [edit.target, ...edit.merge]) editedIds.add(id);
    } else refused.push({ line, refusal: refusalOf(edit, findings, context), rules: rulesOf(findings) });
  }
  return { accepted, refused };
}

/** True if the text is already there, or the rules would write it. */
function changesNothing({ text, merge }: ModelEdit, { text: own, draft }: Line): boolean {
  return merge.length === 0 && [own, draft].some((known) => known?.replace(/\s+/g, ' ').trim() === text);
}

interface Judgment {
  readonly proposal: ProposedEdit | null;
  readonly findings: readonly ModelFinding[];
}

function judge(
  edit: ModelEdit,
  line: Line | null,
  editedIds: ReadonlySet<string>,
  context: JudgeContext,
): Judgment {
  const lines = linesOf(edit, line, context.task);
  const problem = formProblem(edit, lines, editedIds, context.task);
  if (!line) return refusedFor('M1', `there is no line "${edit.target}"`);
  if (problem) return refusedFor('M1', problem);
  const { reveal, placeholdersIn } = context.placeholders;
  const text = reveal(edit.text);
  const kept = placeholdersIn(edit.text);
  const lost = lines.flatMap((one) => placeholdersIn(one.text)).find((mark) => !kept.includes(mark));
  if (text === null) return refusedFor('M2', 'the text has a placeholder that no line has');
  if (lost && context.task.kind === 'entry') return refusedFor('M2', `${lost} was removed`);
  const proposal = proposalOf(edit, lines, text, context);
  const findings = context.prepared.verifier.verifyEdit(proposal);
  return { proposal, findings: [...findings, ...modelFindings(proposal, context.prepared.input)] };
}

function refusedFor(rule: ModelFinding['rule'], message: string): Judgment {
  return { proposal: null, findings: [{ rule, message }] };
}

/** The lines that a wording replaces; for a summary, the facts that it uses. */
function linesOf(
  { merge, evidence }: ModelEdit,
  line: Line | null,
  { kind, lines, facts }: Task,
): readonly Line[] {
  if (kind === 'summary') return facts.filter(({ id }) => evidence.includes(id));
  const absorbed = lines.filter(({ id }) => merge.includes(id) && id !== line?.id);
  return line ? [line, ...absorbed] : absorbed;
}

/** M1: the answer names only lines of the question, each once. */
function formProblem(
  { target, merge, text }: ModelEdit,
  lines: readonly Line[],
  editedIds: ReadonlySet<string>,
  { mayMerge }: Task,
): string | null {
  if (text === '') return 'the text is empty';
  const twice = [target, ...merge].find((id) => editedIds.has(id));
  if (twice) return `"${twice}" was edited already`;
  if (merge.length > 0 && !mayMerge) return 'lines may not be merged here';
  if (merge.length > 0 && lines.length !== merge.length + 1)
    return 'only other lines of the same entry may be merged';
  return lines.length === 0 ? 'the edit has no evidence' : null;
}

function proposalOf(
  { merge }: ModelEdit,
  lines: readonly Line[],
  text: string,
  { task, prepared, modelName }: JudgeContext,
): ProposedEdit<TextEdit | MergeEdit> {
  const { model, relevance } = prepared.input;
  const paths = lines.map(({ path }) => path);
  const texts = new Map(model.chunks.map((chunk) => [chunk.path, chunk.text]));
  const [source = ''] = paths;
  const shown = {
    engine: 'llm',
    text,
    rule: 'model',
    requirements: [...new Set(paths.flatMap((path) => relevance.requirementsAt(path)))],
    evidence: paths.map((path) => ({ path, quote: texts.get(path) ?? '' })),
  } as const;
  if (task.kind === 'summary') {
    const reason = `Written for this posting by the language model ${modelName}, from lines of your resume.`;
    return { ...shown, op: 'summary', source: 'basics.summary', reason };
  }
  const reason = `Reworded by the language model ${modelName} to fit the posting, without adding anything.`;
  if (merge.length === 0) return { ...shown, op: 'rewrite', source, reason };
  return { ...shown, op: 'merge', source, absorbed: paths.slice(1), reason };
}

function refusalOf(
  { target, text }: ModelEdit,
  findings: readonly ModelFinding[],
  { placeholders, task }: JudgeContext,
): Refusal {
  const asked = [text, ...[...task.lines, ...task.facts].map((line) => line.text)];
  const reasons = findings.map(
    ({ rule, message }) => `${rule}: ${withKnownQuotes(placeholders.hide(message), asked)}`,
  );
  return { id: target, text, reasons };
}

/** Quotes only what the model was asked or wrote itself: a part of a name or number is not hidden as such. */
function withKnownQuotes(message: string, asked: readonly string[]): string {
  return message.replace(quote.regExp, (whole, inside: string) =>
    asked.some((text) => text.includes(inside)) ? whole : 'a part of it',
  );
}

const quote = preparedPattern('"([^"]*)"', 'gu');

function rulesOf(findings: readonly ModelFinding[]): readonly ModelFinding['rule'][] {
  return [...new Set(findings.map(({ rule }) => rule))];
}
