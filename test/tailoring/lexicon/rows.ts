import {
  type ProfessionTable,
  type TermRow,
  termRows,
} from '../../../src/tailoring/lexicon/profession-table.ts';
import { professions } from '../../../src/tailoring/lexicon/professions.ts';

interface Row extends Pick<TermRow, 'kind'> {
  readonly canonical: string;
  readonly spellings: readonly string[];
  readonly written: TermRow['spellings'];
}

export function rowsOf(table: ProfessionTable): Row[] {
  return termRows(table).map(({ kind, spellings: written }) => ({
    kind,
    canonical: written[0].text,
    spellings: written.map(({ text }) => text),
    written,
  }));
}

/** Every row of every table. */
export const rows: readonly Row[] = professions.flatMap(rowsOf);
