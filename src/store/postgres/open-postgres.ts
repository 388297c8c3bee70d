import { setTimeout as wait } from 'node:timers/promises';
import { isCollision, isConnectionLost } from './postgres-error.ts';
import type { Statement } from './statement.ts';

/** Runs one statement. @returns its rows, of the kind that the caller names. */
export type Query = <Row>(statement: Statement) => Promise<readonly Row[]>;

/** What the store asks of a PostgreSQL database; it never depends on which connection answers. */
export interface PostgresDatabase {
  /** One statement that changes nothing: asked again when its connection was lost. */
  readonly read: Query;
  /** One statement, committed when this returns. */
  readonly write: Query;
  /**
   * All that the work asks of its `query`, or nothing. It is done again when it met another, or lost its connection
   * before its end, so it waits for nothing else and changes nothing outside.
   */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  connections(): Connections;
  close(): Promise<void>;
}

/** Of this process, and the statements that wait for one. */
export interface Connections {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface PostgresSettings {
  /** `postgres://…` */
  readonly url: string;
  /** Connections of this process at most; the server's own limit is shared by all. */
  readonly connections?: number | undefined;
}

const usualConnections = 8;
/** Milliseconds. The statements of a store are short: whatever takes this long waits for somebody who is gone. */
const patience = { connect: 5_000, statement: 15_000, answer: 20_000 };
/** Milliseconds before each further attempt: as long as a database takes that starts again, or hands over to another. */
const pauses: readonly number[] = [20, 100, 300, 800, 1500];

/** Whole numbers, times among them, as numbers and not as text. */
const bigint = 20;

/** Opens no connection yet. `pg` is loaded here and nowhere else. */
export async function openPostgres({ url, connections }: PostgresSettings): Promise<PostgresDatabase> {
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
    read: async (statement) => again(() => ask(pool)(statement), isConnectionLost),
    write: ask(pool),
    transaction: (work) =>
      again(
        () => attempt(work),
        (error) => isCollision(error) || isConnectionLost(error),
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
    super('The connection to the database was lost while it committed; whether it did is not known.', {
      cause,
    });
  }
}

async function again<Result>(
  work: () => Promise<Result>,
  isWorthIt: (error: unknown) => boolean,
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
