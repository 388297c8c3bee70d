import type { MergeEdit, ProposedEdit, TextEdit } from '../../contract/plan/edit.ts';
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
  /** Null when the edit names no line of ours: there is nothing to fix. */
  readonly line: Line | null;
  readonly refusal: Refusal;
  readonly rules: readonly ModelFinding['rule'][];
}

interface Bench {
  readonly task: Task;
  readonly prepared: Prepared;
  readonly placeholders: Placeholders;
  readonly modelName: string;
}

/** Each wording by itself: what fails any rule goes back with the reasons, the others stand. */
export function judgeEdits(edits: readonly ModelEdit[], bench: Bench): Judged {
  const spokenFor = new Set<string>();
  const accepted: ProposedEdit[] = [];
  const refused: Refused[] = [];
  for (const edit of edits) {
    const line = bench.task.lines.find(({ id }) => id === edit.target) ?? null;
    if (line && saysNothingNew(edit, line)) continue;
    const { proposal, findings } = judge(edit, line, spokenFor, bench);
    if (proposal && findings.length === 0) {
      accepted.push(proposal);
      for (const id of [edit.target, ...edit.merge]) spokenFor.add(id);
    } else refused.push({ line, refusal: refusalOf(edit, findings, bench), rules: rulesOf(findings) });
  }
  return { accepted, refused };
}

/** What is there already, or what the rules would write: then it stays theirs. */
function saysNothingNew({ text, merge }: ModelEdit, { text: own, draft }: Line): boolean {
  return merge.length === 0 && [own, draft].some((known) => known?.replace(/\s+/g, ' ').trim() === text);
}

interface Judgment {
  readonly proposal: ProposedEdit | null;
  readonly findings: readonly ModelFinding[];
}

function judge(edit: ModelEdit, line: Line | null, spokenFor: ReadonlySet<string>, bench: Bench): Judgment {
  const lines = linesOf(edit, line, bench.task);
  const problem = formProblem(edit, lines, spokenFor, bench.task);
  if (!line) return refusedFor('M1', `there is no line "${edit.target}"`);
  if (problem) return refusedFor('M1', problem);
  const { reveal, placeholdersIn } = bench.placeholders;
  const text = reveal(edit.text);
  const kept = placeholdersIn(edit.text);
  const lost = lines.flatMap((one) => placeholdersIn(one.text)).find((mark) => !kept.includes(mark));
  if (text === null) return refusedFor('M2', 'it has a placeholder that no line has');
  if (lost && bench.task.kind === 'entry') return refusedFor('M2', `${lost} got lost`);
  const proposal = proposalOf(edit, lines, text, bench);
  const findings = bench.prepared.verifier.verifyEdit(proposal);
  return { proposal, findings: [...findings, ...modelFindings(proposal, bench.prepared.input)] };
}

function refusedFor(rule: ModelFinding['rule'], message: string): Judgment {
  return { proposal: null, findings: [{ rule, message }] };
}

/** The lines that a wording stands for; of a summary, the facts that it rests on. */
function linesOf(
  { merge, evidence }: ModelEdit,
  line: Line | null,
  { kind, lines, facts }: Task,
): readonly Line[] {
  if (kind === 'summary') return facts.filter(({ id }) => evidence.includes(id));
  const absorbed = lines.filter(({ id }) => merge.includes(id) && id !== line?.id);
  return line ? [line, ...absorbed] : absorbed;
}

/** M1: the answer names lines that it was asked about, each once. */
function formProblem(
  { target, merge, text }: ModelEdit,
  lines: readonly Line[],
  spokenFor: ReadonlySet<string>,
  { mayMerge }: Task,
): string | null {
  if (text === '') return 'the text is empty';
  const twice = [target, ...merge].find((id) => spokenFor.has(id));
  if (twice) return `"${twice}" was edited already`;
  if (merge.length > 0 && !mayMerge) return 'lines are not joined here';
  if (merge.length > 0 && lines.length !== merge.length + 1)
    return 'it merges what is no other line of the entry';
  return lines.length === 0 ? 'no evidence is named' : null;
}

function proposalOf(
  { merge }: ModelEdit,
  lines: readonly Line[],
  text: string,
  { task, prepared, modelName }: Bench,
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
    const reason = `Written by the language model ${modelName} from lines of your resume, for this posting.`;
    return { ...shown, op: 'summary', source: 'basics.summary', reason };
  }
  const reason = `Worded by the language model ${modelName}, nearer to the posting; it says nothing that your line does not.`;
  if (merge.length === 0) return { ...shown, op: 'rewrite', source, reason };
  return { ...shown, op: 'merge', source, absorbed: paths.slice(1), reason };
}

function refusalOf(
  { target, text }: ModelEdit,
  findings: readonly ModelFinding[],
  { placeholders }: Bench,
): Refusal {
  const reasons = findings.map(({ rule, message }) => `${rule}: ${placeholders.hide(message)}`);
  return { id: target, text, reasons };
}

function rulesOf(findings: readonly ModelFinding[]): readonly ModelFinding['rule'][] {
  return [...new Set(findings.map(({ rule }) => rule))];
}
