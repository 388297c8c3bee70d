import { spellingsOf } from '../../lexicon/lexicon.ts';
import { findKeys, rangeOf } from '../../text/find-form.ts';
import { tokenize } from '../../text/tokenize.ts';
import type { AskedRequirement } from '../posting.ts';

/** How the posting itself writes one alternative of a requirement: `k8s` for Kubernetes. */
export function spellingOf(requirement: AskedRequirement, alternative: string): string {
  const written = tokenize(requirement.term);
  const [longest] = spellingsOf(alternative)
    .flatMap(({ keys }) => {
      const first = findKeys(written, keys, 0);
      if (first === -1) return [];
      const { start, end } = rangeOf(written, first, keys.length);
      return [requirement.term.slice(start, end)];
    })
    .sort((a, b) => b.length - a.length);
  return longest ?? alternative;
}
