import type { Clock } from '../service/ports.ts';
import type { UseCases } from '../service/use-cases.ts';
import type { KnownOrigins } from './check-origin.ts';

/** What stands between a request and its work. */
export interface Gate {
  readonly useCases: UseCases;
  readonly clock: Clock;
  readonly origins: KnownOrigins;
  /** true once the server was told to stop. */
  readonly isDraining: () => boolean;
}
