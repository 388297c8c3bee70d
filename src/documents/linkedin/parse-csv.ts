/** Rows of a CSV file by the names in its first row; quotes may hold commas and line breaks. */
export function parseCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
  return rows
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) =>
      Object.fromEntries(names.map((name, index) => [name.trim(), (cells[index] ?? '').trim()])),
    );
}

const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
/** A quote that stands where none belongs makes the rest of its line one cell. */
const restOfLine = /[^\n]*(?:\n|$)/y;

function rowsOf(text: string): readonly string[][] {
  const rows: string[][] = [[]];
  let position = 0;
  while (position < text.length) {
    cellPattern.lastIndex = position;
    const match = cellPattern.exec(text);
    if (match) {
      const [, quoted, bare = '', end] = match;
      rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
      if (end !== ',') rows.push([]);
      position = cellPattern.lastIndex;
      continue;
    }
    restOfLine.lastIndex = position;
    rows.at(-1)?.push(restOfLine.exec(text)?.[0].trim() ?? '');
    rows.push([]);
    position = restOfLine.lastIndex;
  }
  return rows;
}
