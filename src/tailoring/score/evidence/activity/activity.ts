import { activityNouns } from '../../../../lexicon/activity-nouns.ts';
import { inflect, type VerbForm } from '../../../../lexicon/verbs.ts';
import { rootOf } from '../../../../lexicon/word-families.ts';
import type { Token } from '../../../../text/tokenize.ts';

/** Whether a word of a text is the one that is looked for, in whatever form. */
export type WordTest = (token: Token) => boolean;

/** An activity and what it is done to: `contract negotiation` is to negotiate contracts. */
export interface Activity {
  /** The words of the activity, as verb or as noun. */
  readonly activity: readonly WordTest[];
  /** Key of a word that a text must have; null where any form of it will do. */
  readonly key: string | null;
  /** The words of what it is done to. */
  readonly object: readonly WordTest[];
  /** Whether a noun may stand right after the object and make it a part of another thing: `contract templates`. */
  readonly objectEndsPhrase: boolean;
  /** How many words may stand between the activity and its object. */
  readonly reach: number;
  /** Whether the activity may end the clause after its object, as in German: `Eingangsrechnungen geprüft`. */
  readonly mayFollow: boolean;
  /** True if the verb must begin its clause and have an object: `Facturer les commandes`. */
  readonly opensClause?: true;
  /** Whether both may be one verb, as in English: `Line managed three people`. */
  readonly mayBeOneVerb: boolean;
}

/** Words between an activity and its object: `Negotiated all 40 larger supplier contracts`. */
const wordsBetween = 5;
/** The same in Chinese: `维护华东区50家老客户`. */
export const charactersBetween = 10;

/** How an activity is looked for where its language has no rule of its own. */
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

/** Any form of any of the English verbs, their action nouns included. */
export function isFormOf(...roots: readonly string[]): WordTest {
  const forms = new Set(roots.flatMap((root) => verbForms.map((form) => inflect(root, form))));
  return (token) => roots.includes(verbOf(token)) || forms.has(token.text.toLowerCase());
}

/** `analyse` and `analyze` are one. */
export function verbOf(token: Token): string {
  const verb = activityNouns('en').get(token.key) ?? rootOf(token);
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
