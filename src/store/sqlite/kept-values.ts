/** What was made of rows that were read, the longest unused of it given up first. */
export interface KeptValues {
  get(key: string): Kept | undefined;
  set(key: string, kept: Kept): void;
  clear(): void;
}

export interface Kept {
  readonly value: unknown;
  /** What it takes, roughly. */
  readonly bytes: number;
}

export function createKeptValues(mostBytes: number): KeptValues {
  // A map keeps its order: what is used goes to the end.
  const entries = new Map<string, Kept>();
  let bytes = 0;

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
    set(key, kept) {
      drop(key);
      if (kept.bytes > mostBytes) return;
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
