import type { ListedLine } from '../outline/listed-entries.ts';
import type { SourceLine } from '../outline/source-line.ts';
import type { PageLine } from './page-lines.ts';

export interface PlacedLine {
  readonly first: PageLine;
  readonly source: SourceLine;
}

/** In points: what begins farther to the right is in another column. */
const [deeper, tooDeep] = [8, 60];

/** How deep in lists each line is, by where its marker stands among those of its list. */
export function withLevels(lines: readonly PlacedLine[]): readonly ListedLine[] {
  const placed: ListedLine[] = [];
  for (let start = 0; start < lines.length; ) {
    let end = start + 1;
    const isPoint = (index: number) => lines[index]?.source.style === 'bullet';
    while (isPoint(start) && isPoint(end)) end += 1;
    placed.push(
      ...(isPoint(start)
        ? listed(lines.slice(start, end))
        : [{ line: lines[start]?.source ?? null, level: 0 }]),
    );
    start = end;
  }
  return placed;
}

function listed(points: readonly PlacedLine[]): readonly ListedLine[] {
  const outer = new Map<number, number>();
  for (const { first } of points)
    outer.set(first.page, Math.min(outer.get(first.page) ?? first.startX, first.startX));
  return points.map(({ first, source }) => {
    const indent = first.startX - (outer.get(first.page) ?? 0);
    return { line: source, level: indent > deeper && indent < tooDeep ? 2 : 1 };
  });
}
