import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../../src/page/parts/page-drawing.ts';

const native = (drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 800 600 800">\n<g>\n<g transform="matrix(1 0 0 -1 50 90)">\n${drawn}\n</g>\n<g/>\n</g>\n<defs id="glyph">\n<symbol id="gA" overflow="visible">\n<path d="M 0 0 v 15 h 0.5 Z "/>\n</symbol>\n</defs>\n</svg>`;

describe('a page drawn by the native typesetter', () => {
  it('has its offset from the top of all pages', () => {
    expect(readDrawing(native(''))).toEqual({ left: 0, top: 800, width: 600, height: 800, shapes: [] });
  });

  it('has each letter with its position and color', () => {
    const use = (x: string, fill: string) => `<use xlink:href="#gA" x="${x}" y="2" fill="${fill}"/>`;
    const { shapes } = readDrawing(native(`${use('0', '#111111')}\n${use('17.88', 'white')}`)) ?? {};
    const letter = { outline: 'M 0 0 v 15 h 0.5 Z ', stroke: null };
    expect(shapes).toEqual([
      { ...letter, matrix: [1, 0, 0, -1, 50, 88], fill: '#111111' },
      { ...letter, matrix: [1, 0, 0, -1, 67.88, 88], fill: 'white' },
    ]);
  });

  it('has lines and areas with their position, stroke and color', () => {
    const drawn =
      '<path fill="none" stroke="#8a1c2b" stroke-width="1.3" stroke-linecap="butt" stroke-linejoin="miter" stroke-miterlimit="5" transform="matrix(2 0 0 2 -3 1)" d="M 0 0 h 5"/>';
    expect(readDrawing(native(drawn))?.shapes).toEqual([
      {
        matrix: [2, 0, 0, -2, 47, 89],
        outline: 'M 0 0 h 5',
        fill: null,
        stroke: { color: '#8a1c2b', width: 1.3, miterLimit: 5 },
      },
    ]);
  });
});

describe('a page drawn by the WebAssembly typesetter', () => {
  it('has the positions and colors of its groups, and nothing for a space', () => {
    const drawing = readDrawing(
      '<svg viewBox="0 0 10 20" fill="none"><defs><path id="g/1" d="M 0 0 L 5 5"/></defs><path d="M 1 1" />' +
        '<g transform="translate(1.5,2.000)"><g fill="#1a1a1a" transform="scale(0.01,-0.01)">' +
        '<use x="0" y="0" href="#g/1"/><use x="50" y="0" href="#g/2"/></g></g><path d="M 2 2" fill="#fff" /></svg>',
    );
    expect(drawing?.shapes.map(({ matrix, outline, fill }) => [matrix, outline, fill])).toEqual([
      [[1, 0, 0, 1, 0, 0], 'M 1 1', null],
      [[0.01, 0, 0, -0.01, 1.5, 2], 'M 0 0 L 5 5', '#1a1a1a'],
      [[1, 0, 0, 1, 0, 0], 'M 2 2', '#fff'],
    ]);
  });
});

describe('a mixed color', () => {
  it.each(['oklab(90.084% -0.002 -0.006)', 'oklab(63.640% 0.01 0 / 50%)'])(
    'is read for a letter, an area and a line: %s',
    (mixed) => {
      const drawn = `<use xlink:href="#gA" x="0" y="0" fill="${mixed}"/><path fill="${mixed}" stroke="${mixed}" d="M 0 0"/>`;
      const { shapes = [] } = readDrawing(native(drawn)) ?? {};
      expect(shapes.flatMap(({ fill, stroke }) => [fill, stroke?.color])).toEqual([
        ...[mixed, undefined],
        ...[mixed, mixed],
      ]);
    },
  );
});

describe('a page with more than shapes in one color', () => {
  it.each([
    '<image href="data:," x="0" y="0"/>',
    '<use xlink:href="#gA" x="0" y="0" fill="url(#gradient)"/>',
    '<use xlink:href="#gA" x="0" y="0" transform="scale(2)"/>',
    '<path fill="url(#gradient)" d="M 0 0"/>',
    '<path d="M 0 0" clip-path="url(#c)"/>',
    '<path d="M 0 0" stroke="#000" stroke-linecap="round"/>',
    '<g opacity="0.5"></g>',
    '<g stroke="#000"><use xlink:href="#gA" x="0" y="0"/></g>',
    '<g stroke-width="2"></g>',
    '<g stroke-miterlimit="2"></g>',
    '<defs><path id="gB" stroke="#000" d="M 0 0"/></defs>',
    '<path fill="oklab(90%)" d="M 0 0"/>',
    '<path fill="oklab(var(--x) 0 0)" d="M 0 0"/>',
    '<path fill="color-mix(in oklab, red, blue)" d="M 0 0"/>',
    '<g transform="rotate(3)"></g>',
    '<g transform="matrix(1 0 0 1)"></g>',
    '<mask></mask>',
  ])('cannot be drawn on a canvas: %s', (drawn) => {
    expect(readDrawing(native(drawn))).toBeNull();
  });

  it.each(['', 'no picture', '<svg></svg>', '<path d="M 0 0"/>'])(
    'is not found in text without a page: "%s"',
    (svg) => {
      expect(readDrawing(svg)).toBeNull();
    },
  );
});
