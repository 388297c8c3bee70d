import type { Clock } from '../../service/ports.ts';
import { type PostgresDatabase, pg } from './database.ts';

export interface DatabaseClock {
  readonly clock: Clock;
  stop(): void;
}

/** Milliseconds. Clocks drift by some microseconds in a second. */
const readEvery = 10_000;

/** More than clocks ever drift apart, in milliseconds for each millisecond. */
const drift = 0.001;

/** What the time of the database was found to be. Milliseconds of the steady clock of this process, but for `ahead`. */
export interface ClockReading {
  /** Of the steady clock: how far the time of the database is ahead. */
  readonly ahead: number;
  /** The database looked at its clock at some moment between question and answer. */
  readonly mayBeOff: number;
  readonly at: number;
}

export function clockReading(asked: number, answered: number, now: number): ClockReading {
  return { ahead: now - (asked + answered) / 2, mayBeOff: (answered - asked) / 2, at: answered };
}

/** An answer that took long, as from a database that started again meanwhile, says less than what was known before. */
export function surerReading(known: ClockReading | null, next: ClockReading): ClockReading {
  if (known === null) return next;
  const knownMayBeOff = known.mayBeOff + (next.at - known.at) * drift;
  return next.mayBeOff <= knownMayBeOff ? next : known;
}

/**
 * The time of the database, which all of its servers share: leases, windows and expiries are compared across them, and
 * clocks of machines are minutes apart sooner or later. Read now and then; in between this process only measures how
 * long ago that was, so that nobody who sets the clock of a machine moves it.
 */
export async function openDatabaseClock({ read }: Pick<PostgresDatabase, 'read'>): Promise<DatabaseClock> {
  let known: ClockReading | null = null;
  const look = async (): Promise<ClockReading> => {
    const asked = performance.now();
    const [row] = await read<{ readonly now: number }>(pg`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`);
    if (!row) throw new Error('The database returned no time.');
    // What is known by now: another look may have been answered meanwhile.
    known = surerReading(known, clockReading(asked, performance.now(), row.now));
    return known;
  };
  // The first look waits for its connection.
  await look();
  const first = await look();
  // A look that fails leaves the clock as it was; the next one sets it right.
  const looking = setInterval(() => void look().catch(() => undefined), readEvery).unref();
  return {
    clock: { now: () => Math.round(performance.now() + (known ?? first).ahead) },
    stop: () => clearInterval(looking),
  };
}
