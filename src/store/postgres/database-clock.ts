import type { Clock } from '../../service/ports.ts';
import { type PostgresDatabase, pg } from './database.ts';

export interface DatabaseClock {
  readonly clock: Clock;
  stop(): void;
}

/** Milliseconds. Clocks drift by microseconds per second. */
const readEvery = 10_000;

/** More than clocks ever drift, in milliseconds per millisecond. */
const drift = 0.001;

/**
 * A measurement of the database's time. All values but `ahead` are milliseconds of this process's monotonic clock.
 */
export interface ClockReading {
  /** Milliseconds by which the database is ahead of the monotonic clock. */
  readonly ahead: number;
  /** The possible error: the database read its clock at any time between question and answer. */
  readonly mayBeOff: number;
  readonly at: number;
}

export function clockReading(asked: number, answered: number, now: number): ClockReading {
  return { ahead: now - (asked + answered) / 2, mayBeOff: (answered - asked) / 2, at: answered };
}

/** The more exact reading: a slow answer, such as from a restarting database, can be worse than the known one. */
export function surerReading(known: ClockReading | null, next: ClockReading): ClockReading {
  if (known === null) return next;
  const knownMayBeOff = known.mayBeOff + (next.at - known.at) * drift;
  return next.mayBeOff <= knownMayBeOff ? next : known;
}

/**
 * The time of the database, shared by all servers: leases, windows and expiry times are compared across servers,
 * whose clocks may be minutes apart. Read regularly; in between, this process only measures the elapsed time, so that
 * changes of the machine's clock have no effect.
 */
export async function openDatabaseClock({ read }: Pick<PostgresDatabase, 'read'>): Promise<DatabaseClock> {
  let known: ClockReading | null = null;
  const look = async (): Promise<ClockReading> => {
    const asked = performance.now();
    const [row] = await read<{ readonly now: number }>(pg`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`);
    if (!row) throw new Error('The database returned no time.');
    // Uses the latest value, because another reading may have finished meanwhile.
    known = surerReading(known, clockReading(asked, performance.now(), row.now));
    return known;
  };
  // The first reading includes the time to connect.
  await look();
  const first = await look();
  // A failed reading leaves the clock unchanged; the next one corrects it.
  const looking = setInterval(() => void look().catch(() => undefined), readEvery).unref();
  return {
    clock: { now: () => Math.round(performance.now() + (known ?? first).ahead) },
    stop: () => clearInterval(looking),
  };
}
