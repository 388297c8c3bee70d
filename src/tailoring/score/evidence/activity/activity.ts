import { activityNouns } from '../../../../lexicon/words/activity-nouns.ts';
import { inflect, type VerbForm } from '../../../../lexicon/words/verbs.ts';
import { rootOf, verbOfAction } from '../../../../lexicon/words/word-families.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import type { Token } from '../../../../text/tokenize.ts';

/** Tests whether a word is the wanted one, in any form. */
export type WordTest = (token: Token) => boolean;

/** An activity and its object: `contract negotiation` is negotiating contracts. */
export interface Activity {
  /** Tests for the words of the activity, as a verb or noun. */
  readonly activity: readonly WordTest[];
  /** Token key that a text must contain; null if several words may match. */
  readonly key: string | null;
  /** Tests for the words of the object. */
  readonly object: readonly WordTest[];
  /** True if no noun may follow the object: `contract templates` is not `contracts`. */
  readonly objectEndsPhrase: boolean;
  /** Maximum number of words between the activity and its object. */
  readonly reach: number;
  /** True if the verb may follow its object at the end of a clause, as in German: `Eingangsrechnungen geprüft`. */
  readonly mayFollow: boolean;
  /** True if the verb must begin its clause and have an object: `Facturer les commandes`. */
  readonly opensClause?: true;
  /** True if the words found for activity and object belong together; tested if both could be split in several ways. */
  readonly fits?: (activity: Token, object: Token) => boolean;
  /** True if object and verb may form one verb, as in English: `Line managed three people`. */
  readonly mayBeOneVerb: boolean;
}

/** Default reach in words: `Negotiated all 40 larger supplier contracts`. */
const wordsBetween = 5;
/** Reach in Chinese, where every character is a token: `维护华东区50家老客户`. */
export const charactersBetween = 10;

/** Defaults for languages without a rule of their own. */
export const plainClause = {
  objectEndsPhrase: false,
  reach: wordsBetween,
  mayFollow: false,
  mayBeOneVerb: false,
} as const satisfies Partial<Activity>;

export function objectOf(object: readonly Token[]): Pick<Activity, 'key' | 'object'> {
  return { key: object[0]?.key ?? null, object: object.map(sameKey) };
}

export function sameKey({ key: own }: Token): WordTest {
  return ({ key }) => key === own;
}

/** German participles used as adjectives: `geschweißte Rahmen` does not say that the person welded. */
const adjectivalParticiple = preparedPattern(String.raw`^ge\p{L}{3,}te[rs]?$`);
const prefixed = preparedPattern(String.raw`^ge\p{L}{4}`);

/** `stems`: folded beginnings of words, separated by spaces. */
export function startsWithStem(stems: string): WordTest {
  const each = stems.split(' ');
  return ({ key }) => {
    if (adjectivalParticiple.test(key)) return false;
    const word = prefixed.test(key) ? key.slice(2) : key;
    return each.some((stem) => key.startsWith(stem) || word.startsWith(stem));
  };
}

const verbForms: readonly VerbForm[] = ['base', 'past', 'gerund', 'third'];

/** Tests for any form of the English verbs, including their action nouns. */
export function isFormOf(...roots: readonly string[]): WordTest {
  const forms = new Set(roots.flatMap((root) => verbForms.map((form) => inflect(root, form))));
  return (token) => roots.includes(verbOf(token)) || forms.has(token.text.toLowerCase());
}

/** The base form of the verb in American spelling, so that `analyse` equals `analyze`. */
export function verbOf(token: Token): string {
  const verb = activityNouns('en').get(token.key) ?? verbOfAction(token.key) ?? rootOf(token);
  return verb.endsWith('se') ? verb.replace(/(?<=[iy])s(?=e$)/, 'z') : verb;
}

const linking = /(?:en|er|s|n|e)$/;
const maxEndingLength = 3;
/** Shorter words end other words by chance. */
const minHeadLength = 4;

/** Tests for the word in a compound's part: `rechnungs` matches `Rechnungen` and `Eingangsrechnungen`. */
export function matchesCompoundPart(part: string): WordTest {
  const stem = part.length > 4 ? part.replace(linking, '') : part;
  return ({ key }) => {
    const at = key.lastIndexOf(stem);
    const isHead = at === 0 || (at > 2 && stem.length >= minHeadLength);
    return isHead && key.length <= at + stem.length + maxEndingLength;
  };
}
