/** What was made of rows that were read more than once lately, the longest unused of it given up first. */
export interface KeptValues {
  get(key: string): Kept | undefined;
  /**
   * Keeps it if the key was offered before: memory that lives for long and is then given up is the dearest.
   * @param bytesOf only asked for what is to be kept
   */
  offer(key: string, value: unknown, bytesOf: () => number): void;
  clear(): void;
}

export interface Kept {
  readonly value: unknown;
  /** What it takes, roughly. */
  readonly bytes: number;
}

interface Entry {
  readonly kept: Kept;
  /** Since it was put at the end of the row. */
  isUsed: boolean;
}

const maxOffered = 2000;

export function createKeptValues(maxBytes: number): KeptValues {
  // A map keeps its order. What was used is only marked, and goes to its end when room is sought: moving it at
  // each use costs more than the rest of finding it.
  const entries = new Map<string, Entry>();
  const offered = new Set<string>();
  let bytes = 0;

  function isFirst(key: string): boolean {
    if (offered.has(key)) return false;
    if (offered.size === maxOffered) offered.clear();
    offered.add(key);
    return true;
  }

  function drop(key: string): void {
    bytes -= entries.get(key)?.kept.bytes ?? 0;
    entries.delete(key);
  }

  function makeRoomBeside(newest: string): void {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) return;
      if (key === newest) continue;
      drop(key);
      if (entry.isUsed) add(key, entry.kept);
    }
  }

  function add(key: string, kept: Kept): void {
    entries.set(key, { kept, isUsed: false });
    bytes += kept.bytes;
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entry.isUsed = true;
      return entry.kept;
    },
    offer(key, value, bytesOf) {
      drop(key);
      if (isFirst(key)) return;
      const kept = { value, bytes: bytesOf() };
      if (kept.bytes > maxBytes) return;
      add(key, kept);
      makeRoomBeside(key);
    },
    clear() {
      entries.clear();
      bytes = 0;
    },
  };
}
