import { readText } from '../../lexicon/read-text.ts';
import { rangeOf } from '../../text/find-form.ts';
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
    const { tokens, terms } = readText(chunk.text);
    return terms.map(({ canonical, text: quote, first, count }) => {
      const { start, end } = rangeOf(tokens, first, count);
      return { chunk, canonical, quote, start, end };
    });
  });
}
