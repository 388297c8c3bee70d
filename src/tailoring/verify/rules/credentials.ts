import { memoize } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { wordingRule } from '../rule.ts';

/** Words that claim a degree, a licence, a certificate or a level of a language; over text in lower case. */
const credential = preparedPattern(
  String.raw`(?<![\p{L}\p{N}])(?:bachelor['’]?s?|master['’]?s|mba|msc|m\.sc\.?|bsc|b\.sc\.?|b\.?a\.|m\.?a\.|ph\.?d\.?|doctorate|doctoral|diploma|diplom|degree|graduate|postgraduate|licen[cs]ed?|licen[cs]ure|certified|certificate|certification|chartered|accredited|registered|board[- ]certified|native|fluent|fluency|bilingual|proficien(?:t|cy)|[abc][12]|state[- ]examined|examiniert\p{L}*|zertifi\p{L}+|approbiert\p{L}*|diplômée?|certifiée?|titulad[oa]|certificad[oa])(?![\p{L}\p{N}])`,
  'gu',
);

/** The credentials that a text names, in lower case. */
export const credentialsIn = memoize(
  2000,
  (text): readonly string[] => text.toLowerCase().match(credential.for(text)) ?? [],
);

/** V9: a credential is named only where the base names it. */
export const credentials = wordingRule(
  'V9',
  'degrees, licences, certificates and language levels only where the base has them',
  (after, { sources }) => {
    const known = new Set(sources.flatMap(({ text }) => credentialsIn(text)));
    const invented = credentialsIn(after.text).find((claim) => !known.has(claim));
    return invented ? `"${invented}" is a credential that the evidence does not name` : null;
  },
);
