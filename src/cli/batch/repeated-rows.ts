import { andMore } from '../../values/strings.ts';
import { concernsOneInput } from '../exit-code.ts';
import type { BatchRow, RowDefaults } from '../postings/read-batch.ts';

/** Rows that are named; the line counts the others. */
const maxNamed = 10;

/** Names the rows that ask for the same as an earlier row, each of which gets a resume of its own; null for none. */
export async function repeatedRows(rows: readonly BatchRow[], defaults: RowDefaults): Promise<string | null> {
  const firsts = new Map<string, number>();
  const repeated: string[] = [];
  for (const [index, row] of rows.entries()) {
    const given = await identityOf(row, defaults);
    if (given === null) continue;
    const first = firsts.get(given);
    if (first === undefined) firsts.set(given, index + 1);
    else repeated.push(`row ${index + 1} is row ${first} again`);
  }
  if (repeated.length === 0) return null;
  const named = repeated.slice(0, maxNamed).join(', ') + andMore(repeated.length - maxNamed);
  return `The same posting more than once: ${named}. Each row has its own resume and price; to pay once, remove the others.`;
}

/** What a row asks for; null if it cannot be read, which the row itself reports. */
async function identityOf(row: BatchRow, defaults: RowDefaults): Promise<string | null> {
  try {
    return JSON.stringify((await row.open(defaults)).given);
  } catch (error) {
    if (!concernsOneInput(error)) throw error;
    return null;
  }
}
