import type { DrawnPage } from '../../service/ports.ts';

/*
 * Typst draws all pages below one another in one picture, in WebAssembly another way than in native code. Here each page
 * becomes a picture of its own that has shapes alone.
 */

/** What draws. Everything else goes with all that is in it: text to select (foreignObject), links (a). */
const drawingTags = new Set([
  ...['g', 'path', 'use', 'defs', 'clipPath', 'mask', 'pattern', 'image', 'symbol'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter', 'feColorMatrix'],
]);

/** A tag without its `<`; what follows it is text. */
const tagStart = /^(\/?)([\w:]+)(?:\s+[\w:-]+="[^"]*")*\s*\/?>/;

/** Names that nothing of a picture refers to. */
const unusedNames = / (?:class|style|data-[a-z-]+)="[^"]*"| fill-rule="nonzero"/g;

const pageStart =
  /^g class="typst-page" transform="translate\(0, ([\d.]+)\)"[^>]* data-page-width="([\d.]+)" data-page-height="([\d.]+)"/;

interface OpenPage {
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: string[];
}

/**
 * Of the WebAssembly renderer, which puts the text over its shapes for a browser to select, and draws links and names for
 * itself.
 * @param svg what it drew: tags alone but for the texts, in which each `<` is escaped
 */
export function vectorPages(svg: string): readonly DrawnPage[] {
  const definitions: string[] = [];
  const pages: OpenPage[] = [];
  /** How deep in something that does not draw. */
  let skipped = 0;
  for (const piece of svg.split('<')) {
    const [tag = '', slash = '', name = ''] = tagStart.exec(piece) ?? [];
    if (name === '' || name === 'svg') continue;
    if (skipped > 0 || !drawingTags.has(name)) {
      if (!tag.endsWith('/>')) skipped += slash ? -1 : 1;
      continue;
    }
    const page = pageStart.exec(tag)?.slice(1).map(Number);
    if (page) pages.push({ top: page[0] ?? 0, width: page[1] ?? 0, height: page[2] ?? 0, shapes: [] });
    (pages.at(-1)?.shapes ?? definitions).push(`<${withoutNames(tag)}`);
  }
  const shared = definitions.join('');
  return pages.map(({ top, width, height, shapes }) => {
    const sheet = `<path fill="#fff" d="M0 ${top}h${width}v${height}h-${width}z"/>`;
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${height}" fill="none">`;
    return { width, height, svg: [head, shared, sheet, ...shapes, '</svg>'].join('') };
  });
}

/** Older readers of SVG know `xlink:href` alone, ours know `href`. */
function withoutNames(tag: string): string {
  const plain = tag.replace(unusedNames, '');
  return plain.includes(' href=')
    ? plain.replace(/ xlink:href="[^"]*"/, '')
    : plain.replace(' xlink:href=', ' href=');
}

/**
 * Of native code, which draws a white sheet and a group for each page, then the shapes of the letters. Lines are told apart
 * by their indentation, which Typst's printer keeps; what is in a resume never reaches them as text, only as shapes.
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
