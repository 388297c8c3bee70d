import { rootOf } from '../../lexicon/root-of.ts';
import { memoize } from '../../text/memoize.ts';
import type { PlanInput } from './plan-input.ts';
import { contentTokens, importanceOf } from './relevance.ts';

/** A requirement named in part or in another form counts half of one that is shown: `negotiated contracts`. */
const partWorth = 0.5;
/** Fewer of its words are chance. */
const leastShare = 0.5;
/** A word shared with the rest of the posting; more than so many are length. */
const wordWorth = 0.1;
const maxWords = 10;

/**
 * How much the text at a path answers of the posting: what it shows, then the requirements that it comes near to, then
 * the other words that both use. For putting texts in order, never for scoring or hiding.
 */
export function closenessTo({ rows, relevance }: Pick<PlanInput, 'rows' | 'relevance'>) {
  const asked = rows.map(({ requirement }) => ({
    id: requirement.id,
    weight: importanceOf(requirement),
    forms: requirement.alternatives.map(rootsOf),
  }));
  return (path: string, text: string): number => {
    const roots = rootsOf(text);
    const shown = relevance.requirementsAt(path);
    const near = asked
      .filter(({ id }) => !shown.includes(id))
      .reduce(
        (sum, { weight, forms }) => sum + weight * Math.max(...forms.map((form) => shareIn(roots, form))),
        0,
      );
    const words = Math.min(maxWords, relevance.nearness(text));
    return relevance.weightOf(path) + partWorth * near + wordWorth * words;
  };
}

function shareIn(roots: ReadonlySet<string>, form: ReadonlySet<string>): number {
  let shared = 0;
  for (const root of form) if (roots.has(root)) shared += 1;
  const share = form.size === 0 ? 0 : shared / form.size;
  return share >= leastShare ? share : 0;
}

/** Content words, verbs and the nouns of their doing in one form: `negotiation` and `negotiated`. */
const rootsOf = memoize(1000, (text): ReadonlySet<string> => new Set(contentTokens(text).map(rootOf)));
