import { simplified } from '../../../lexicon/languages/simplified.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { lazy } from '../../../values/memoize.ts';

/* The labels of contact details and of personal data, such as `Phone:` or `Name:`. */

const labelKinds = ['email', 'phone', 'url', 'place', 'name', 'given', 'family'] as const;
export type LabelKind = (typeof labelKinds)[number];

const labeled = (kind: LabelKind): string => phrases('resume', `${kind}_label`);
const anyOf = (kinds: readonly LabelKind[]): string => kinds.map(labeled).join('|');

/** Chinese has no spaces, so a label may begin with other characters: `家庭住址` is an address, too. */
const hanPrefix = '\\p{Script=Han}{0,4}?';
const patterns = labelKinds.map(
  (kind) => [kind, preparedPattern(() => `^(?:${hanPrefix}(?:${labeled(kind)}))$`, 'iu')] as const,
);
const withColon = lazy(
  () => new RegExp(`^(${hanPrefix}(?:${anyOf(labelKinds)})|[cemptw])\\.?\\s*[:：]\\s*`, 'iu'),
);
const withDot = lazy(() => new RegExp(`^(${labeled('phone')}|[cemptw](?=\\.\\s))\\.\\s*`, 'iu'));
const withSpace = lazy(() => new RegExp(`^(${anyOf(labelKinds)})\\s+(?=\\S)`, 'iu'));
const initials: ReadonlyMap<string, LabelKind> = new Map([
  ['c', 'phone'],
  ['e', 'email'],
  ['m', 'phone'],
  ['p', 'phone'],
  ['t', 'phone'],
  ['w', 'url'],
]);

/** Networks and services on which people have user names. */
const networks = wordList('resume', 'network');

/** The space before a label of a phone number, an email, a web address or a network in the middle of a text. */
export const labelInside = lazy(
  () =>
    new RegExp(
      `\\s(?=(?:${anyOf(['email', 'phone', 'url'])}|${networks.alternatives()})\\.?\\s?[:：]\\s?\\S)`,
      'iu',
    ),
);

const onlyLabel = lazy(() => new RegExp(`^(?:${anyOf(labelKinds)})$`, 'iu'));

/** True if a text is only a label. */
export function isContactLabel(text: string): boolean {
  return onlyLabel().test(text);
}

export function labelKind(label: string): LabelKind | null {
  const own = simplified(label);
  return patterns.find(([, pattern]) => pattern.test(own))?.[0] ?? initials.get(label.toLowerCase()) ?? null;
}

export interface Labeled {
  readonly label: string;
  readonly value: string;
  /** False without a colon or dot, since the words may be a name: `Mobile Games`. */
  readonly isSure: boolean;
}

/** Splits a detail into its label and its value: `Phone: 555 0100`, `Tel. 555 0100`, `Phone 555 0100`. */
export function labeledDetail(text: string): Labeled | null {
  const own = simplified(text);
  const found = withColon().exec(own) ?? withDot().exec(own);
  const match = found ?? withSpace().exec(own);
  if (!match?.[1]) return null;
  return {
    label: text.slice(0, match[1].length),
    value: text.slice(match[0].length).trim(),
    isSure: found !== null,
  };
}

export function isNetworkLabel(label: string): boolean {
  return networks.has(label.trim().toLowerCase());
}
