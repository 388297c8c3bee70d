import type { AnsweredRequest } from './exchanges.ts';

/** How often each operation gave each status, as lines of text. */
export function tally(answered: readonly AnsweredRequest[]): string {
  const counts = new Map<string, Map<number, number>>();
  for (const { operation, status } of answered) {
    const ofOperation = counts.get(operation) ?? new Map<number, number>();
    counts.set(operation, ofOperation.set(status, (ofOperation.get(status) ?? 0) + 1));
  }
  const lines = [...counts].map(([operation, statuses]) => {
    const shown = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    return `${operation.padEnd(16)} ${shown.join(', ')}`;
  });
  return [`${answered.length} requests`, ...lines.sort()].join('\n');
}
