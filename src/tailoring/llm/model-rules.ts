import type { ProposedEdit } from '../../contract/plan/edit.ts';
import { genericWords, grammarWords } from '../../lexicon/generic-words.ts';
import { hasWord, lemmasOf, type ReadText, readText, tokensOfSharedTerms } from '../../lexicon/read-text.ts';
import { countWords } from '../../text/count-words.ts';
import { levels } from '../plan/levels.ts';
import type { PlanInput } from '../plan/plan-input.ts';
import type { Finding } from '../verify/rule.ts';

/** What is asked of a model's wording before and beside the rules of the verifier. */
type ModelRuleId = 'M1' | 'M2' | 'M3' | 'M4' | 'M5';

export interface ModelFinding {
  readonly rule: Finding['rule'] | ModelRuleId;
  readonly message: string;
}

/** Of each line's content words, so many come back. */
const leastKept = 0.7;
/** Fewer words are no summary; the rules write none either. */
const minWords = 16;
/** So many words in a row are not said twice. */
const runLength = 4;

/** A wording of a model as it would stand in the resume. */
type Wording = Extract<ProposedEdit, { readonly text: string }>;

/**
 * Beside the rules of the verifier, which ask that nothing is added: of a model we also ask that nothing is lost.
 * Our own rules cannot lose a tool or half a line; a model can.
 */
export function modelFindings(wording: Wording, input: PlanInput): readonly ModelFinding[] {
  const problem = wording.op === 'summary' ? null : lostContent(wording, input);
  const shape = wording.op === 'summary' ? summaryProblem(wording.text, input) : null;
  return [
    ...(problem === null ? [] : [{ rule: 'M3', message: problem } as const]),
    ...(shape === null ? [] : [{ rule: 'M4', message: shape } as const]),
  ];
}

/** M3: each line that a wording stands for is still in it, its tools and skills all of them. */
function lostContent({ evidence, text }: Wording, { terms }: PlanInput): string | null {
  const after = readText(text);
  for (const { path, quote } of evidence) {
    const had = terms.filter(({ chunk }) => chunk.path === path);
    const lost = had.find(({ canonical }) => !after.canonicals.has(canonical));
    if (lost) return `"${lost.quote}" got lost`;
    const share = keptShare(readText(quote), after);
    if (share < leastKept) return `only ${Math.round(share * 100)} % of the line is left`;
  }
  return null;
}

function keptShare(before: ReadText, after: ReadText): number {
  const shared = tokensOfSharedTerms(before, [after]);
  const content = before.tokens
    .map((token, index) => ({ token, index }))
    .filter(({ token }) => !(grammarWords.has(token.key) || genericWords.has(token.key)));
  const kept = content.filter(
    ({ token, index }) =>
      shared.has(index) ||
      hasWord(after, token) ||
      lemmasOf(token).some((lemma) => after.lemmas().has(lemma)),
  );
  return content.length === 0 ? 1 : kept.length / content.length;
}

/** M4: a summary is one: long enough to say something, not longer than its level, and nothing twice. */
function summaryProblem(text: string, { level }: PlanInput): string | null {
  const words = countWords(text);
  const { max } = levels[level].summaryWords;
  if (words < minWords || words > max) return `${words} words; a summary has ${minWords} to ${max}`;
  const keys = readText(text).tokens.map(({ key }) => key);
  const runs = keys
    .slice(0, -runLength + 1)
    .map((_, start) => keys.slice(start, start + runLength).join(' '));
  const twice = runs.find((run, index) => runs.indexOf(run) !== index);
  return twice === undefined ? null : `it says "${twice}" twice`;
}
