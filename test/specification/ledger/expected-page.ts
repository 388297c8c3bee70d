import type { Ledger } from './ledger.ts';

export interface PageQuestion {
  readonly after?: string;
  readonly before?: string;
  readonly limit: number;
}

export interface ExpectedPage {
  /** Newest first. */
  readonly ids: readonly string[];
  readonly hasMore: boolean;
}

/** The page that the list must answer with. A cursor is a position: what it names need not exist any more. */
export function expectedPage(ledger: Ledger, { after, before, limit }: PageQuestion): ExpectedPage {
  const all = [...ledger.ids('there')].sort().reverse();
  if (before !== undefined) {
    const newer = all.filter((id) => id > before);
    return { ids: newer.slice(-limit), hasMore: newer.length > limit };
  }
  const older = after === undefined ? all : all.filter((id) => id < after);
  return { ids: older.slice(0, limit), hasMore: older.length > limit };
}
