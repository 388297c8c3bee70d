/** What was made of rows that were read more than once lately, the longest unused of it given up first. */
export interface KeptValues {
  get(key: string): Kept | undefined;
  /** Keeps it if the key was offered before: memory that lives for long and is then given up is the dearest. */
  offer(key: string, kept: Kept): void;
  clear(): void;
}

export interface Kept {
  readonly value: unknown;
  /** What it takes, roughly. */
  readonly bytes: number;
}

const mostOffered = 2000;

export function createKeptValues(mostBytes: number): KeptValues {
  // A map keeps its order: what is used goes to the end.
  const entries = new Map<string, Kept>();
  const offered = new Set<string>();
  let bytes = 0;

  function isFirst(key: string): boolean {
    if (offered.has(key)) return false;
    if (offered.size === mostOffered) offered.clear();
    offered.add(key);
    return true;
  }

  function drop(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const kept = entries.get(key);
      if (kept) {
        entries.delete(key);
        entries.set(key, kept);
      }
      return kept;
    },
    offer(key, kept) {
      drop(key);
      if (isFirst(key) || kept.bytes > mostBytes) return;
      entries.set(key, kept);
      bytes += kept.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
    clear() {
      entries.clear();
      bytes = 0;
    },
  };
}
