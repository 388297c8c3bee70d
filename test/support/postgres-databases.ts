import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The server that tests may make databases on; null: none is on this machine. */
export const testServer: string | null = process.env['TEST_DATABASE_URL'] ?? (await serverOfThisRun());

/** Started by the first who asks: `postgres-for-tests.ts`. */
async function serverOfThisRun(): Promise<string | null> {
  const starter = process.env['TEST_POSTGRES_STARTER'];
  if (starter === undefined) return null;
  const answer = await fetch(starter);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`PostgreSQL could not be started: ${text}`);
  return text || null;
}

/** Whether what answers there is PgBouncer. */
export const isBehindPooler = process.env['TEST_POOLER'] === 'pgbouncer';

/** The address of a new, empty database on it. */
export async function createDatabase(server = String(testServer)): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await command(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(url: string): Promise<void> {
  await command(String(testServer), `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

const emptied: string[] = [];

/**
 * A database without rows. To make one, and to drop it, takes the server a moment each time, so that those of earlier
 * tests are used again.
 */
export async function emptyDatabase(): Promise<string> {
  return emptied.pop() ?? createDatabase();
}

/** Takes a store's database back: everything belongs to an account, save what is deleted by name here. */
export async function giveBackDatabase(url: string): Promise<void> {
  await command(url, 'delete from accounts; delete from server_secrets; delete from model_answers');
  emptied.push(url);
}

/** Runs one statement of a test's own. */
export async function command<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}
