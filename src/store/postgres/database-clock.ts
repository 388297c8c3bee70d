import type { Clock } from '../../service/ports.ts';
import type { PostgresDatabase } from './open-postgres.ts';
import { pg } from './statement.ts';

export interface DatabaseClock {
  readonly clock: Clock;
  stop(): void;
}

/** Milliseconds. Clocks drift by some microseconds in a second. */
const readEvery = 10_000;

/**
 * The time of the database, which all of its servers share: leases, windows and expiries are compared across them, and
 * clocks of machines are minutes apart sooner or later. Read now and then; in between this process only measures how
 * long ago that was, so that nobody who sets the clock of a machine moves it.
 */
export async function openDatabaseClock({ read }: Pick<PostgresDatabase, 'read'>): Promise<DatabaseClock> {
  let ahead = 0;
  const look = async (): Promise<void> => {
    const asked = performance.now();
    const [row] = await read<{ readonly now: number }>(pg`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`);
    if (!row) throw new Error('The database did not give its time.');
    ahead = row.now - (asked + performance.now()) / 2;
  };
  await look();
  // A look that fails leaves the clock as it was; the next one sets it right.
  const looking = setInterval(() => void look().catch(() => undefined), readEvery).unref();
  return {
    clock: { now: () => Math.round(performance.now() + ahead) },
    stop: () => clearInterval(looking),
  };
}
