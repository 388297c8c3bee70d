import type { ProposedEdit } from '../../contract/plan/edit.ts';
import { hasWord, lemmasOf, type ReadText, readText, tokensOfSharedTerms } from '../../lexicon/read-text.ts';
import { genericWords, grammarWords } from '../../lexicon/words/generic-words.ts';
import { countWords } from '../../text/count-words.ts';
import { levels } from '../plan/levels.ts';
import type { PlanInput } from '../plan/plan-input.ts';
import type { Finding } from '../verify/rule.ts';

/** Rules for the wording of a model or an assistant, in addition to those of the verifier. Explained in docs/models.md. */
export const modelRuleIds = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'] as const;
/** Rules for an assistant's wording in the resume as it is now. Explained in docs/models.md. */
export const wordingRuleIds = ['no_change', 'own_edit', 'ceiling'] as const;

export interface ModelFinding {
  readonly rule: Finding['rule'] | (typeof modelRuleIds)[number];
  readonly message: string;
}

export interface AssistantFinding {
  readonly rule: ModelFinding['rule'] | (typeof wordingRuleIds)[number];
  readonly message: string;
}

/** Share of a line's content words that must be kept. */
const minKeptShare = 0.7;
/** Minimum length of a summary, as for the rules. */
const minWords = 16;
/** Number of consecutive words that a summary may not repeat. */
const runLength = 4;

/** An edit with a model's new text. */
type Wording = Extract<ProposedEdit, { readonly text: string }>;

/** Checks that a model's wording loses nothing. The verifier only checks that nothing is added. */
export function modelFindings(wording: Wording, input: PlanInput): readonly ModelFinding[] {
  const problem = wording.op === 'summary' ? null : lostContent(wording, input);
  const shape = wording.op === 'summary' ? summaryProblem(wording.text, input) : null;
  return [
    ...(problem === null ? [] : [{ rule: 'M3', message: problem } as const]),
    ...(shape === null ? [] : [{ rule: 'M4', message: shape } as const]),
  ];
}

/** M3: the wording keeps all tools and skills of the lines it replaces, and most of their words. */
function lostContent({ evidence, text }: Wording, { lexicon, terms }: PlanInput): string | null {
  const after = readText(lexicon, text);
  for (const { path, quote } of evidence) {
    const had = terms.filter(({ chunk }) => chunk.path === path);
    const lost = had.find(({ canonical }) => !after.canonicals.has(canonical));
    if (lost) return `"${lost.quote}" was removed`;
    const share = keptShare(readText(lexicon, quote), after);
    if (share < minKeptShare) return `only ${Math.round(share * 100)}% of the line is left`;
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

/** M4: a summary has the length that the level allows and repeats nothing. */
function summaryProblem(text: string, { lexicon, level }: PlanInput): string | null {
  const words = countWords(text);
  const { max } = levels[level].summaryWords;
  if (words < minWords || words > max)
    return `the summary has ${words} words; it needs ${minWords} to ${max}`;
  const keys = readText(lexicon, text).tokens.map(({ key }) => key);
  const runs = keys
    .slice(0, -runLength + 1)
    .map((_, start) => keys.slice(start, start + runLength).join(' '));
  const twice = runs.find((run, index) => runs.indexOf(run) !== index);
  return twice === undefined ? null : `the summary says "${twice}" twice`;
}
