import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseTable } from '../postings/table.ts';

/* Reads the tables of this folder: pairs of postings and resumes, and the items by which they are judged. */

export type PairSplit = 'train' | 'dev' | 'test';

/** Intended grade of a person who was made up for a posting: a `trap` uses its words but has another trade. */
export type MadeUp = 'qualified' | 'weaker' | 'trap';

export interface Pair {
  /** Ids of posting and resume: `p123-c045`. */
  readonly id: string;
  /** Split of the posting. */
  readonly split: PairSplit;
  readonly posting: string;
  readonly resume: string;
  readonly madeUp?: MadeUp;
}

/** A requirement of a posting, numbered from 1. */
export interface Item {
  readonly posting: string;
  readonly number: number;
  readonly term: string;
}

/** A row of `eval/resumes/resumes.tsv`. */
export interface ResumeRow {
  readonly id: string;
  readonly split: string;
  readonly language: string;
  /** `field/detail`, in English. */
  readonly profession: string;
}

export function readPairs(split: string, folder = import.meta.dirname): readonly Pair[] {
  return rowsOf(path.join(folder, 'pairs.tsv'))
    .map((cell) => ({
      id: cell('pair'),
      split: cell('split') as PairSplit,
      posting: cell('posting'),
      resume: cell('resume'),
    }))
    .filter((pair) => pair.split === split);
}

/** People who were made up for postings of a split, in `people/`: qualified ones, weaker ones and traps. */
export function readPeople(split: string, folder = import.meta.dirname): readonly Pair[] {
  return rowsOf(path.join(folder, 'people', 'people.tsv'))
    .map((cell) => ({
      id: cell('pair'),
      split: cell('split') as PairSplit,
      posting: cell('posting'),
      resume: cell('pair'),
      madeUp: cell('kind') as MadeUp,
    }))
    .filter((pair) => pair.split === split);
}

/** The items of all postings, by posting. */
export function readItems(folder = import.meta.dirname): ReadonlyMap<string, readonly Item[]> {
  const items = new Map<string, Item[]>();
  for (const cell of rowsOf(path.join(folder, 'items.tsv'))) {
    const item = { posting: cell('posting'), number: Number(cell('item')), term: cell('term') };
    items.set(item.posting, [...(items.get(item.posting) ?? []), item]);
  }
  return items;
}

export function readResumeRows(): readonly ResumeRow[] {
  return rowsOf(path.join(import.meta.dirname, '../resumes/resumes.tsv')).map((cell) => ({
    id: cell('id'),
    split: cell('split'),
    language: cell('language'),
    profession: cell('profession'),
  }));
}

/** The files of a folder, by name without extension. */
export function filesById(folder: string): ReadonlyMap<string, string> {
  return new Map(readdirSync(folder).map((name) => [path.parse(name).name, path.join(folder, name)]));
}

export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}

export function rowsOf(file: string): readonly ((name: string) => string)[] {
  return parseTable(readFileSync(file, 'utf8')).map(
    (row) =>
      (name: string): string =>
        row.get(name) ?? '',
  );
}
