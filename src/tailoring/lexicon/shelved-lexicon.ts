import { termKey } from '../text/tokenize.ts';
import { fromByteText, toByteText } from './byte-text.ts';
import {
  implications,
  type ProfessionTable,
  readRow,
  rowText,
  type TermRow,
  termRows,
} from './profession-table.ts';
import { sortedLines, valuesIn } from './sorted-lines.ts';

/**
 * The tables put by first word, as byte texts: what the build writes down in place of the tables, so that no
 * start of the program computes it.
 */
export interface ShelvedLexicon {
  readonly professions: readonly string[];
  /** A line for each row: the position of its profession, and the row as rowText writes it. */
  readonly rows: string;
  /**
   * Sorted lines: the key of a first word, then each spelling that begins with it: where in `rows` its row begins, and
   * the keys of its other words.
   */
  readonly shelves: string;
  /** Sorted lines: a term, then the terms that it implies in one step. */
  readonly broader: string;
}

export function shelve(tables: readonly ProfessionTable[]): ShelvedLexicon {
  const shelves = new Map<string, string[]>();
  let rows = '';
  for (const [profession, table] of tables.entries()) {
    for (const row of termRows(table)) {
      for (const { text } of row.spellings) {
        const [head = '', ...others] = termKey(text).split(' ');
        const shelf = shelves.get(head) ?? [];
        shelf.push([rows.length, ...others].join(' '));
        shelves.set(head, shelf);
      }
      rows += toByteText(`${profession} ${rowText(row)}\n`);
    }
  }
  const broader = tables.flatMap(implications).map((line) => [line.term, line.broader] as const);
  return {
    professions: tables.map(({ profession }) => profession),
    rows,
    shelves: sortedLines(shelves),
    broader: sortedLines(broader),
  };
}

/** A spelling as it stands on its shelf. */
export interface ShelvedSpelling {
  readonly keys: readonly string[];
  /** Where its row begins. */
  readonly row: number;
}

/** Every spelling that begins with the word. */
export function spellingsAt({ shelves }: ShelvedLexicon, head: string): ShelvedSpelling[] {
  return (valuesIn(shelves, head) ?? []).map((value) => {
    const [row, ...others] = value.split(' ');
    return { keys: [head, ...others], row: Number(row) };
  });
}

export interface ShelvedRow extends TermRow {
  readonly profession: string;
}

/** The row that begins there. */
export function rowAt({ professions, rows }: ShelvedLexicon, start: number): ShelvedRow {
  const line = fromByteText(rows.slice(start, rows.indexOf('\n', start)));
  const end = line.indexOf(' ');
  return { ...readRow(line.slice(end + 1)), profession: professions[Number(line.slice(0, end))] ?? '' };
}
