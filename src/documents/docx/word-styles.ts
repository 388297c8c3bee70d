import { childOf, type NodeElement } from '../files/xml-nodes.ts';

/* Styles and lists of a Word document, including what they inherit. */

/** The formatting of letters; missing properties are inherited. */
export interface LetterLook {
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isUnderlined?: boolean;
  readonly isCapital?: boolean;
  readonly isSmallCapital?: boolean;
  readonly isHidden?: boolean;
  /** In half points. */
  readonly size?: string;
  /** The font of the letters, by which symbol fonts are recognized. */
  readonly font?: string;
}

/** A list, and the level of an item in it, from 0. */
export interface ListPlace {
  readonly list: string;
  readonly level: number;
}

/** The formatting of a paragraph; missing properties are inherited. */
export interface ParagraphPlace {
  readonly align?: string;
  /** Spacing above and below and left indent, in points. */
  readonly above?: number;
  readonly below?: number;
  readonly indent?: number;
  /** Height of a line: in points (`exact`), or as a multiple of what the letters need. */
  readonly leading?: { readonly rule: 'auto' | 'atLeast' | 'exact'; readonly size: number };
  /** True if a line is drawn above or below it. */
  readonly isRuled?: boolean;
}

export interface WordStyle {
  readonly name: string;
  readonly look: LetterLook;
  readonly place: ParagraphPlace;
  readonly list?: ListPlace;
}

export interface WordStyles {
  /** The document's default style is used for a missing or unknown id. */
  readonly paragraph: (id: string | undefined) => WordStyle;
  readonly character: (id: string | undefined) => WordStyle;
  /** True if the list exists and has markers at this level. */
  readonly isList: (place: ListPlace) => boolean;
  /** Font size of letters without one in any style, in points. */
  readonly usualSize: number;
}

const maxParents = 20;
const unstyled: WordStyle = { name: '', look: {}, place: {} };

export function wordStyles(styles: NodeElement, numbering: NodeElement): WordStyles {
  const byId = { paragraph: new Map<string, NodeElement>(), character: new Map<string, NodeElement>() };
  const lists = wordLists(styles, numbering);
  let usual: string | undefined;
  for (const element of elementsIn(styles, 'w:style')) {
    const { 'w:type': type, 'w:styleId': id = '' } = element.attributes;
    if (type !== 'paragraph' && type !== 'character') continue;
    if (!byId[type].has(id)) byId[type].set(id, element);
    if (type === 'paragraph' && isOn(element.attributes['w:default'] ?? 'false')) usual ??= id;
  }
  const known = new Map<NodeElement, WordStyle>();
  const styleOf = (type: 'paragraph' | 'character', id: string | undefined): WordStyle => {
    const element = id === undefined ? undefined : byId[type].get(id);
    if (!element || id === undefined) return unstyled;
    const read = known.get(element) ?? lists.withLevel(id, resolved(element, byId[type]));
    known.set(element, read);
    return read;
  };
  return {
    paragraph: (id) => styleOf('paragraph', id !== undefined && byId.paragraph.has(id) ? id : usual),
    character: (id) => styleOf('character', id),
    isList: lists.isList,
    usualSize: usualSizeIn(styles),
  };
}

/** Word's default, in points. */
const wordsOwnSize = 10;

function usualSizeIn(styles: NodeElement): number {
  const defaults = childOf(styles, 'w:docDefaults');
  const letters = defaults && childOf(defaults, 'w:rPrDefault');
  const properties = letters && childOf(letters, 'w:rPr');
  const size = Number(properties && lookIn(properties).size) / 2;
  return size > 0 ? size : wordsOwnSize;
}

/** A style with what it inherits from the styles it is based on. */
function resolved(element: NodeElement, byId: ReadonlyMap<string, NodeElement>): WordStyle {
  const line: NodeElement[] = [];
  let next: NodeElement | undefined = element;
  while (next && line.length < maxParents) {
    line.push(next);
    next = byId.get(valueIn(next, 'w:basedOn') ?? '');
  }
  return line.reduceRight(styleIn, unstyled);
}

function styleIn(parent: WordStyle, element: NodeElement): WordStyle {
  const paragraph = childOf(element, 'w:pPr');
  const letters = childOf(element, 'w:rPr');
  const list = paragraph ? listPlaceIn(paragraph, parent.list) : parent.list;
  return {
    name: valueIn(element, 'w:name') ?? '',
    look: { ...parent.look, ...(letters && lookIn(letters)) },
    place: { ...parent.place, ...(paragraph && placeIn(paragraph)) },
    ...(list && { list }),
  };
}

/** The formatting of a paragraph or style itself, without what it inherits. */
export function placeIn(properties: NodeElement): ParagraphPlace {
  const place: { -readonly [Key in keyof ParagraphPlace]: ParagraphPlace[Key] } = {};
  for (const { name, attributes, children } of elementsOf(properties)) {
    if (name === 'w:jc') place.align = attributes['w:val'] ?? '';
    else if (name === 'w:ind') set(place, 'indent', attributes['w:start'] ?? attributes['w:left']);
    else if (name === 'w:spacing') {
      set(place, 'above', attributes['w:before']);
      set(place, 'below', attributes['w:after']);
      const leading = leadingIn(attributes);
      if (leading) place.leading = leading;
    } else if (name === 'w:pBdr')
      place.isRuled = children.some((edge) => typeof edge !== 'string' && isDrawn(edge));
  }
  return place;
}

/** A line of usual height, in the unit of multiples. */
const oneLine = 240;

function leadingIn(attributes: NodeElement['attributes']): ParagraphPlace['leading'] {
  const size = Number(attributes['w:line'] ?? Number.NaN);
  if (!(size > 0)) return undefined;
  const rule = attributes['w:lineRule'];
  return rule === 'exact' || rule === 'atLeast'
    ? { rule, size: size / 20 }
    : { rule: 'auto', size: size / oneLine };
}

