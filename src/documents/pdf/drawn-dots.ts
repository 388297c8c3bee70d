import type { PageDot, PageRun } from './page-runs.ts';

/** What a page is drawn with, as the library lists it: `functions[i]` is called with `values[i]`. */
export interface DrawingSteps {
  readonly functions: readonly number[];
  readonly values: readonly unknown[];
  readonly codes: {
    readonly save: number;
    readonly restore: number;
    readonly transform: number;
    readonly constructPath: number;
  };
}

type Matrix = readonly [number, number, number, number, number, number];

const smallest = 1.2;
const largest = 8;
const maxSteps = 200_000;
/** Of more, a picture is made: no list has as many points on one page. */
const maxDots = 1000;

/** The dots among everything that a page draws: small, and as wide as they are high. */
export function drawnDots({ functions, values, codes }: DrawingSteps): readonly PageDot[] {
  const dots: PageDot[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [index, code] of functions.slice(0, maxSteps).entries()) {
    const value = values[index];
    if (code === codes.save) saved.push(matrix);
    else if (code === codes.restore) matrix = saved.pop() ?? matrix;
    else if (code === codes.transform && isMatrix(value)) matrix = product(matrix, value);
    else if (code === codes.constructPath) dots.push(...dotOf(value, matrix));
  }
  return dots.length > maxDots ? [] : dots;
}

/** `value` is [what is done with the path, its parts, its edges]. */
function dotOf(value: unknown, matrix: Matrix): readonly PageDot[] {
  const edges: unknown = Array.isArray(value) ? value[2] : undefined;
  const [x1, y1, x2, y2] =
    edges instanceof Float32Array || Array.isArray(edges) ? [...edges].map(Number) : [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return [];
  const [left, bottom] = moved(matrix, x1, y1);
  const [right, top] = moved(matrix, x2, y2);
  const [width, height] = [Math.abs(right - left), Math.abs(top - bottom)];
  if (width < smallest || width > largest || Math.abs(width - height) > 0.25 * width) return [];
  return [{ x: (left + right) / 2, y: (bottom + top) / 2, width }];
}

function isMatrix(value: unknown): value is Matrix {
  return Array.isArray(value) && value.length === 6 && value.every((one) => typeof one === 'number');
}

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

const farthest = 40;

/** Each dot that stands before text, as the list marker that it is. */
export function markersOf(dots: readonly PageDot[], runs: readonly PageRun[]): readonly PageRun[] {
  return dots.flatMap(({ x, y, width }) => {
    const behind = runs.filter(
      (run) => run.x > x && run.x - x < farthest && y > run.y - 0.1 * run.size && y < run.y + 0.8 * run.size,
    );
    const [first, ...others] = behind;
    if (!first) return [];
    const next = others.reduce((nearest, run) => (run.x < nearest.x ? run : nearest), first);
    const isInside = runs.some((run) => Math.abs(run.y - next.y) < 1 && run.x < x && run.endX > x - 1);
    return isInside ? [] : [{ ...next, text: '•', x: x - width / 2, endX: x + width / 2 }];
  });
}
