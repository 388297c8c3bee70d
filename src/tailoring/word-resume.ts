import type { Edit, ProposedEdit, TextEdit } from '../contract/plan/edit.ts';
import type { WordingLine } from '../contract/proposal.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { hasWord, lemmasOf, readText } from '../lexicon/read-text.ts';
import { genericWords } from '../lexicon/words/generic-words.ts';
import type { Engine, JudgedWording } from '../service/ports.ts';
import { assembleDocument } from './assemble-document.ts';
import type { Plan } from './edits/plan-text.ts';
import { readPlan } from './edits/read-plan.ts';
import { type AssistantFinding, modelFindings } from './llm/model-rules.ts';
import { takenBy } from './llm/tasks.ts';
import { bulletsOf } from './plan/bullets.ts';
import { levels } from './plan/levels.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { readInput, verifierFor } from './read-input.ts';
import type { Chunk } from './resume/resume-model.ts';
import { misfits } from './verify/writing/misfits.ts';
import { writeTailored } from './write-tailored.ts';

/*
 * Judges a wording that an assistant or another program wrote for one line of a tailored resume, by the same rules as a
 * language model's. If it passes, it becomes a change like any other.
 */

/** The lines that may be reworded; lines that the rules hide or join with others may not. */
export function listWordings(
  lexicon: Lexicon,
  request: Parameters<Engine['wordings']>[0],
): readonly WordingLine[] {
  const plan = readPlan(request.plan);
  return linesOf(readInput(lexicon, request), plan).map(({ chunk, of, text }) => ({
    item: chunk.path,
    of,
    text,
    base: chunk.text,
  }));
}

/** Null if the line does not exist or may not be reworded. */
export function judgeWording(lexicon: Lexicon, request: Parameters<Engine['word']>[0]): JudgedWording | null {
  const plan = readPlan(request.plan);
  const input = readInput(lexicon, request);
  const lines = linesOf(input, plan);
  const line = lines.find(({ chunk }) => chunk.path === request.item);
  if (!line) return null;
  const { chunk, text: nearest } = line;
  const refusedFor = (findings: readonly AssistantFinding[]) => ({ findings, nearest, tailored: null });
  const proposal = proposalOf(request.text, line, input);
  const findings = findingsOf(proposal, request.text, line, input);
  if (findings.length > 0) return refusedFor(findings);
  const others = plan.edits.filter((edit) => !(isText(edit) && edit.source === chunk.path));
  // Wording a line like the base is not a change, but undoes the one by the rules.
  const isOwn = proposal.text === chunk.text;
  const id = `ch${plan.nextChange}`;
  const edits = isOwn ? others : [...others, { ...proposal, id }];
  const assembled = assembleDocument(input, verifierFor(input), edits);
  const together = [
    ...wholeFindings(assembled.score.ats_score, input),
    ...assembled.findings(),
    ...misfitsOf(edits, input),
  ];
  if (together.length > 0) return refusedFor(together);
  const nextChange = isOwn ? plan.nextChange : plan.nextChange + 1;
  // A line can have only one wording, so an undone one can no longer be restored.
  const undone = plan.undone && {
    ...plan.undone,
    edits: plan.undone.edits.filter((edit) => !(isText(edit) && edit.source === chunk.path)),
  };
  const tailored = writeTailored(input, assembled, { ...plan, nextChange, undone });
  const isSeen = isOwn || tailored.report.changes.some((change) => change.id === id);
  if (isSeen) return { findings: [], nearest, tailored };
  return refusedFor([{ rule: 'own_edit', message: 'the person edited this line, so their wording stays' }]);
}

interface OpenLine {
  readonly chunk: Chunk;
  readonly of: string;
  readonly text: string;
}

