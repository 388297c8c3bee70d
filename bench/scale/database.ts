import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { createApiKeySecret } from '../../src/service/secrets.ts';
import { sha256 } from '../../src/sha256.ts';
import { endedChildrenTime, processorTime } from '../http/process-figures.ts';

/** Keys of some accounts, spread over all accounts. */
export type Keys = readonly string[];

export interface Filling {
  readonly accounts: number;
  /** Number of resumes per account. */
  readonly resumes: number;
  /** Size of each document in bytes. */
  readonly documentSize: number;
  /** Prefix of the ids of the accounts. */
  readonly prefix: string;
  /** Number of resumes per account with an application, spread over all of them. */
  readonly applications?: number;
}

/** Number of accounts with a key, high enough that most reads miss the caches. */
const maxKeys = 200;
const rowsAtOnce = 20_000;

/** Adds accounts with their resumes, applications and keys to the tables. */
export async function fill(url: string, filling: Filling): Promise<Keys> {
  const { accounts, prefix } = filling;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into accounts (id, name, plan, created_at)
       select $1 || n, 'Account ' || $1 || n, 'pro', 0 from generate_series(0, $2::bigint - 1) as n`,
      [prefix, accounts],
    );
    await fillResumes(client, filling);
    await fillApplications(client, filling);
    const keys = await makeKeys(client, filling);
    await client.query('analyze');
    await client.query('checkpoint');
    return keys;
  } finally {
    await client.end();
  }
}

/** The id of the n-th resume of the n-th account of a filling. */
export function filledId(prefix: string, account: number, number: number): string {
  return `res_${prefix}${String(account).padStart(8, '0')}${String(number).padStart(18 - prefix.length, '0')}`;
}

async function fillResumes(
  client: pg.Client,
  { accounts, resumes, documentSize, prefix }: Filling,
): Promise<void> {
  const total = accounts * resumes;
  // Does not compress, so that a document takes its full size. Short, because `substr` in PostgreSQL counts letters.
  const noise = randomBytes(documentSize).toString('hex');
  for (let first = 0; first < total; first += rowsAtOnce) {
    await client.query(
      `insert into resumes (account_id, mode, id, company_name, position, finetune_level, ats_score, credits_remaining,
         theme, created_at, resume_data)
       select $1 || (n / $2::bigint), 'live',
         'res_' || $1 || lpad((n / $2::bigint)::text, 8, '0') || lpad((n % $2::bigint)::text, 18 - length($1), '0'),
         'Example Ltd', 'Senior accountant', 'good', 71, 9000, 'ats', 0,
         '{"basics":{"name":"Ada Example"},"sections":{"summary":{"content":"' || substr($3, 1 + (n % $6::int)::int, $6::int) || '"}}}'
       from generate_series($4::bigint, $5::bigint) as n`,
      [prefix, resumes, noise, first, Math.min(total, first + rowsAtOnce) - 1, documentSize - 80],
    );
  }
}

async function fillApplications(
  client: pg.Client,
  { accounts, resumes, applications = 0, prefix }: Filling,
): Promise<void> {
  await client.query(
    `insert into application_steps (account_id, mode, resume_id, status, date, sequence)
     select $1 || account, 'live',
       'res_' || $1 || lpad(account::text, 8, '0') || lpad((n * $3::bigint / $4::bigint)::text, 18 - length($1), '0'),
       'applied', '2026-11-01', 1
     from generate_series(0, $2::bigint - 1) as account, generate_series(0, $4::bigint - 1) as n`,
    [prefix, accounts, resumes, applications],
  );
}

async function makeKeys(client: pg.Client, { accounts, prefix }: Filling): Promise<Keys> {
  const count = Math.min(maxKeys, accounts);
  const secrets = Array.from({ length: count }, () =>
    createApiKeySecret('live', { bytes: (size) => randomBytes(size) }),
  );
  for (const [index, secret] of secrets.entries()) {
    const account = accountOf(index, count, accounts);
    await client.query(
      `insert into api_keys (id, account_id, mode, name, prefix, secret_hash, created_at)
       values ($1, $2, 'live', 'bench', 'key_live_', $3, 0)`,
      [`apikey_${prefix}${index}`, `${prefix}${account}`, sha256(secret)],
    );
  }
  return secrets;
}

/** Number of the account of the n-th key. */
export function accountOf(key: number, keys: number, accounts: number): number {
  return Math.floor((key * accounts) / keys);
}

/** Size of the database in megabytes. */
export async function sizeOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select pg_database_size(current_database())::float8 / 1e6 as size');
    return rows[0].size;
  } finally {
    await client.end();
  }
}

/** Processor time of all processes of a PostgreSQL server so far, including ended ones, in microseconds. */
export function databaseTime(postmaster: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster);
  const running = [postmaster, ...children].reduce((sum, pid) => sum + (processorTime(pid) || 0), 0);
  return running + endedChildrenTime(postmaster);
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return Number.NaN;
  }
}
