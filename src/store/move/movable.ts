import type { Processes } from '../process-identity.ts';
import type { SqlValue } from '../sqlite/database.ts';

export type Row = Readonly<Record<string, SqlValue>>;

/** A store as its tables, with the newest schema. */
export interface Movable {
  /** For messages, without the password. */
  readonly shownName: string;
  /** Runs one statement with `?` for each value. */
  query(text: string, values: readonly SqlValue[]): Promise<readonly Row[]>;
  /** Runs all statements or none. */
  write(
    statements: readonly { readonly text: string; readonly values: readonly SqlValue[] }[],
  ): Promise<void>;
  close(): Promise<void>;
}

export async function openMovableFile(file: string, processes: Processes): Promise<Movable> {
  const [{ openSqlite }, { createStore }] = await Promise.all([
    import('../sqlite/open-sqlite.ts'),
    import('../sqlite/open-store.ts'),
  ]);
  const database = await openSqlite(file);
  await createStore(database, processes);
  return {
    shownName: file,
    query: (text, values) => database.read<Row>({ text, values }),
    write: (statements) =>
      database.durable.transaction(async (query) => {
        for (const statement of statements) await query(statement);
      }),
    close: () => database.close(),
  };
}

export async function openMovableDatabase(url: string): Promise<Movable> {
  const [{ openPostgres, shownUrl }, { migrate }] = await Promise.all([
    import('../postgres/open-postgres.ts'),
    import('../postgres/migrate.ts'),
  ]);
  const database = await openPostgres({ url });
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    shownName: shownUrl(url),
    query: (text, values) => database.read<Row>({ text: numbered(text), values }),
    write: (statements) =>
      database.transaction(async (query) => {
        for (const { text, values } of statements) await query({ text: numbered(text), values });
      }),
    close: () => database.close(),
  };
}

/** Replaces each `?` by `$1`, `$2` …; statements of this folder have no other `?`. */
function numbered(text: string): string {
  let count = 0;
  return text.replaceAll('?', () => {
    count += 1;
    return `$${count}`;
  });
}
