import { describe, expect, it } from 'vitest';
import { createLetterPaths, outlineOf } from '../../../src/page/parts/letter-paths.ts';

const native = (drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n<g transform="matrix(1 0 0 -1 0 9)">\n${drawn}\n</g>\n<defs id="glyph">\n<symbol id="gA" overflow="visible">\n<path d="M 0 0m 1.992 0 v 15.696 h 0.5 Z "/>\n</symbol>\n</defs>\n</svg>`;

describe('the outline of a letter', () => {
  it('is in steps from wherever it is put, whatever it was in', () => {
    const steps = 'm100 0l100 50q10 0 10-20h-110v-30z';
    expect(outlineOf('M 100 0 L 200 50 Q 210 50 210 30 H 100 V 0 Z ', 0)).toBe(steps);
    expect(outlineOf('M 0 0m 100 0 l 100 50 q 10 0 10 -20 h -110 v -30 Z ', 0)).toBe(`m0 0${steps}`);
  });

  it('rounds points, so that many steps end where they should', () => {
    const end = (outlineOf(`M 0 0${' l 0.004 0'.repeat(100)}`, 2)?.match(/[\d.]+(?= 0)/g) ?? []).map(Number);
    expect(end.reduce((sum, step) => sum + step, 0)).toBeCloseTo(0.4);
  });

  it.each(['M 0 0 A 1 1 0 0 1 2 2', 'M 0', 'M 0 0 Z 3', '5 5'])('is none for %s', (path) => {
    expect(outlineOf(path, 2)).toBeNull();
  });
});

describe('a picture of a page', () => {
  const letterPaths = createLetterPaths();

  it('has one path for letters of one color in place of its references', () => {
    const use = (x: string, fill: string) => `<use xlink:href="#gA" x="${x}" y="0" fill="${fill}"/>`;
    const drawn = letterPaths(
      native(`${use('0', '#111111')}\n${use('17.88', '#111111')}\n${use('20', '#222222')}\n<path d="M1 1"/>`),
    );
    const letter = 'm0 0m1.99 0v15.7h0.5z';
    expect(drawn.match(/<path[^>]*>/g)).toEqual([
      `<path fill="#111111" d="M0 0${letter}M17.88 0${letter}"/>`,
      `<path fill="#222222" d="M20 0${letter}"/>`,
      '<path d="M1 1"/>',
    ]);
    expect(drawn).not.toMatch(/<use|<symbol/);
    expect(drawn).toContain('<g transform="matrix(1 0 0 -1 0 9)">');
  });

  it('draws nothing where a letter has no outline, as a space in WebAssembly', () => {
    const svg =
      '<svg><defs><path id="g/1" d="M 0 0 L 5 5"/></defs><g><use x="0" y="0" href="#g/1"/><use x="5" y="0" href="#g/2"/></g></svg>';
    expect(letterPaths(svg)).toBe('<svg><defs></defs><g><path d="M0 0m0 0l5 5M5 0"/></g></svg>');
  });

  it.each([
    '<use xlink:href="#picture" x="0" y="0"/>\n<image id="picture"/>',
    '<use xlink:href="#gA" x="0" y="0" fill="url(#gradient)"/>',
    '<use xlink:href="#gA" x="0" y="0" transform="scale(2)"/>',
  ])('stays as it is where it holds more than letters: %s', (drawn) => {
    expect(letterPaths(native(drawn))).toBe(native(drawn));
  });
});
