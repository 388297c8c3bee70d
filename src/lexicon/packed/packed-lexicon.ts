import path from 'node:path';
import { packageRoot } from '../../package-root.ts';
import type { Language } from '../../text/language.ts';
import { lazy } from '../../values/memoize.ts';
import { fromByteText, readPacked } from './packed-file.ts';
import type { SkillIndex } from './skill-index.ts';
import type { TaskIndex, TitleIndex } from './title-index.ts';

/** Tables that are read whole at first use. */
export type SmallTable =
  | `activities/${Language}`
  | 'activity-nouns'
  | 'agent-nouns'
  | 'beside-building-trades'
  | 'building-trades'
  | 'chinese-frequencies'
  | 'chinese-words'
  | 'classes'
  | 'client-facing-families'
  | 'countries'
  | 'credential-levels'
  | 'cues'
  | 'dealing-families'
  | 'teaching-families'
  | 'families-of-every-trade'
  | 'dealings'
  | 'every-trade'
  | 'everyday-tools'
  | 'common-in-trade'
  | 'degrees'
  | 'exclusive-specialisms'
  | 'function-words'
  | 'guards'
  | 'hedges'
  | 'infinitives'
  | 'irregular-verbs'
  | 'language-levels'
  | 'language-signals'
  | 'language-words'
  | 'legal-forms'
  | 'light-verbs'
  | 'nominalizations'
  | 'numbers'
  | 'posting-headings'
  | 'posting-phrases'
  | 'posting-words'
  | 'product-names'
  | 'programming-languages'
  | 'proofreading-words'
  | 'related-families'
  | 'related-professions'
  | 'resume-headings'
  | 'resume-phrases'
  | 'resume-words'
  | 'same-activities'
  | 'simplified'
  | 'tailoring-phrases'
  | 'tailoring-words'
  | 'title-words'
  | 'unlisted-terms'
  | 'word-classes'
  | 'word-families'
  | 'workplaces'
  | 'writing-phrases'
  | 'writing-words';

/** The output of `npm run lexicon -- pack`: everything that the engine knows about work. */
export interface PackedLexicon {
  readonly skills: SkillIndex;
  readonly titles: TitleIndex;
  readonly tasks: TaskIndex;
  /** Sorted lines: the words of all tables with their stems, and misspelled English words with their corrections. */
  readonly known: { readonly words: string; readonly misspelled: string };
  /** Byte texts with one row a line and tabs between cells. */
  readonly tables: Readonly<Record<SmallTable, string>>;
  /** Learned weights, as bytes. */
  readonly models: Readonly<Record<ModelName, string>>;
}

export type ModelName = 'lines' | 'phrases' | 'names' | 'resume-lines' | 'resume-heads';

/** The file of this package or checkout, read at first use. */
const packed = lazy(() => readPacked<PackedLexicon>(packedFile(packageRoot())));

export function packedFile(root: string): string {
  return path.join(root, 'dist', 'lexicon.txt');
}

export function packedSkills(): SkillIndex {
  return packed().skills;
}

export function packedTitles(): TitleIndex {
  return packed().titles;
}

export function packedTasks(): TaskIndex {
  return packed().tasks;
}

export function packedKnownWords(): string {
  return packed().known.words;
}

export function packedMisspellings(): string {
  return packed().known.misspelled;
}

export function packedModel(name: ModelName): string {
  return packed().models[name];
}

export function packedRows(table: SmallTable): readonly (readonly string[])[] {
  return rowsIn(packed().tables[table]);
}

/** Splits a packed table into rows of cells. */
export function rowsIn(packedTable: string): readonly (readonly string[])[] {
  const text = fromByteText(packedTable);
  return text === ''
    ? []
    : text
        .slice(0, -1)
        .split('\n')
        .map((line) => line.split('\t'));
}

/** Splits a cell into items: `one | another`. */
export function itemsIn(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split(' | ');
}

/** The first cells of a table as a set, read at first use. */
export function packedWords(table: SmallTable): Pick<ReadonlySet<string>, 'has'> {
  const words = lazy((): ReadonlySet<string> => new Set(packedRows(table).map(([word = '']) => word)));
  return { has: (word) => words().has(word) };
}
