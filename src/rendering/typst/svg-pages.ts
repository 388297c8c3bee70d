import type { DrawnPage } from '../../service/ports.ts';

/**
 * Typst draws all pages below one another in one picture: a white sheet and a group for each, then the shapes of the
 * letters. Here each page becomes a picture of its own. Lines are told apart by their indentation, which Typst's printer
 * keeps; what stands in a resume never reaches them as text, only as shapes.
 */
export function svgPages(svg: string, count: number): readonly DrawnPage[] {
  const lines = svg.trimEnd().split('\n');
  const [, width = 0, total = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(lines[0] ?? '')?.map(Number) ?? [];
  const height = total / count;
  const definitions = lines.findIndex((line) => line.startsWith('    <defs'));
  const starts = lines.flatMap((line, index) => (isSheet(line) && index < definitions ? [index] : []));
  if (width === 0 || definitions < 0 || starts.length !== count) {
    throw new Error(`Typst drew ${count} pages in a form that is not known: ${starts.length} sheets found.`);
  }
  const shapes = compact(lines.slice(definitions, -1));
  return starts.map((start, index) => {
    const drawn = lines.slice(start + 1, starts[index + 1] ?? definitions);
    const box = `0 ${index * height} ${width} ${height}`;
    const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">`;
    return { width, height, svg: `${head}\n${compact(drawn)}\n${shapes}\n</svg>` };
  });
}

function isSheet(line: string): boolean {
  return (
    line.startsWith('    <path class="typst-shape" fill="#ffffff"') ||
    line.startsWith('    <path class="typst-shape" fill="white"')
  );
}

/** A link is an invisible field over its letters: a picture has none. */
function isLink(line: string): boolean {
  return line.startsWith('<a ') || line === '</a>' || line.includes(' fill="transparent" stroke="none"/>');
}

/** More than half of the picture is indentation, long names of letters and figures of no use on a screen. */
function compact(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimStart())
    .filter((line) => !isLink(line))
    .join('\n')
    .replace(/(\.\d{3})\d+/g, '$1')
    .replace(/\b(g[0-9A-F]{12})[0-9A-F]{20}\b/g, '$1')
    .replace(/ fill-rule="nonzero"| class="typst-(?:text|group|shape)"/g, '');
}
