/** The rows of a TSV, with cells by the column names in its first line. */
export function parseTable(text: string): ReadonlyMap<string, string>[] {
  const [head = '', ...rows] = text.trimEnd().split('\n');
  const names = head.split('\t');
  return rows.map((row) => new Map(row.split('\t').map((cell, index) => [names[index] ?? '', cell])));
}
