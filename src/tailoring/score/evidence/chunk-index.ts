import { simplified } from '../../../lexicon/languages/simplified.ts';
import { allBroaderOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { type ReadText, readAsMeant } from '../../../lexicon/read-text.ts';
import { rangeOf, type TokenRange } from '../../../text/find-form.ts';
import type { Language } from '../../../text/language.ts';
import { addTo } from '../../../values/lists.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import { informativeText } from '../../resume/mere-names.ts';
import type { Chunk, ResumeModel } from '../../resume/resume-model.ts';
import { type RoleFactors, worthOf } from '../role/role-factors.ts';
import { dealsInFields, servesEveryField } from '../role/role-relevance.ts';
import { tradesOfTitle } from '../role/trades.ts';

/** A chunk prepared for finding evidence in it. */
export interface WeighedChunk {
  readonly lexicon: Lexicon;
  /** Names that only sound like a skill are blanked out; Chinese is in simplified characters. */
  readonly chunk: Chunk;
  /** The text of the chunk in its own characters, with the same offsets. */
  readonly ownText: string;
  /** Position in the document. */
  readonly index: number;
  readonly read: ReadText;
  readonly worth: number;
  /** Relevance of the chunk's job, or of the most related job for chunks outside of jobs. */
  readonly relevance: number;
  /** Relevance of the most related job; without jobs, 1 if no position is named, else 0. */
  readonly nearest: number;
  /** True for jobs that sell to, teach, staff or write about any field. */
  readonly servesOthers: boolean;
  /** The trades (occupational fields) of the usual tasks of the job's title. */
  readonly trades: ReadonlySet<string>;
  readonly position: string;
  /** The language of the resume. */
  readonly language: Language | null;
  /** For each implied term, where the text names something that implies it. */
  readonly implying: ReadonlyMap<string, TokenRange>;
  /** For each named term, where the text names it. */
  readonly naming: ReadonlyMap<string, TokenRange>;
}

/** `isServed`: treats all jobs as serving the field, whatever their titles say. */
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
  const titles = new Map(model.entries.map(({ path, title }) => [path, title]));
  const serving = pathsOf(servesEveryField);
  // A teacher's bullets describe own work, but the subject in the title is only taught.
  const dealing = pathsOf(dealsInFields);
  return model.chunks.map((own, index) => {
    const ownText = informativeText(own, model);
    const text = simplified(ownText);
    const chunk = text === own.text ? own : { ...own, text, written: own.text };
    const read = readAsMeant(own.lexicon, chunk.text, model.language);
    return {
      lexicon: own.lexicon,
      chunk,
      ownText,
      index,
      read,
      worth: worthOf(own, factors),
      relevance: factors.relevance.get(own.entry ?? '') ?? nearest,
      nearest,
      servesOthers: isServed || (own.kind === 'job_title' ? dealing : serving).has(own.entry ?? ''),
      trades: tradesOfTitle(own.lexicon, titles.get(own.entry ?? '') ?? ''),
      position,
      language: model.language,
      implying: implyingTerms(read),
      naming: namedTerms(read),
    };
  });
}

/** For each term implied in any number of steps, the first place that implies it. */
const implyingTerms = memoizeByObject(
  ({ lexicon, tokens, terms }: ReadText): ReadonlyMap<string, TokenRange> => {
    const implying = new Map<string, TokenRange>();
    for (const { canonical: narrower, first, count } of terms) {
      for (const broader of allBroaderOf(lexicon, narrower)) {
        if (!implying.has(broader)) implying.set(broader, rangeOf(tokens, first, count));
      }
    }
    return implying;
  },
);

const namedTerms = memoizeByObject(({ tokens, terms }: ReadText): ReadonlyMap<string, TokenRange> => {
  const naming = new Map<string, TokenRange>();
  for (const { canonical, first, count } of terms) {
    if (!naming.has(canonical)) naming.set(canonical, rangeOf(tokens, first, count));
  }
  return naming;
});

/** Looks up chunks by word or term, because few of them can match a requirement. */
export interface ChunkIndex {
  /** In document order. */
  readonly all: readonly WeighedChunk[];
  /** Chunks that contain one of the words, or name or imply one of the terms, in document order. */
  candidatesFor(words: readonly string[], terms: readonly string[]): readonly WeighedChunk[];
}

/** `words`: the token keys that will be looked up. */
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
