import { memoizeByObject } from '../../text/memoize.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';
import type { Chunk } from './resume-model.ts';

/** The tokens of a chunk's text, split once: many steps look at the same texts. */
export const tokensOf = memoizeByObject(({ text }: Chunk): readonly Token[] => tokenize(text));
