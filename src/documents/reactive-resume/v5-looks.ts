import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { textOf } from '../files/json-parts.ts';
import { defaultMetadata, defaultPicture } from '../resume-document/document-parts.ts';
import { objectAt, v5Names } from './v5-names.ts';

/* Templates, colors and sizes of v4 and v5. Source: the published schemas of both. */

export const v5Templates: ReadonlySet<string> = new Set([
  ...['azurill', 'bronzor', 'chikorita', 'ditgar', 'ditto', 'gengar', 'glalie', 'kakuna'],
  ...['lapras', 'leafish', 'meowth', 'onyx', 'pikachu', 'rhyhorn', 'scizor'],
]);

/** Templates of v5 that v4 also has. */
const v4Templates: ReadonlySet<string> = new Set([
  ...['azurill', 'bronzor', 'chikorita', 'ditto', 'gengar', 'glalie', 'kakuna'],
  ...['leafish', 'onyx', 'pikachu', 'rhyhorn'],
]);

/** v4 has font sizes in pixels, v5 in points. */
export const pointsPerPixel = 0.75;

/** `#dc2626` becomes `rgba(220, 38, 38, 1)`; an invalid color becomes black. */
export function rgbaOf(hex: string): string {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1) ?? ['0', '0', '0'];
  return `rgba(${digits.map((two) => Number.parseInt(two, 16)).join(', ')}, 1)`;
}

/** v4's form of a color; null with transparency, which v4 does not have. */
function hexOf(rgba: string): string | null {
  const parts = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*1(?:\.0+)?\s*)?\)$/i.exec(
    rgba,
  );
  const numbers = parts?.slice(1).map(Number) ?? [];
  if (numbers.length < 3 || numbers.some((part) => part > 255)) return null;
  return `#${numbers.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Layout, paper, template, colors and font; v4 has none of the other settings. */
export function v4Metadata(given: JsonObject, placeOf: PlaceOf): JsonObject {
  const page = objectAt(given, 'page');
  const template = textOf(given, 'template');
  const layout = layoutOf(objectAt(given, 'layout')['pages'], placeOf);
  const { format, marginX } = page;
  return {
    ...(v4Templates.has(template) && { template }),
    ...(layout.length > 0 && { layout }),
    page: {
      ...((format === 'a4' || format === 'letter') && { format }),
      ...(typeof marginX === 'number' && { margin: marginX }),
    },
    theme: themeOf(objectAt(objectAt(given, 'design'), 'colors')),
    typography: typographyOf(objectAt(objectAt(given, 'typography'), 'body'), page),
    ...(typeof given['notes'] === 'string' && { notes: given['notes'] }),
  };
}

export function v4Picture(given: JsonObject): JsonObject {
  const { size, aspectRatio, borderRadius, borderWidth } = given;
  return {
    ...defaultPicture,
    url: textOf(given, 'url'),
    ...numbers({ size, aspectRatio, borderRadius }),
    effects: {
      hidden: given['hidden'] === true,
      border: typeof borderWidth === 'number' && borderWidth > 0,
      grayscale: false,
    },
  };
}

type PlaceOf = (key: string) => string | null;

/**
 * Pages with columns of section keys. A custom section that moved to a standard section takes its place, unless the
 * standard section is in the layout too.
 */
function layoutOf(pages: unknown, placeOf: PlaceOf): readonly (readonly string[])[][] {
  if (!Array.isArray(pages)) return [];
  const columns = pages.filter(isJsonObject).map(({ main, sidebar }) => [main, sidebar].map(textsOf));
  const given = new Set(columns.flat(2));
  const taken = new Set<string>();
  const placed = (key: string) => {
    const place = isSection(key) ? key : placeOf(key);
    if (place === null || taken.has(place) || (place !== key && given.has(place))) return [];
    taken.add(place);
    return [place];
  };
  const kept = columns.map((page) => page.map((keys) => keys.flatMap(placed)));
  return kept.filter((page, index) => page.flat().length > 0 || columns[index]?.flat().length === 0);
}

function isSection(key: string): boolean {
  return key === 'summary' || Object.hasOwn(v5Names, key);
}

function textsOf(keys: unknown): readonly string[] {
  return Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [];
}

function themeOf(colors: JsonObject): JsonObject {
  const keys = Object.keys(defaultMetadata.theme);
  const found = keys.map((key) => [key, hexOf(textOf(colors, key))] as const);
  return Object.fromEntries(found.filter(([, hex]) => hex !== null));
}

function typographyOf(body: JsonObject, { hideIcons, hideLinkUnderline }: JsonObject): JsonObject {
  const { fontFamily, fontSize, lineHeight } = body;
  return {
    font: {
      ...(typeof fontFamily === 'string' && { family: fontFamily }),
      ...(typeof fontSize === 'number' && { size: fontSize / pointsPerPixel }),
    },
    ...numbers({ lineHeight }),
    ...(typeof hideIcons === 'boolean' && { hideIcons }),
    ...(typeof hideLinkUnderline === 'boolean' && { underlineLinks: !hideLinkUnderline }),
  };
}

function numbers(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'number'));
}
