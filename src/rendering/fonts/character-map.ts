/**
 * Whether a `cmap` table maps a code point to a glyph: formats 4 and 12, which are all that fonts of today have
 * for Unicode (OpenType specification, cmap).
 */
export function hasGlyph(table: Buffer, code: number): boolean {
  const count = table.length < 4 ? 0 : table.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const subtable = table.readUInt32BE(4 + index * 8 + 4);
    const format = table.readUInt16BE(subtable);
    if (format === 12 && isInGroups(table, subtable, code)) return true;
    if (format === 4 && isInSegments(table, subtable, code)) return true;
  }
  return false;
}

/** The first of `count` rows, ordered by their ends, that does not end before the code; `count` when all do. */
function firstNotBefore(count: number, code: number, endOf: (row: number) => number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endOf(middle) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isInGroups(table: Buffer, subtable: number, code: number): boolean {
  const count = table.readUInt32BE(subtable + 12);
  const group = (row: number) => subtable + 16 + row * 12;
  const row = firstNotBefore(count, code, (one) => table.readUInt32BE(group(one) + 4));
  return row < count && table.readUInt32BE(group(row)) <= code;
}

function isInSegments(table: Buffer, subtable: number, code: number): boolean {
  if (code > 0xfffe) return false;
  const doubled = table.readUInt16BE(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubled + 2;
  const row = 2 * firstNotBefore(doubled / 2, code, (one) => table.readUInt16BE(ends + 2 * one));
  if (row >= doubled || table.readUInt16BE(starts + row) > code) return false;
  const delta = table.readUInt16BE(starts + doubled + row);
  const place = starts + 2 * doubled + row;
  const range = table.readUInt16BE(place);
  if (range === 0) return ((code + delta) & 0xffff) !== 0;
  return table.readUInt16BE(place + range + 2 * (code - table.readUInt16BE(starts + row))) !== 0;
}
