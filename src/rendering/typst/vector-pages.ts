import type { DrawnPage } from '../../service/ports.ts';

/*
 * The WebAssembly renderer draws all pages below one another in one picture, with the text over its shapes for a browser to
 * select, with links, and with names for itself. Here each page becomes a picture of its own that has shapes alone.
 */

/** What draws. Everything else goes with all that is in it: text to select (foreignObject), links (a). */
const drawing = new Set([
  ...['g', 'path', 'use', 'defs', 'clipPath', 'mask', 'pattern', 'image', 'symbol'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter', 'feColorMatrix'],
]);

/** A tag without its `<`; what follows it is text. */
const tagStart = /^(\/?)([\w:]+)(?:\s+[\w:-]+="[^"]*")*\s*\/?>/;

/** Names that nothing of a picture refers to. */
const names = / (?:class|style|data-[a-z-]+)="[^"]*"| fill-rule="nonzero"/g;

const pageStart =
  /^g class="typst-page" transform="translate\(0, ([\d.]+)\)"[^>]* data-page-width="([\d.]+)" data-page-height="([\d.]+)"/;

interface OpenPage {
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: string[];
}

/** @param svg what the renderer drew: tags alone but for the texts, in which each `<` is escaped */
export function vectorPages(svg: string): readonly DrawnPage[] {
  const definitions: string[] = [];
  const pages: OpenPage[] = [];
  /** How deep in something that does not draw. */
  let skipped = 0;
  for (const piece of svg.split('<')) {
    const [tag = '', slash = '', name = ''] = tagStart.exec(piece) ?? [];
    if (name === '' || name === 'svg') continue;
    if (skipped > 0 || !drawing.has(name)) {
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
  const plain = tag.replace(names, '');
  return plain.includes(' href=')
    ? plain.replace(/ xlink:href="[^"]*"/, '')
    : plain.replace(' xlink:href=', ' href=');
}