type Points = 'above' | 'below' | 'indent';

/** Converts from twentieths of a point. */
function set(place: { [Key in Points]?: number }, key: Points, twentieths: string | undefined): void {
  const value = Number(twentieths ?? Number.NaN) / 20;
  if (Number.isFinite(value)) place[key] = value;
}

function isDrawn({ name, attributes }: NodeElement): boolean {
  return (name === 'w:bottom' || name === 'w:top') && !/^(?:nil|none)$/.test(attributes['w:val'] ?? 'none');
}

const flags = [
  ['w:b', 'isBold'],
  ['w:i', 'isItalic'],
  ['w:caps', 'isCapital'],
  ['w:smallCaps', 'isSmallCapital'],
  ['w:vanish', 'isHidden'],
] as const;

/** The formatting of a run or style itself, without what it inherits. */
export function lookIn(properties: NodeElement): LetterLook {
  const look: { -readonly [Key in keyof LetterLook]: LetterLook[Key] } = {};
  for (const child of properties.children) {
    if (typeof child === 'string') continue;
    const flag = flags.find(([name]) => name === child.name);
    const value = child.attributes['w:val'];
    if (flag) look[flag[1]] = isOn(value);
    else if (child.name === 'w:u') look.isUnderlined = value !== undefined && value !== 'none' && isOn(value);
    else if (child.name === 'w:sz' && value !== undefined) look.size = value;
    else if (child.name === 'w:rFonts') look.font = child.attributes['w:ascii'] ?? '';
  }
  return look;
}

/** @param inherited the place from the style; the properties may override list, level or both */
export function listPlaceIn(properties: NodeElement, inherited?: ListPlace): ListPlace | undefined {
  const numbering = childOf(properties, 'w:numPr');
  const list = numbering && valueIn(numbering, 'w:numId');
  const level = numbering && valueIn(numbering, 'w:ilvl');
  if (list !== undefined) return { list, level: levelOf(level) };
  return inherited && level !== undefined ? { ...inherited, level: levelOf(level) } : inherited;
}

const maxLevel = 8;

function levelOf(written: string | undefined): number {
  const level = Number(written ?? 0);
  return level >= 0 ? Math.min(Math.floor(level), maxLevel) : 0;
}

export function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(?:0|false|off)$/.test(value);
}

export function valueIn(element: NodeElement, name: string): string | undefined {
  return childOf(element, name)?.attributes['w:val'];
}

/** Lists by id. A list refers to a pattern, which may refer to that of another list. */
function wordLists(styles: NodeElement, numbering: NodeElement) {
  const patterns = new Map<string, ReadonlyMap<number, NodeElement>>();
  const patternLinks = new Map<string, string>();
  const levelsOfStyles = new Map<string, number>();
  for (const pattern of elementsIn(numbering, 'w:abstractNum')) {
    const id = pattern.attributes['w:abstractNumId'] ?? '';
    const levels = levelsIn(pattern);
    patterns.set(id, levels);
    for (const [depth, level] of levels) {
      const style = valueIn(level, 'w:pStyle');
      if (style !== undefined) levelsOfStyles.set(style, depth);
    }
    const link = valueIn(pattern, 'w:numStyleLink');
    if (link !== undefined) patternLinks.set(id, link);
  }
  const patternOfList = new Map(
    elementsIn(numbering, 'w:num').map((list) => [
      list.attributes['w:numId'] ?? '',
      valueIn(list, 'w:abstractNumId') ?? '',
    ]),
  );
  const ownLevels = new Map(
    elementsIn(numbering, 'w:num').map((list) => [
      list.attributes['w:numId'] ?? '',
      new Map(elementsIn(list, 'w:lvlOverride').flatMap((override) => [...levelsIn(override)])),
    ]),
  );
  const listOfStyle = new Map(
    elementsIn(styles, 'w:style')
      .filter(({ attributes }) => attributes['w:type'] === 'numbering')
      .map((style) => [style.attributes['w:styleId'] ?? '', listOfNumberingStyle(style)]),
  );
  const patternOf = (list: string) => {
    const own = patternOfList.get(list) ?? '';
    const link = patternLinks.get(own);
    return patterns.get(link === undefined ? own : (patternOfList.get(listOfStyle.get(link) ?? '') ?? ''));
  };
  return {
    /** The level of a style is the one that refers to the style. */
    withLevel: (id: string, style: WordStyle): WordStyle =>
      style.list
        ? { ...style, list: { ...style.list, level: levelsOfStyles.get(id) ?? style.list.level } }
        : style,
    isList: ({ list, level }: ListPlace) => {
      const found = ownLevels.get(list)?.get(level) ?? patternOf(list)?.get(level);
      return found !== undefined && isMarked(found);
    },
  };
}

function levelsIn(element: NodeElement): ReadonlyMap<number, NodeElement> {
  return new Map(elementsIn(element, 'w:lvl').map((level) => [levelOf(level.attributes['w:ilvl']), level]));
}

function isMarked(level: NodeElement): boolean {
  return valueIn(level, 'w:numFmt') !== 'none' || (valueIn(level, 'w:lvlText') ?? '') !== '';
}

function listOfNumberingStyle(style: NodeElement): string {
  const properties = childOf(style, 'w:pPr');
  return (properties && listPlaceIn(properties)?.list) ?? '';
}

function elementsIn(element: NodeElement, name: string): readonly NodeElement[] {
  return elementsOf(element).filter((child) => child.name === name);
}

function elementsOf({ children }: NodeElement): readonly NodeElement[] {
  return children.filter((child) => typeof child !== 'string');
}
