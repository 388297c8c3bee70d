import { wordClassOf } from '../../lexicon/word-classes.ts';
import { memoize } from '../../text/memoize.ts';
import type { Token } from '../../text/tokenize.ts';
import { hashOf } from '../model/feature-hash.ts';

/** What features ask of a token: hashes of its key, its ending and its word class, and how it is written. */
export interface TokenView {
  readonly hash: number;
  readonly suffix: number;
  readonly shape: number;
  readonly wordClass: number;
}

const maxRemembered = 20_000;
const viewOf = memoize(
  maxRemembered,
  (text): Omit<TokenView, 'hash' | 'suffix'> => ({
    shape: shapeOf(text),
    wordClass: hashOf(wordClassOf(text)),
  }),
);
const hashOfKey = memoize(
  maxRemembered,
  (key): Pick<TokenView, 'hash' | 'suffix'> => ({
    hash: hashOf(/^\d/.test(key) ? '0' : key),
    suffix: hashOf(key.slice(-suffixLength)),
  }),
);
const suffixLength = 3;

/** Where there is no token. */
export const nothing: TokenView = { hash: 1, suffix: 1, shape: 0, wordClass: 1 };

/** The first that fits. */
const shapes: readonly RegExp[] = [
  /^\p{Ll}+$/u,
  /^\p{Lu}\p{Ll}+$/u,
  /^\p{Lu}{2,40}s?$/u,
  /^\p{N}+$/u,
  /^\p{Script=Han}+$/u,
  /\p{N}/u,
  /\p{Ll}\p{Lu}/u,
  /[.#+]/,
];

function shapeOf(text: string): number {
  const index = shapes.findIndex((shape) => shape.test(text));
  return index === -1 ? shapes.length + 1 : index + 1;
}

/** What parts two tokens, or a token from the edge of its line. */
const gaps: readonly RegExp[] = [/^[,，、]/, /^[/&]/, /[([（]/, /[)\]）]/, /^[:：]/, /^[.;。；!?]/];

export function gapOf(gap: string, isEdge: boolean): number {
  const sign = gap.trim();
  if (isEdge && sign === '') return 1;
  if (sign === '') return gap === '' ? 2 : 3;
  const index = gaps.findIndex((pattern) => pattern.test(sign));
  return index === -1 ? 10 : 4 + index;
}

export function tokenView({ key, text }: Token): TokenView {
  return { ...hashOfKey(key), ...viewOf(text) };
}
