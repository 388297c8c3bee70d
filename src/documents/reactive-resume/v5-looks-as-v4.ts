import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { defaultMetadata, defaultPicture } from '../resume-document/default-document.ts';
import { objectAt, textAt } from './renamed.ts';
import { hexOf, pointsPerPixel, v4Templates } from './v5-looks.ts';
import { v5Names } from './v5-names.ts';

/** Layout, paper, template, colours and face; the rest of the looks is v5's own. */
export function v4Metadata(given: JsonObject): JsonObject {
  const page = objectAt(given, 'page');
  const template = textAt(given, 'template');
  const layout = layoutOf(objectAt(given, 'layout')['pages']);
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

function layoutOf(pages: unknown): readonly (readonly string[])[][] {
  if (!Array.isArray(pages)) return [];
  return pages.filter(isJsonObject).map(({ main, sidebar }) => [main, sidebar].map(sectionKeys));
}

function sectionKeys(keys: unknown): readonly string[] {
  const texts = Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [];
  return texts.map((key) => (key === 'summary' || Object.hasOwn(v5Names, key) ? key : `custom.${key}`));
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
