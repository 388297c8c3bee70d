import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../../contract/errors.ts';
import { parseUrl } from '../../contract/web-address.ts';
import type { PostgresDatabase, Query, Statement } from './database.ts';

export interface PostgresSettings {
  /** `postgres://…` */
  readonly url: string;
  /** Connections of this process at most; the server's own limit is shared by all. */
  readonly connections?: number | undefined;
  /** Milliseconds before each further attempt when the connection is lost; usually as long as a database takes that starts again. */
  readonly pauses?: readonly number[] | undefined;
}

const usualConnections = 8;
/** Milliseconds. The statements of a store are short: whatever takes this long waits for somebody who is gone. */
const patience = { connect: 5_000, statement: 15_000, answer: 20_000 };
/** As long as a database takes that starts again, or hands over to another. */
const usualPauses: readonly number[] = [20, 100, 300, 800, 1500];

/** Whole numbers, times among them, as numbers and not as text. */
const bigint = 20;

/** Opens no connection yet. `pg` is loaded here and nowhere else. */
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
    // Not `statement_timeout`: that is a state of the session, which a pooler does not carry on.
    query_timeout: patience.answer,
    keepAlive: true,
    allowExitOnIdle: true,
    types: {
      getTypeParser: (type, format) => (type === bigint ? Number : types.getTypeParser(type, format)),
    },
  });
  // A connection may end while it rests, between two statements, or when it is given up; the next statement says so or opens another.
  pool.on('error', ignored);
  pool.on('connect', (connection) => connection.on('error', ignored));

  const ask =
    (connection: Pick<typeof pool, 'query'>): Query =>
    async <Row>({ text, values }: Statement) =>
      (await connection.query({ text, values: values.map(storable) })).rows as Row[];

  async function attempt<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const connection = await pool.connect();
    // Only a connection that is at the end of its transaction, one way or the other, is good for another.
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

/** The commit was sent and no answer came: it may have happened, so nobody may do it again unasked. */
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

/** No text that the contract lets through holds a NUL, which PostgreSQL refuses; to ask for one finds nothing. */
function storable(value: Statement['values'][number]): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value;
}

function ignored(): void {}

/** Serialization failure, deadlock, and a row that somebody took away between two statements (a foreign key). */
const collisions: readonly string[] = ['40001', '40P01', '23503'];

/** The server is going down, starting up, or has ended this session. */
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

/** Two transactions met; the loser has changed nothing and may try again. */
export function isCollision(error: unknown): boolean {
  return collisions.includes(errorCode(error));
}

/** Nobody is at the other end any more. What was not committed before is undone. */
export function isConnectionLost(error: unknown): boolean {
  const code = errorCode(error);
  if (sessionEnded.includes(code) || networkFailed.includes(code)) return true;
  return error instanceof Error && wordsOfLoss.test(error.message);
}

/** The address of a database as it may be shown: without a password, and without options that may hold one. */
export function shownUrl(url: string): string {
  const { protocol, username, host, pathname } = parseUrl(url) ?? {};
  if (protocol === undefined) return '(invalid address)';
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
}
