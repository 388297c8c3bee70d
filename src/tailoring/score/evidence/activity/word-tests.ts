import { ownValue } from '../../../../contract/own-value.ts';
import { rootOf } from '../../../../lexicon/root-of.ts';
import { inflect, type VerbForm } from '../../../../lexicon/verbs.ts';
import type { Token } from '../../../../text/tokenize.ts';
import type { WordTest } from './activity.ts';
import { englishNominalizations } from './nominalizations.ts';

export function sameKey({ key: own }: Token): WordTest {
  return ({ key }) => key === own;
}

/** `geschweißte Rahmen` were welded by anybody. */
const describing = /^ge\p{L}{3,}te[rs]?$/u;

/** `stems`: beginnings of words, folded, parted by spaces. */
export function startsAs(stems: string): WordTest {
  const each = stems.split(' ');
  return ({ key }) => {
    if (describing.test(key)) return false;
    const word = key.replace(/^ge(?=\p{L}{4})/u, '');
    return each.some((stem) => key.startsWith(stem) || word.startsWith(stem));
  };
}

const verbForms: readonly VerbForm[] = ['base', 'past', 'gerund', 'third'];

/** Any form of any of the English verbs, the nouns of their doing included. */
export function isFormOf(...roots: readonly string[]): WordTest {
  const forms = new Set(roots.flatMap((root) => verbForms.map((form) => inflect(root, form))));
  return (token) => roots.includes(verbOf(token)) || forms.has(token.text.toLowerCase());
}

/** `analyse` and `analyze` are one. */
export function verbOf(token: Token): string {
  const verb = ownValue(englishNominalizations, token.key) ?? rootOf(token);
  return verb.endsWith('se') ? verb.replace(/(?<=[iy])s(?=e$)/, 'z') : verb;
}

const linking = /(?:en|er|s|n|e)$/;
const maxEndingLength = 3;
/** A shorter word ends others by chance. */
const minHeadLength = 4;

/** The part of a compound and the word it is made of or that ends in it: `rechnungs`, `Rechnungen`, `Eingangsrechnungen`. */
export function namesPart(part: string): WordTest {
  const stem = part.length > 4 ? part.replace(linking, '') : part;
  return ({ key }) => {
    const at = key.lastIndexOf(stem);
    const isHead = at === 0 || (at > 2 && stem.length >= minHeadLength);
    return isHead && key.length <= at + stem.length + maxEndingLength;
  };
}