function linesOf(input: PlanInput, { edits }: Plan): readonly OpenLine[] {
  const { model, level } = input;
  // Only in English does the verifier know enough words to judge a foreign wording.
  if (model.language !== 'en') return [];
  const taken = takenBy(edits);
  const isOpen = ({ path }: Chunk) => !(taken.has(path) || taken.has(path.slice(0, path.lastIndexOf('.'))));
  const written = new Map(edits.flatMap((edit) => (isText(edit) ? [[edit.source, edit.text] as const] : [])));
  const lineOf = (chunk: Chunk, of: string): OpenLine => ({
    chunk,
    of,
    text: written.get(chunk.path) ?? chunk.text,
  });
  // At a level that writes no summary, no wording of it could pass.
  const isSummaryOpen = levels[level].summaryWords.max > 0;
  const summary = isSummaryOpen ? model.chunks.filter(({ path }) => path === 'basics.summary') : [];
  const bullets = model.entries
    .filter(({ section }) => section !== 'education')
    .flatMap((entry) =>
      bulletsOf(model, entry).map((chunk) => ({
        chunk,
        of: [entry.title, entry.organization].filter(Boolean).join(', '),
      })),
    );
  return [...summary.map((chunk) => ({ chunk, of: '' })), ...bullets]
    .filter(({ chunk }) => isOpen(chunk))
    .map(({ chunk, of }) => lineOf(chunk, of));
}

function isText(edit: Edit): edit is TextEdit {
  return 'text' in edit && edit.op !== 'surface_skill' && edit.op !== 'merge';
}

/** The wording as an edit whose only evidence is the line's own text. */
function proposalOf(written: string, { chunk }: OpenLine, { relevance }: PlanInput): ProposedEdit<TextEdit> {
  return {
    op: chunk.path === 'basics.summary' ? 'summary' : 'rewrite',
    engine: 'llm',
    source: chunk.path,
    text: written.replace(/\s+/g, ' ').trim(),
    rule: 'wording',
    reason:
      'Reworded by an assistant. The verifier checked that it says nothing that this line of your resume does not.',
    requirements: [...relevance.requirementsAt(chunk.path)],
    evidence: [{ path: chunk.path, quote: chunk.text }],
  };
}

function findingsOf(
  proposal: ProposedEdit<TextEdit>,
  written: string,
  { chunk, text }: OpenLine,
  input: PlanInput,
): readonly AssistantFinding[] {
  if (proposal.text === text) return [{ rule: 'no_change', message: 'the line already says this' }];
  if (proposal.text === chunk.text) return [];
  // Markup counts as words here, but other code would read it as a link or a tag.
  if (/[<>]|\]\(/.test(written)) return [{ rule: 'markup', message: 'contains markup; use plain text' }];
  return [
    ...verifierFor(input).verifyEdit(proposal),
    ...modelFindings(proposal, input),
    ...addedWords(chunk.lexicon, proposal.text, chunk.text),
  ];
}

/**
 * M6 refuses added generic words too. The verifier allows words such as "team" and "process" to its own rules, but here
 * they could claim something that the person did not say: "with a team".
 */
function addedWords(lexicon: Lexicon, text: string, own: string): readonly AssistantFinding[] {
  const source = readText(lexicon, own);
  const added = readText(lexicon, text).tokens.find(
    (token) =>
      genericWords.has(token.key) &&
      !hasWord(source, token) &&
      !lemmasOf(token).some((lemma) => source.lemmas().has(lemma)),
  );
  return added ? [{ rule: 'M6', message: `"${added.text}" is not in the line` }] : [];
}

/** A wording must not raise the score above the ceiling of the base. */
function wholeFindings(score: number, { baseScore }: PlanInput): readonly AssistantFinding[] {
  if (score <= baseScore.ceiling) return [];
  return [
    {
      rule: 'ceiling',
      message: `the score would be ${score}, but the base resume supports at most ${baseScore.ceiling}`,
    },
  ];
}

function misfitsOf(edits: readonly Edit[], { model }: PlanInput): readonly AssistantFinding[] {
  return misfits(edits, model).map(({ rule }) => ({
    rule,
    message: 'does not fit the lines around it',
  }));
}
