/*
 * Reads a page in SVG, in which each letter is defined once and referenced at each place. With thousands of references,
 * an image takes a browser five times as long as a canvas that caches the outlines of the letters.
 */

/** The six numbers of SVG's `matrix(…)`. */
type Matrix = readonly [number, number, number, number, number, number];

interface Shape {
  readonly matrix: Matrix;
  /** Path data of SVG. */
  readonly outline: string;
  readonly fill: string | null;
  readonly stroke: { readonly color: string; readonly width: number; readonly miterLimit: number } | null;
}

/** The shapes of a page, in drawing order. */
export interface PageDrawing {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

type Attributes = ReadonlyMap<string, string>;

const none: Attributes = new Map();

interface Group {
  readonly matrix: Matrix;
  readonly fill: string;
}

const anyValue = /^/;

/**
 * Supported attributes and values by element. Any other means that the page has something that is not supported, such
 * as the stroke of a group.
 */
const known: ReadonlyMap<string, ReadonlyMap<string, RegExp>> = new Map([
  [
    'g',
    new Map([
      ['transform', anyValue],
      ['fill', anyValue],
    ]),
  ],
  [
    'symbol',
    new Map([
      ['id', anyValue],
      ['overflow', /^visible$/],
    ]),
  ],
  [
    'outline',
    new Map([
      ['id', anyValue],
      ['d', anyValue],
    ]),
  ],
  [
    'path',
    new Map([
      ...['d', 'transform', 'fill', 'stroke'].map((name) => [name, anyValue] as const),
      ...['stroke-width', 'stroke-miterlimit'].map((name) => [name, /^[\d.]+$/] as const),
      ['stroke-linecap', /^butt$/],
      ['stroke-linejoin', /^miter$/],
    ]),
  ],
]);

/** Colors that the typesetters write and a canvas accepts; mixed colors are `oklab(…)`. */
const plainColor = String.raw`#[\da-f]{3,8}|white|black|oklab\([\d.]+%(?: -?[\d.]+){2}(?: / [\d.]+%?)?\)`;

const color = new RegExp(`^(?:${plainColor}|none)$`, 'i');

/** A reference to a letter with its place, and its color if it differs from the group's. */
const letter = new RegExp(
  String.raw`^use (?:xlink:href="#([^"]+)" )?x="(-?[\d.]+)" y="(-?[\d.]+)"(?: href="#([^"]+)")?(?: fill="(${plainColor})")?/>`,
  'i',
);

/** @returns null if the page has something that is not supported, such as a photo */
export function readDrawing(svg: string): PageDrawing | null {
  const outlines = new Map<string, string>();
  const drawn: { readonly id: string | null; readonly shape: Shape }[] = [];
  const groups: Group[] = [];
  let box: readonly number[] = [];
  let symbol: string | null = null;
  let isDefining = false;
  for (const piece of svg.split('<').slice(1)) {
    const group = groups.at(-1);
    const [isLetter, old, x, y, id = old, fill] = (group && letter.exec(piece)) ?? [];
    if (group && isLetter !== undefined && id !== undefined) {
      const matrix = product(group.matrix, [1, 0, 0, 1, Number(x), Number(y)]);
      drawn.push({ id, shape: { matrix, outline: '', fill: shownFill(fill ?? group.fill), stroke: null } });
      continue;
    }
    const [name = ''] = /^\/?\w*/.exec(piece) ?? [];
    const attributes = name.startsWith('/') ? none : attributesOf(piece);
    if (name === 'svg') {
      box = (attributes.get('viewBox') ?? '').split(' ').map(Number);
      groups.push({ matrix: [1, 0, 0, 1, 0, 0], fill: attributes.get('fill') ?? 'black' });
    } else if (name === 'defs' || name === '/defs') {
      isDefining = name === 'defs';
    } else if (name === '/g') {
      groups.pop();
    } else if (name === '/symbol') {
      symbol = null;
    } else if (name !== '/svg') {
      if (!group || !areKnown(isDefining && name === 'path' ? 'outline' : name, attributes)) return null;
      if (name === 'g') {
        const inner = groupIn(group, attributes);
        if (!inner) return null;
        if (!piece.trimEnd().endsWith('/>')) groups.push(inner);
      } else if (name === 'symbol') {
        symbol = attributes.get('id') ?? null;
      } else if (name === 'path' && isDefining) {
        outlines.set(symbol ?? attributes.get('id') ?? '', attributes.get('d') ?? '');
      } else {
        const shape = shapeIn(group, attributes);
        if (!shape) return null;
        drawn.push({ id: null, shape });
      }
    }
  }
  const [left, top, width, height] = box;
  if (left === undefined || top === undefined || !width || !height) return null;
  const shapes = drawn.flatMap(({ id, shape }) => {
    if (id === null) return [shape];
    // The WebAssembly renderer has no outline for a space.
    const outline = outlines.get(id);
    return outline === undefined ? [] : [{ ...shape, outline }];
  });
  return { left, top, width, height, shapes };
}

function attributesOf(tag: string): Attributes {
  return new Map(
    [...tag.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function areKnown(element: string, attributes: Attributes): boolean {
  const understood = known.get(element);
  for (const [name, value] of attributes) if (understood?.get(name)?.test(value) !== true) return false;
  return understood !== undefined;
}

function groupIn(around: Group, attributes: Attributes): Group | null {
  const matrix = transformed(around.matrix, attributes.get('transform'));
  const fill = attributes.get('fill') ?? around.fill;
  return matrix && color.test(fill) ? { matrix, fill } : null;
}

/** @returns null if the shape is not of one color */
function shapeIn(around: Group, attributes: Attributes): Shape | null {
  const group = groupIn(around, attributes);
  const stroke = attributes.get('stroke') ?? 'none';
  if (!group || !color.test(stroke)) return null;
  return {
    matrix: group.matrix,
    outline: attributes.get('d') ?? '',
    fill: shownFill(group.fill),
    stroke:
      stroke === 'none'
        ? null
        : {
            color: stroke,
            width: Number(attributes.get('stroke-width') ?? 1),
            miterLimit: Number(attributes.get('stroke-miterlimit') ?? 4),
          },
  };
}

function shownFill(fill: string): string | null {
  return fill === 'none' ? null : fill;
}

function transformed(matrix: Matrix, transform: string | undefined): Matrix | null {
  if (transform === undefined) return matrix;
  const [, kind = '', list = ''] = /^(matrix|translate|scale)\(([-\d., e]+)\)$/.exec(transform) ?? [];
  const [a = Number.NaN, b = Number.NaN, c, d, e, f] = list.split(/[ ,]+/).map(Number);
  if (Number.isNaN(a) || Number.isNaN(b)) return null;
  if (kind === 'translate') return product(matrix, [1, 0, 0, 1, a, b]);
  if (kind === 'scale') return product(matrix, [a, 0, 0, b, 0, 0]);
  if (c === undefined || d === undefined || e === undefined || f === undefined) return null;
  return product(matrix, [a, b, c, d, e, f]);
}

/** Applies the second matrix, then the first. */
function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
