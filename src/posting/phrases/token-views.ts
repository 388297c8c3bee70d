import { wordClassOf } from '../../lexicon/word-classes.ts';
import { memoize } from '../../text/memoize.ts';
import { hashOf } from '../../text/model/linear-model.ts';
import type { Token } from '../../text/tokenize.ts';

/** What features ask of a token: hashes of its key, its ending and its word class, and how it is written. */
export interface TokenView {
  readonly hash: number;
  readonly suffix: number;
  readonly shape: number;
  readonly wordClass: number;
  readonly isVerb: boolean;
}

const maxRemembered = 20_000;
/** By what is written and, as a word at the beginning of its line may be read anew, by its key. */
const viewsOf = memoize(maxRemembered, (): Map<string, TokenView> => new Map());

const suffixLength = 3;

/** Where there is no token. */
export const nothing: TokenView = { hash: 1, suffix: 1, shape: 0, wordClass: 1, isVerb: false };

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

/** Looked up for every token of every posting: nothing is copied for what was seen before. */
export function tokenView({ key, text }: Token): TokenView {
  const known = viewsOf(text);
  const view = known.get(key);
  if (view !== undefined) return view;
  const named = wordClassOf(text);
  const made = {
    hash: hashOf(/^\d/.test(key) ? '0' : key),
    suffix: hashOf(key.slice(-suffixLength)),
    shape: shapeOf(text),
    wordClass: hashOf(named),
    isVerb: /^(?:n?V|Nv)/.test(named),
  };
  known.set(key, made);
  return made;
}
