import { allBroaderOf } from '../../../lexicon/lexicon.ts';
import { type ReadText, readAsMeant } from '../../../lexicon/read-text.ts';
import { rangeOf, type TokenRange } from '../../../text/find-form.ts';
import { addTo } from '../../../text/lists.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { informativeText } from '../../resume/mere-names.ts';
import type { Chunk, ResumeModel } from '../../resume/resume-model.ts';
import { type RoleFactors, worthOf } from '../role/role-factors.ts';
import { dealsInFields, servesEveryField } from '../role/role-relevance.ts';

/** A text of the resume as evidence is looked for in it. */
export interface WeighedChunk {
  /** With the names blanked out that only sound like a skill. */
  readonly chunk: Chunk;
  /** Position in the document. */
  readonly index: number;
  readonly read: ReadText;
  readonly worth: number;
  /** How related the job is that it belongs to, or the best job for what belongs to none. */
  readonly relevance: number;
  /** How related the best job is; 1 where there is no job and no position is named. */
  readonly nearest: number;
  /** Of a job whose people sell to, teach, staff or write about every field. */
  readonly servesOthers: boolean;
  readonly position: string;
  /** Where the text names something that implies a term, by that term. */
  readonly implying: ReadonlyMap<string, TokenRange>;
  /** Where it names a term itself, by that term. */
  readonly naming: ReadonlyMap<string, TokenRange>;
}

/** `isServed`: of somebody who only deals in the field, whatever the single job is called. */
export function weighChunks(
  model: Pick<ResumeModel, 'chunks' | 'entries' | 'language'>,
  factors: RoleFactors,
  position: string,
  isServed = false,
): readonly WeighedChunk[] {
  const without = position === '' ? 1 : 0;
  const nearest = factors.relevance.size === 0 ? without : Math.max(...factors.relevance.values());
  const pathsOf = (is: (title: string) => boolean) =>
    new Set(model.entries.filter(({ title }) => is(title)).map(({ path }) => path));
  const serving = pathsOf(servesEveryField);
  // What a teacher of one trade does is work; what their title names is only taught.
  const dealing = pathsOf(dealsInFields);
  return model.chunks.map((own, index) => {
    const text = informativeText(own, model);
    const chunk = text === own.text ? own : { ...own, text, written: own.text };
    const read = readAsMeant(chunk.text, model.language);
    return {
      chunk,
      index,
      read,
      worth: worthOf(own, factors),
      relevance: factors.relevance.get(own.entry ?? '') ?? nearest,
      nearest,
      servesOthers: isServed || (own.kind === 'job_title' ? dealing : serving).has(own.entry ?? ''),
      position,
      implying: implyingTerms(read),
      naming: namedTerms(read),
    };
  });
}

/** What each term of the text implies in any number of steps: the first to imply it. */
const implyingTerms = memoizeByObject(({ tokens, terms }: ReadText): ReadonlyMap<string, TokenRange> => {
  const implying = new Map<string, TokenRange>();
  for (const { canonical: narrower, first, count } of terms) {
    for (const broader of allBroaderOf(narrower)) {
      if (!implying.has(broader)) implying.set(broader, rangeOf(tokens, first, count));
    }
  }
  return implying;
});

const namedTerms = memoizeByObject(({ tokens, terms }: ReadText): ReadonlyMap<string, TokenRange> => {
  const naming = new Map<string, TokenRange>();
  for (const { canonical, first, count } of terms) {
    if (!naming.has(canonical)) naming.set(canonical, rangeOf(tokens, first, count));
  }
  return naming;
});

/** Chunks under the words that are looked for: a requirement meets few of a hundred texts. */
export interface ChunkIndex {
  /** In document order. */
  readonly all: readonly WeighedChunk[];
  /** In document order: where one of the words stands, or one of the terms is named or implied. */
  candidatesFor(words: readonly string[], terms: readonly string[]): readonly WeighedChunk[];
}

/** `words`: the token keys that will be asked for. */
export function indexChunks(chunks: readonly WeighedChunk[], words: ReadonlySet<string>): ChunkIndex {
  const holding = new Map<string, WeighedChunk[]>();
  const showing = new Map<string, WeighedChunk[]>();
  for (const chunk of chunks) {
    for (const key of chunk.read.keys) if (words.has(key)) addTo(holding, key, chunk);
    for (const term of chunk.implying.keys()) addTo(showing, term, chunk);
    for (const term of chunk.naming.keys()) addTo(showing, term, chunk);
  }
  return {
    all: chunks,
    candidatesFor(asked, terms) {
      const found = [
        ...asked.flatMap((word) => holding.get(word) ?? []),
        ...terms.flatMap((term) => showing.get(term) ?? []),
      ];
      return [...new Set(found)].sort((a, b) => a.index - b.index);
    },
  };
}
