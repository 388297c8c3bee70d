import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
  columns(): readonly { readonly name: string }[];
}

export type SqliteValue = string | number | bigint | null | Uint8Array;

interface SqliteModule {
  readonly DatabaseSync: new (file: string) => SqliteConnection;
}

/** From this release on the module inside Node is stable and prints no warning. */
const firstNodeWithSqlite = 24;

/** The module that this Node works with. */
export function sqliteDriver(): 'node:sqlite' | typeof packageName {
  const release = Number.parseInt(process.versions.node, 10);
  return release >= firstNodeWithSqlite ? 'node:sqlite' : packageName;
}

/** All are asked for at run time only, so that a bundler leaves them alone. */
export function loadSqlite(): SqliteModule {
  if (sqliteDriver() === 'node:sqlite') return process.getBuiltinModule('node:sqlite') as SqliteModule;
  const require = createRequire(import.meta.url);
  const binding = findBinding(import.meta.dirname);
  return require(binding ?? packageName) as SqliteModule;
}

const packageName = '@photostructure/sqlite';

/**
 * The native file of the package, in the nearest `node_modules` above a folder. The package's own loader
 * finds the same file, but takes a fifth of a whole start of Node to look for it.
 * @returns null where the loader has to choose: another C library, or another layout of the package.
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
