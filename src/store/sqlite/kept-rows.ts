/** Rows that were read before, the longest unused of them given up first. */
export interface KeptRows {
  get(key: string): readonly unknown[] | undefined;
  set(key: string, rows: readonly unknown[]): void;
  clear(): void;
}

/** What a row takes beside its long values, roughly. */
const bytesPerRow = 1000;

export function createKeptRows(mostBytes: number): KeptRows {
  // A map keeps its order: what is used goes to the end.
  const kept = new Map<string, { readonly rows: readonly unknown[]; readonly bytes: number }>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.rows;
    },
    set(key, rows) {
      drop(key);
      const size = bytesIn(rows);
      if (size > mostBytes) return;
      kept.set(key, { rows, bytes: size });
      bytes += size;
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
    clear() {
      kept.clear();
      bytes = 0;
    },
  };
}

function bytesIn(rows: readonly unknown[]): number {
  let sum = bytesPerRow;
  for (const row of rows) {
    sum += bytesPerRow;
    for (const value of Object.values(row as object)) {
      if (typeof value === 'string' || value instanceof Uint8Array) sum += value.length;
    }
  }
  return sum;
}
