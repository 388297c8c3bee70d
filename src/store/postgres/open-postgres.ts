import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../../values/system-error.ts';
import { parseUrl } from '../../values/web-address.ts';
import type { PostgresDatabase, Query, Statement } from './database.ts';

export interface PostgresSettings {
  /** `postgres://…` */
  readonly url: string;
  /** Maximum connections of this process; the server's own limit applies to all together. */
  readonly connections?: number | undefined;
  /** Milliseconds before each retry after a lost connection; by default as long as a database takes to restart. */
  readonly pauses?: readonly number[] | undefined;
}

const usualConnections = 8;
/** Milliseconds. The store's statements are short, so longer ones are waiting for a dead client. */
const patience = { connect: 5_000, statement: 15_000, answer: 20_000 };
/** As long as a database takes to restart or fail over. */
const usualPauses: readonly number[] = [20, 100, 300, 800, 1500];

/** Parse integers, including times, as numbers and not as text. */
const bigint = 20;

/** Does not connect yet. The only place that loads `pg`. */
export async function openPostgres({
  url,
  connections,
  pauses = usualPauses,
}: PostgresSettings): Promise<PostgresDatabase> {
  const { default: driver } = await import('pg');
  const { Pool, types } = driver;
  const pool = new Pool({
    connectionString: url,
    application_name: 'resume-tailor',
    max: connections ?? usualConnections,
    connectionTimeoutMillis: patience.connect,
    // Not `statement_timeout`, which is session state that a pooler does not keep.
    query_timeout: patience.answer,
    keepAlive: true,
    allowExitOnIdle: true,
    types: {
      getTypeParser: (type, format) => (type === bigint ? Number : types.getTypeParser(type, format)),
    },
  });
  // A connection may fail while idle, between two statements, or when closed; the next statement reports it or opens
  // another one.
  pool.on('error', ignored);
  pool.on('connect', (connection) => connection.on('error', ignored));

  const ask =
    (connection: Pick<typeof pool, 'query'>): Query =>
    async <Row>({ text, values }: Statement) =>
      (await connection.query({ text, values: values.map(storable) })).rows as Row[];

  async function attempt<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const connection = await pool.connect();
    // A connection is reusable only if its transaction has ended.
    let isUsable = false;
    try {
      await connection.query(begin);
      const result = await work(ask(connection)).catch(async (error: unknown) => {
        await connection.query('rollback').then(
          () => {
            isUsable = true;
          },
          () => undefined,
        );
        throw error;
      });
      await connection.query('commit').catch((error: unknown) => {
        throw isConnectionLost(error) ? new UnknownOutcome(error) : error;
      });
      isUsable = true;
      return result;
    } finally {
      connection.release(!isUsable);
    }
  }

  return {
    read: async (statement) => again(() => ask(pool)(statement), isConnectionLost, pauses),
    write: ask(pool),
    transaction: (work) =>
      again(
        () => attempt(work),
        (error) => isCollision(error) || isConnectionLost(error),
        pauses,
      ),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

const begin = `begin; set local statement_timeout = ${patience.statement}; set local idle_in_transaction_session_timeout = ${patience.statement}`;

/** The commit was sent but not answered: it may have happened, so it must not be repeated automatically. */
class UnknownOutcome extends Error {
  constructor(cause: unknown) {
    super('The connection to the database was lost during a commit, so the result is unknown.', {
      cause,
    });
  }
}

async function again<Result>(
  work: () => Promise<Result>,
  isWorthIt: (error: unknown) => boolean,
  pauses: readonly number[],
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthIt(error)) throw error;
    }
    await wait(pause);
  }
  return work();
}

/** Replaces NUL, which PostgreSQL refuses. Stored texts cannot have it, so such a query finds nothing. */
function storable(value: Statement['values'][number]): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value;
}

function ignored(): void {}

/** Serialization failure, deadlock, or a row deleted between two statements (foreign key). */
const collisions: readonly string[] = ['40001', '40P01', '23503'];

/** The server is shutting down, starting up, or has ended this session. */
const sessionEnded: readonly string[] = [
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '08P01',
  '25P03',
];
const networkFailed: readonly string[] = [
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
];
const wordsOfLoss =
  /^(Connection terminated|Client has encountered a connection error|timeout expired|server closed|server conn crashed)/;

/** True if two transactions collided; the failed one changed nothing and can be retried. */
export function isCollision(error: unknown): boolean {
  return collisions.includes(errorCode(error));
}

/** True if the connection is lost. Uncommitted changes are rolled back. */
export function isConnectionLost(error: unknown): boolean {
  const code = errorCode(error);
  if (sessionEnded.includes(code) || networkFailed.includes(code)) return true;
  return error instanceof Error && wordsOfLoss.test(error.message);
}

/** The database address for messages: without password, and without options that may have one. */
export function shownUrl(url: string): string {
  const { protocol, username, host, pathname } = parseUrl(url) ?? {};
  if (protocol === undefined) return '(invalid address)';
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
}
