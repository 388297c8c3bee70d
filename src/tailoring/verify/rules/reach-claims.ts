import { reachClaims } from '../../lexicon/reach-words.ts';
import { wordingRule } from '../rule.ts';

/** V6: nothing becomes bigger, more frequent or better than the evidence says. */
export const reachClaimsRule = wordingRule(
  'V6',
  'no claim of reach, frequency or rank that the evidence does not make',
  (after, { sources, edit }) => {
    if (edit.op === 'surface_skill') return null;
    const text = after.text.toLowerCase();
    for (const pattern of reachClaims) {
      const claims = text.match(pattern);
      if (!claims) continue;
      const known = sources.flatMap((source) => source.text.toLowerCase().match(pattern) ?? []);
      const invented = claims.find((claim) => !known.includes(claim));
      if (invented) return `"${invented}" is a claim that the evidence does not make`;
    }
    return null;
  },
);
