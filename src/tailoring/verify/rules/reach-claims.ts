import { reachClaims } from '../../../lexicon/hedge-words.ts';
import type { PreparedPattern } from '../../../text/prepared-pattern.ts';
import { wordingRule } from '../rule.ts';

/** V6: nothing becomes bigger, more frequent or better than the evidence says. */
export const reachClaimsRule = wordingRule(
  'V6',
  'no claim of reach, frequency or rank that the evidence does not make',
  (after, { sources, edit }) => {
    if (edit.op === 'surface_skill') return null;
    const isLed = sources.some(({ lemmas }) => lemmas().has('lead'));
    // `by leading the rewrite` is a form of what was led; `leading supplier` is praise.
    const text = isLed ? after.text.toLowerCase().replace(/\bby leading\b/g, 'by') : after.text.toLowerCase();
    for (const pattern of reachClaims) {
      const claims = claimsIn(text, pattern);
      if (claims.length === 0) continue;
      const known = sources.flatMap((source) => claimsIn(source.text.toLowerCase(), pattern));
      const invented = claims.find((claim) => !known.includes(claim));
      if (invented) return `"${invented}" is a claim that the evidence does not make`;
    }
    return null;
  },
);

function claimsIn(text: string, pattern: PreparedPattern): readonly string[] {
  return text.match(pattern.for(text)) ?? [];
}
