import { describe, expect, it } from 'vitest';
import { vectorPages } from '../../../src/rendering/typst/drawn-pages.ts';

const page = (top: number, content: string) =>
  `<g class="typst-page" transform="translate(0, ${top})" data-tid="p" data-page-width="596" data-page-height="842">${content}</g>`;
const text = (words: string) =>
  `<g class="typst-text" fill="#000"><use x="0" y="0" href="#g1"/><g transform="scale(16,-16)"><foreignObject x="0"><h5:div class="tsel" style="font-size: 62px">${words}</h5:div></foreignObject></g></g>`;
const svg = (...pages: readonly string[]) =>
  `<svg class="typst-doc" viewBox="0 0 596 1684"><style type="text/css">svg { fill: none }</style><defs class="glyph"><path id="g1" class="outline_glyph" d="M 0 0 Z"/></defs>${pages.join('')}</svg>`;

describe('pages of the WebAssembly renderer', () => {
  it('become separate images with only shapes', () => {
    const pages = vectorPages(svg(page(0, text('first')), page(842, text('second'))));
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [596, 842],
      [596, 842],
    ]);
    expect(pages[1]?.svg).toContain('viewBox="0 842 596 842"');
    for (const drawn of pages) {
      expect(drawn.svg).toContain('<path id="g1" d="M 0 0 Z"/>');
      expect(drawn.svg.match(/<use/g)).toHaveLength(1);
      expect(drawn.svg).not.toMatch(/first|second|foreignObject|style|class=|data-/);
    }
  });

  it('have no texts and links, even for a hostile resume', () => {
    const words = '&lt;/h5:div>/>&lt;script>alert(1)&lt;/script>';
    const link =
      '<a target="_blank" xlink:href="https://x.example/?a=&quot;"><rect class="pseudo-link" width="1"></rect></a>';
    const [drawn] = vectorPages(svg(page(0, text(words) + link + text('end'))));
    expect(drawn?.svg).not.toMatch(/script|alert|https|rect|end/);
    expect(drawn?.svg.match(/<use/g)).toHaveLength(2);
    expect(drawn?.svg.match(/<g/g)).toHaveLength(drawn?.svg.match(/<\/g>/g)?.length ?? 0);
  });
});
