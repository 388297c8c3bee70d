import { memoizeByObject } from '../../../text/memoize.ts';
import { termKey } from '../../../text/tokenize.ts';
import { isUnsettledLongForm } from '../../resume/acronym-meaning.ts';
import type { FoundTerm } from '../found-terms.ts';
import type { PlanInput } from '../plan-input.ts';
import { isAcronymPair } from './swap-aliases.ts';

/** Texts that may be worded: a title, a school or a paper keeps its own words. */
const worded: ReadonlySet<FoundTerm['chunk']['kind']> = new Set([
  'summary',
  'experience',
  'project',
  'volunteer',
  'skill',
]);

/**
 * Where a resume says an acronym and its long form together, by the term: at its first place, and nowhere when it has both
 * already, or leaves open what the acronym means.
 */
const explainedAt = memoizeByObject(
  ({ terms, wanted, model }: Pick<PlanInput, 'terms' | 'wanted' | 'model'>): ReadonlyMap<string, string> => {
    const places = new Map<string, string>();
    const known = new Set<string>();
    for (const { canonical, quote, chunk } of terms) {
      const spelling = wanted.get(canonical);
      if (!spelling) continue;
      if (termKey(quote) === spelling.key) known.add(canonical);
      const isPlace =
        worded.has(chunk.kind) &&
        isAcronymPair(quote, spelling.text) &&
        !isUnsettledLongForm(spelling.text, quote, model.chunks);
      if (isPlace && !places.has(canonical)) places.set(canonical, chunk.path);
    }
    for (const canonical of known) places.delete(canonical);
    return places;
  },
);

/** Whether the text at a path is the one that says both forms of a term. */
export function explainsAt(
  path: string,
  input: Pick<PlanInput, 'terms' | 'wanted' | 'model'>,
): (canonical: string) => boolean {
  return (canonical) => explainedAt(input).get(canonical) === path;
}
