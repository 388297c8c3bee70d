import path from 'node:path';
import { loadSqlite } from '../../src/store/sqlite/load-sqlite.ts';

/** Number of faults that SQLite finds in the whole file. */
export function storeFaults(home: string): number {
  return readNumber(
    path.join(home, 'store.db'),
    "select count(*) as number from pragma_integrity_check where integrity_check <> 'ok'",
  );
}

function readNumber(file: string, query: string): number {
  const connection = new (loadSqlite().DatabaseSync)(file);
  try {
    return (connection.prepare(query).get() as { number: number }).number;
  } finally {
    connection.close();
  }
}
