import { type Token, tokenize } from '../text/tokenize.ts';
import type { Chunk } from './resume-model.ts';

/** Many steps look at the same texts; the tokens live as long as the chunk does. */
const read = new WeakMap<Chunk, readonly Token[]>();

/** The tokens of a chunk's text, split once. */
export function tokensOf(chunk: Chunk): readonly Token[] {
  const known = read.get(chunk);
  if (known) return known;
  const tokens = tokenize(chunk.text);
  read.set(chunk, tokens);
  return tokens;
}
