import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { defaultMetadata, defaultPicture } from '../resume-document/default-document.ts';
import { objectAt, textAt } from './renamed.ts';
import { hexOf, pointsPerPixel, v4Templates } from './v5-looks.ts';
import { v5Names } from './v5-names.ts';

/** Layout, paper, template, colours and face; the rest of the looks is v5's own. */
export function v4Metadata(given: JsonObject, placeOf: PlaceOf): JsonObject {
  const page = objectAt(given, 'page');
  const template = textAt(given, 'template');
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
    url: textAt(given, 'url'),
    ...numbers({ size, aspectRatio, borderRadius }),
    effects: {
      hidden: given['hidden'] === true,
      border: typeof borderWidth === 'number' && borderWidth > 0,
      grayscale: false,
    },
  };
}

type PlaceOf = (key: string) => string | null;

/** Page, column, keys. What joins another section is where that is, or takes its place. */
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
  const found = keys.map((key) => [key, hexOf(textAt(colors, key))] as const);
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
