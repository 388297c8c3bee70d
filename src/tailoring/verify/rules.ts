import type { Rule } from './rule.ts';
import { copiedText } from './rules/copied-text.ts';
import { credentials } from './rules/credentials.ts';
import { grounding } from './rules/grounding.ts';
import { hedgesRule } from './rules/hedges.ts';
import { identity } from './rules/identity.ts';
import { language } from './rules/language.ts';
import { length } from './rules/length.ts';
import { limits } from './rules/limits.ts';
import { namesAndTerms } from './rules/names-and-terms.ts';
import { newWords } from './rules/new-words.ts';
import { numbers } from './rules/numbers.ts';
import { reachClaimsRule } from './rules/reach-claims.ts';
import { targetExists } from './rules/target-exists.ts';
import { verbRank } from './rules/verb-rank.ts';

/** Every edit of every engine passes all of these, or the base text stays. */
export const rules: readonly Rule[] = [
  targetExists,
  numbers,
  namesAndTerms,
  verbRank,
  newWords,
  reachClaimsRule,
  hedgesRule,
  identity,
  credentials,
  length,
  language,
  copiedText,
  grounding,
  limits,
];
