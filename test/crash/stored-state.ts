import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSqlite } from '../../src/store/sqlite/load-sqlite.ts';

/** Generates that hold reserved credits. Reads a copy: opening the store of a killed server would mend it. */
export function generatesHalfWay(home: string): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-copy-'));
  for (const name of ['store.db', 'store.db-wal']) {
    if (existsSync(path.join(home, name))) copyFileSync(path.join(home, name), path.join(folder, name));
  }
  try {
    return readNumber(path.join(folder, 'store.db'), 'select count(*) as number from generations');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Faults that SQLite finds when it looks through the whole file. */
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
