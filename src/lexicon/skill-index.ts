import { termKey } from '../text/tokenize.ts';
import { fromByteText, sortedLines, toByteText, valuesIn } from './packed-file.ts';
import { readRow, rowText, type SkillRow, type SkillTable } from './skill-rows.ts';

/** The skills put by first word, as byte texts: what the packed file holds, so that no start of the program computes it. */
export interface SkillIndex {
  readonly professions: readonly string[];
  /** A line for each row: the position of its profession, and the row as rowText writes it. */
  readonly rows: string;
  /**
   * Sorted lines: the key of a first word, then each spelling that begins with it: where in `rows` its row begins, and
   * the keys of its other words.
   */
  readonly spellings: string;
  /** Sorted lines: a term, then the terms that it implies in one step. */
  readonly broader: string;
}

export function indexSkills(tables: readonly SkillTable[]): SkillIndex {
  const spellings = new Map<string, string[]>();
  const broader: (readonly [term: string, broader: readonly string[]])[] = [];
  let rows = '';
  for (const [profession, table] of tables.entries()) {
    for (const row of table.rows) {
      for (const { text } of row.spellings) {
        const [head = '', ...others] = termKey(text).split(' ');
        const known = spellings.get(head) ?? [];
        known.push([rows.length, ...others].join(' '));
        spellings.set(head, known);
      }
      rows += toByteText(`${profession} ${rowText(row)}\n`);
      if (row.implies) broader.push([row.spellings[0].text, row.implies]);
    }
  }
  return {
    professions: tables.map(({ profession }) => profession),
    rows,
    spellings: sortedLines(spellings),
    broader: sortedLines(broader),
  };
}

/** A spelling as the index holds it. */
export interface IndexedSpelling {
  readonly keys: readonly string[];
  /** Where its row begins. */
  readonly row: number;
}

/** Every spelling that begins with the word. */
export function spellingsStartingWith({ spellings }: SkillIndex, head: string): IndexedSpelling[] {
  return (valuesIn(spellings, head) ?? []).map((value) => {
    const [row, ...others] = value.split(' ');
    return { keys: [head, ...others], row: Number(row) };
  });
}

export interface IndexedRow extends SkillRow {
  readonly profession: string;
}

/** The row that begins there. */
export function rowAt({ professions, rows }: SkillIndex, start: number): IndexedRow {
  const line = fromByteText(rows.slice(start, rows.indexOf('\n', start)));
  const end = line.indexOf(' ');
  return { ...readRow(line.slice(end + 1)), profession: professions[Number(line.slice(0, end))] ?? '' };
}
