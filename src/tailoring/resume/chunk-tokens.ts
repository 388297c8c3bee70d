import { rememberingFor } from '../text/remembering.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { Chunk } from './resume-model.ts';

/** The tokens of a chunk's text, split once: many steps look at the same texts. */
export const tokensOf = rememberingFor(({ text }: Chunk): readonly Token[] => tokenize(text));

/** The keys of a chunk's tokens. */
export const keysOf = rememberingFor(
  (chunk: Chunk): ReadonlySet<string> => new Set(tokensOf(chunk).map(({ key }) => key)),
);
