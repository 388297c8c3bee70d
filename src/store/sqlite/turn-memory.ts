import { createKeptValues, type Kept, type KeptValues } from './kept-values.ts';
import type { SqliteConnection } from './load-sqlite.ts';

/** What was made of rows, given out again until anybody commits something. */
export interface TurnMemory {
  /** A value that is known to hold in this turn, without looking. */
  recall(key: string): Kept | undefined;
  /** A value that still holds: looks whether anybody committed, once a turn. */
  lookUp(key: string): Kept | undefined;
  readonly offer: KeptValues['offer'];
  /** Before the next value it is looked again. */
  distrust(): void;
  clear(): void;
}

const keptBytes = 32 * 1024 * 1024;
/** So many values may be given out before it is asked again whether they are still true. */
const maxTrusted = 500;

export function createTurnMemory(connection: SqliteConnection, isTurn: () => boolean): TurnMemory {
  const isUnchanged = changeWatch(connection);
  const kept = createKeptValues(keptBytes);
  let trusted = 0;
  return {
    recall(key) {
      // What waited for a lock runs in nobody's turn, and looks for itself.
      if (trusted === 0 || !isTurn()) return undefined;
      trusted -= 1;
      return kept.get(key);
    },
    lookUp(key) {
      if (trusted === 0 || !isTurn()) {
        if (!isUnchanged()) kept.clear();
        trusted = maxTrusted;
      }
      return kept.get(key);
    },
    offer: kept.offer,
    distrust() {
      trusted = 0;
    },
    clear: kept.clear,
  };
}

/** Whether no other connection has committed anything since this was asked last. */
function changeWatch(connection: SqliteConnection): () => boolean {
  const version = connection.prepare('pragma data_version');
  let last: unknown;
  return () => {
    const { data_version: current } = version.get() as { readonly data_version: number };
    const isSame = current === last;
    last = current;
    return isSame;
  };
}
