import { createRequire } from 'node:module';

/** The calls that `node:sqlite` and `@photostructure/sqlite` have in common. */
export interface SqliteConnection {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

export interface SqliteStatement {
  all(...values: readonly SqliteValue[]): unknown[];
  get(...values: readonly SqliteValue[]): unknown;
  run(...values: readonly SqliteValue[]): { readonly changes: number | bigint };
  columns(): readonly unknown[];
}

export type SqliteValue = string | number | bigint | null | Uint8Array;

interface SqliteModule {
  readonly DatabaseSync: new (file: string) => SqliteConnection;
}

/** From this release on the module inside Node is stable and prints no warning. */
const firstNodeWithSqlite = 24;

/** Both are asked for at run time only, so that a bundler leaves them alone. */
export function loadSqlite(): SqliteModule {
  const release = Number.parseInt(process.versions.node, 10);
  if (release >= firstNodeWithSqlite) return process.getBuiltinModule('node:sqlite') as SqliteModule;
  return createRequire(import.meta.url)('@photostructure/sqlite') as SqliteModule;
}
