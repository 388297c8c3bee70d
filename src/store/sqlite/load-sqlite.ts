import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The calls that `node:sqlite` and `@photostructure/sqlite` share. */
export interface SqliteConnection {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  function(name: string, options: { readonly deterministic: boolean }, work: (text: string) => string): void;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

export interface SqliteStatement {
  all(...values: readonly SqliteValue[]): unknown[];
  get(...values: readonly SqliteValue[]): unknown;
  run(...values: readonly SqliteValue[]): { readonly changes: number | bigint };
  columns(): readonly { readonly name: string }[];
}

export type SqliteValue = string | number | bigint | null | Uint8Array;

interface SqliteModule {
  readonly DatabaseSync: new (file: string) => SqliteConnection;
}

/** The first Node release whose built-in module is stable and prints no warning. */
const firstNodeWithSqlite = 24;

/** The SQLite module for this Node release. */
export function sqliteDriver(): 'node:sqlite' | typeof packageName {
  const release = Number.parseInt(process.versions.node, 10);
  return release >= firstNodeWithSqlite ? 'node:sqlite' : packageName;
}

/** Loaded only at run time, so that bundlers ignore it. */
export function loadSqlite(): SqliteModule {
  if (sqliteDriver() === 'node:sqlite') return process.getBuiltinModule('node:sqlite') as SqliteModule;
  const require = createRequire(import.meta.url);
  const binding = findBinding(import.meta.dirname);
  return require(binding ?? packageName) as SqliteModule;
}

const packageName = '@photostructure/sqlite';

/**
 * The native file of the package in the nearest `node_modules` above a folder. The package's own loader finds the
 * same file, but takes a fifth of Node's startup time.
 * @returns null if the loader must choose: another C library, or another layout of the package
 */
export function findBinding(folder: string): string | null {
  if (existsSync('/etc/alpine-release')) return null;
  const name = `${packageName.replace('/', '+')}.glibc.node`;
  const inPackage = join('prebuilds', `${process.platform}-${process.arch}`, name);
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'node_modules', packageName, inPackage);
    if (existsSync(file)) return file;
    if (dirname(at) === at) return null;
  }
}
