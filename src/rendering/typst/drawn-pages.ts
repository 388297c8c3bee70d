import type { DrawnPage } from '../../service/ports.ts';

/*
 * Splits Typst's picture of all pages into one picture per page, with only shapes. WebAssembly and native code draw in
 * different ways.
 */

/** Tags that draw. Others are removed with their content: selectable text (foreignObject), links (a). */
const drawingTags = new Set([
  ...['g', 'path', 'use', 'defs', 'clipPath', 'mask', 'pattern', 'image', 'symbol'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter', 'feColorMatrix'],
]);

/** A tag without its `<`, at the start of a piece. */
const tagStart = /^(\/?)([\w:]+)(?:\s+[\w:-]+="[^"]*")*\s*\/?>/;

/** Attributes without effect on the picture. */
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
 * The pages of the WebAssembly renderer. It adds selectable text, links and internal names, which are removed here.
 * @param svg its picture, in whose texts each `<` is escaped
 */
export function vectorPages(svg: string): readonly DrawnPage[] {
  const definitions: string[] = [];
  const pages: OpenPage[] = [];
  /** Nesting depth inside tags that do not draw. */
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

/** Removes unused attributes, and replaces `xlink:href`, which only old SVG readers need, by `href`. */
function withoutNames(tag: string): string {
  const plain = tag.replace(unusedNames, '');
  return plain.includes(' href=')
    ? plain.replace(/ xlink:href="[^"]*"/, '')
    : plain.replace(' xlink:href=', ' href=');
}

/**
 * The pages of native code, which draws a white sheet and a group per page, then the shapes of the letters. Lines are
 * recognized by their indentation; no text of a resume can imitate one, because texts are drawn as shapes.
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

/** True for a line of a link, which is an invisible field over its letters. */
function isLink(line: string): boolean {
  return line.startsWith('<a ') || line === '</a>' || line.includes(' fill="transparent" stroke="none"/>');
}

/** Removes more than half of the picture: indentation, links, long names of letters and excess decimals. */
function compact(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimStart())
    .filter((line) => !isLink(line))
    .join('\n')
    .replace(/(\.\d{3})\d+/g, '$1')
    .replace(/\b(g[0-9A-F]{12})[0-9A-F]{20}\b/g, '$1')
    .replace(/ fill-rule="nonzero"| class="typst-(?:text|group|shape)"/g, '');
}
