import { childOf, type NodeElement } from '../files/xml-nodes.ts';

/* Where text boxes are placed on the page. */

/** A distance from the edge of the paper, from the margins, or from the paragraph that the box is anchored in. */
interface Distance {
  readonly from: 'page' | 'margin' | 'paragraph';
  readonly points: number;
}

/** Undefined distances are not known. Each box has its own object. */
export interface BoxPlace {
  readonly across?: Distance;
  readonly down?: Distance;
  /** In points; 0 if unknown. */
  readonly width: number;
  readonly height: number;
}

/** The place of a box that text flows around or behind; null for other elements. */
export function boxPlaceOf(element: NodeElement): BoxPlace | null {
  if (element.name === 'wp:anchor') return anchoredPlace(element);
  const style = element.attributes['style'] ?? '';
  return /position:\s?absolute/.test(style) ? drawnPlace(style) : null;
}

const pointsPerUnit = 1 / 12_700;

function anchoredPlace(element: NodeElement): BoxPlace {
  const extent = childOf(element, 'wp:extent')?.attributes;
  const distanceIn = (name: string): Distance | undefined => {
    const position = childOf(element, name);
    const from = startOf(position?.attributes['relativeFrom'] ?? '');
    const offset = position && childOf(position, 'wp:posOffset');
    if (offset && from) {
      const points = Number(offset.children.join('')) * pointsPerUnit;
      return Number.isFinite(points) ? { from, points } : undefined;
    }
    const align = position && childOf(position, 'wp:align')?.children.join('');
    return from && from !== 'paragraph' && /^(?:left|top)$/.test(align ?? '')
      ? { from, points: 0 }
      : undefined;
  };
  return placeOf(distanceIn('wp:positionH'), distanceIn('wp:positionV'), {
    width: Number(extent?.['cx'] ?? 0) * pointsPerUnit,
    height: Number(extent?.['cy'] ?? 0) * pointsPerUnit,
  });
}

function startOf(relativeTo: string): Distance['from'] | undefined {
  if (/^(?:page|leftMargin|topMargin|left-margin-area|top-margin-area)$/.test(relativeTo)) return 'page';
  if (/^(?:margin|column|text across)$/.test(relativeTo)) return 'margin';
  return /^(?:paragraph|line|text|text down)$/.test(relativeTo) ? 'paragraph' : undefined;
}

/** The place of a shape of older programs, in its style. */
function drawnPlace(style: string): BoxPlace {
  const values = new Map(
    style.split(';').map((one) => {
      const [key = '', value = ''] = one.split(':', 2);
      return [key.trim(), value.trim()];
    }),
  );
  const distanceIn = (axis: 'horizontal' | 'vertical', margin: string): Distance | undefined => {
    const relative = values.get(`mso-position-${axis}-relative`) ?? 'text';
    const from = startOf(
      relative === 'text' ? `text ${axis === 'horizontal' ? 'across' : 'down'}` : relative,
    );
    const align = values.get(`mso-position-${axis}`) ?? 'absolute';
    if (!from) return undefined;
    if (align === 'left' || align === 'top') return { from, points: 0 };
    const points = lengthOf(values.get(margin) ?? '0');
    return align === 'absolute' && points !== undefined ? { from, points } : undefined;
  };
  return placeOf(distanceIn('horizontal', 'margin-left'), distanceIn('vertical', 'margin-top'), {
    width: lengthOf(values.get('width') ?? '') ?? 0,
    height: lengthOf(values.get('height') ?? '') ?? 0,
  });
}

const units: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['pt', 1],
  ['in', 72],
  ['cm', 28.35],
  ['mm', 2.835],
]);

function lengthOf(written: string): number | undefined {
  const [, digits = '', unit = ''] = /^(-?[\d.]{1,12})(\D{0,3})$/.exec(written) ?? [];
  const size = units.get(unit);
  return digits === '' || size === undefined ? undefined : Number(digits) * size;
}

function placeOf(
  across: Distance | undefined,
  down: Distance | undefined,
  size: Pick<BoxPlace, 'width' | 'height'>,
): BoxPlace {
  return { ...(across && { across }), ...(down && { down }), ...size };
}
