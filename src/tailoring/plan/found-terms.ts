import { findTerms } from '../lexicon/find-terms.ts';
import { tokensOf } from '../resume/chunk-tokens.ts';
import type { Chunk, ResumeModel } from '../resume/resume-model.ts';

/** A known term where the base names it. */
export interface FoundTerm {
  readonly chunk: Chunk;
  readonly canonical: string;
  /** As written there. */
  readonly quote: string;
  /** [start, end) in the text of the chunk. */
  readonly start: number;
  readonly end: number;
}

/** Every known term of the base, in document order. */
export function foundTerms({ chunks }: ResumeModel): readonly FoundTerm[] {
  return chunks.flatMap((chunk) => {
    const tokens = tokensOf(chunk);
    return findTerms(chunk.text, tokens).map(({ term, first, count }) => {
      const start = tokens[first]?.start ?? 0;
      const end = tokens[first + count - 1]?.end ?? 0;
      return { chunk, canonical: term.canonical, quote: chunk.text.slice(start, end), start, end };
    });
  });
}
