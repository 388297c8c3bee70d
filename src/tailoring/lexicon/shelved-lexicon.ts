import { termKey } from '../text/tokenize.ts';
import { wordKey } from '../text/word-key.ts';
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
  /** Sorted lines: the key of a first word, then where in `rows` each row with such a spelling begins. */
  readonly shelves: string;
  /** Sorted lines: a term, then the terms that it implies in one step. */
  readonly broader: string;
}

export function shelve(tables: readonly ProfessionTable[]): ShelvedLexicon {
  const shelves = new Map<string, string[]>();
  let rows = '';
  for (const [profession, table] of tables.entries()) {
    for (const row of termRows(table)) {
      for (const head of new Set(row.spellings.map(({ text }) => headKey(text)))) {
        const shelf = shelves.get(head) ?? [];
        shelf.push(String(rows.length));
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

export interface ShelvedRow extends TermRow {
  readonly profession: string;
}

/** Every row with a spelling that begins with the word. */
export function rowsAt({ professions, rows, shelves }: ShelvedLexicon, head: string): ShelvedRow[] {
  return (valuesIn(shelves, head) ?? []).map((offset) => {
    const start = Number(offset);
    const line = fromByteText(rows.slice(start, rows.indexOf('\n', start)));
    const end = line.indexOf(' ');
    return { ...readRow(line.slice(end + 1)), profession: professions[Number(line.slice(0, end))] ?? '' };
  });
}

const plainWord = /^[A-Za-z]+(?= |$)/;

/** The key of the first token alone. */
export function headKey(text: string): string {
  const [word] = plainWord.exec(text) ?? [];
  return word === undefined ? (termKey(text).split(' ', 1)[0] ?? '') : wordKey(word);
}
