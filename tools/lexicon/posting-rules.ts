import { fold } from '../../src/values/fold.ts';
import { type Placed, PostingPhrases, readTable, reference } from './tables.ts';

export type PostingRule = Placed<ReturnType<typeof PostingPhrases.parse>>;

/** The rows of `posting/phrases.tsv`, each reference replaced by the phrases of its rule. */
export function readPostingRules(): readonly PostingRule[] {
  const rows = readTable('posting/phrases.tsv', PostingPhrases);
  const withReferences = (phrases: string, place: string): string =>
    phrases.replace(reference, (_, named: string) => {
      const of = rows.filter(({ rule }) => rule === named);
      if (of.length === 0) throw new Error(`${place}: phrases: there is no ${named}`);
      return of.map((row) => withReferences(row.phrases, row.place)).join('|');
    });
  return rows.map((row) => ({ ...row, phrases: withReferences(row.phrases, row.place) }));
}

/** Examples in which their row finds nothing, and counterexamples in which it does, with file and line. */
export function wrongExamples(rows: readonly PostingRule[]): readonly string[] {
  return rows.flatMap((row) => [
    ...row.examples
      .filter((text) => foundBy(row, text) === null)
      .map((text) => `${row.place}: examples: nothing is found in "${text}"`),
    ...row.counterexamples.flatMap((text) => {
      const found = foundBy(row, text);
      return found === null ? [] : [`${row.place}: counterexamples: "${found}" is found in "${text}"`];
    }),
  ]);
}

/**
 * What the row alone finds: as written or folded, because rules differ in it, and without what the readers of some rules
 * demand around it, such as capitals or the end of the line; null if nothing.
 */
export function foundBy({ language, phrases }: PostingRule, text: string): string | null {
  const pattern = new RegExp(`${language === 'zh' ? '' : wordStart}(?:${phrases})`, 'iu');
  return (pattern.exec(text) ?? pattern.exec(fold(text)))?.[0] ?? null;
}

const wordStart = String.raw`(?<![\p{L}\p{N}])`;
