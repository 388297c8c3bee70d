import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ownValue } from '../../values/own-value.ts';
import { textOf } from '../files/json-parts.ts';
import {
  defaultMetadata,
  type Metadata,
  type SectionId,
  sectionIds,
} from '../resume-document/document-parts.ts';
import { sectionOrder } from '../view/section-view.ts';
import { customKey, sourceCustomSections } from './custom-sections.ts';
import { sectionMappings } from './section-mappings.ts';

/**
 * Our own key in `meta`, which JSON Resume leaves to tools, because its keys have no order: the sections in the order
 * of the resume, by their keys (`work`, `custom[0]`). Those that are not named are in their usual place.
 */
const orderKey = 'sectionOrder';

/** A section by its key in the source and in the layout of the document. */
interface NamedSection {
  readonly name: string;
  readonly key: string;
}

/** The layout of a JSON Resume, in one column. */
export function layoutOf(source: Readonly<JsonObject>, custom: readonly string[]): Metadata['layout'] {
  const named = namedSections(source, custom);
  return [[arranged(keysIn(source, named), named), []]];
}

/** Adds the order of the document's sections, if they are not in their usual places. */
export function withSectionOrder<Resume extends JsonObject>(
  resume: Resume,
  document: ResumeDocument,
): Resume {
  const shown = Object.entries(document.sections.custom).flatMap(([id, { visible }]) =>
    visible ? [id] : [],
  );
  const named = namedSections(resume, shown);
  const held = named.filter(({ name }) => isHeld(resume, name));
  const names = new Map(held.map(({ key, name }) => [key, name]));
  const inOrder = (keys: readonly string[]) => keys.flatMap((key) => names.get(key) ?? []);
  const wanted = inOrder(sectionOrder(document));
  if (wanted.join() === inOrder(arranged(keysIn(resume, named), named)).join()) return resume;
  const { [orderKey]: _, ...meta } = metaOf(resume);
  const isUsual = wanted.join() === inOrder(arranged([], named)).join();
  return { ...resume, meta: isUsual ? meta : { ...meta, [orderKey]: wanted } };
}

/** All sections in their usual order. Custom ones come last. */
function namedSections(source: Readonly<JsonObject>, custom: readonly string[]): readonly NamedSection[] {
  const usual = defaultMetadata.layout.flat(2).map((key) => ({ name: nameOf(key), key }));
  const own = sourceCustomSections(source, []).flatMap(({ index }, at) => {
    const id = custom[at];
    return id === undefined ? [] : [{ name: `${customKey}[${index}]`, key: `custom.${id}` }];
  });
  return [...usual, ...own];
}

function nameOf(key: string): string {
  return isSectionId(key) ? sectionMappings[key].keys[0] : key;
}

function isSectionId(key: string): key is SectionId {
  return sectionIds.some((id) => id === key);
}

function metaOf(source: Readonly<JsonObject>): Readonly<JsonObject> {
  const meta = ownValue(source, 'meta');
  return isJsonObject(meta) ? meta : {};
}

function keysIn(source: Readonly<JsonObject>, named: readonly NamedSection[]): readonly string[] {
  const order = metaOf(source)[orderKey];
  const names: readonly unknown[] = Array.isArray(order) ? order : [];
  const known = new Map<unknown, string>(named.map(({ name, key }) => [name, key]));
  return [...new Set(names.flatMap((one) => known.get(one) ?? []))];
}

/** The keys in this order; every other section comes after all those that usually come before it. */
function arranged(keys: readonly string[], named: readonly NamedSection[]): string[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const first: string[] = [];
  const behind = keys.map((key) => [key]);
  let last = -1;
  for (const { key } of named) {
    const place = places.get(key);
    if (place === undefined) (behind[last] ?? first).push(key);
    else last = Math.max(last, place);
  }
  return [...first, ...behind.flat()];
}

function isHeld(resume: Readonly<JsonObject>, name: string): boolean {
  if (name === 'summary') return textOf(basicsOf(resume), 'summary') !== '';
  const list = ownValue(resume, name);
  return name.startsWith(`${customKey}[`) || (Array.isArray(list) && list.length > 0);
}

function basicsOf(resume: Readonly<JsonObject>): Readonly<JsonObject> {
  const basics = ownValue(resume, 'basics');
  return isJsonObject(basics) ? basics : {};
}

/** Adds an order of sections to a source, by their keys, if it is not the usual one. */
export function withOrder(source: Readonly<JsonObject>, order: readonly string[]): JsonObject {
  const custom = sourceCustomSections(source, []).map(({ index }) => String(index));
  const usual = new Map(namedSections(source, custom).map(({ name }, place) => [name, place]));
  const places = order.map((name) => usual.get(name) ?? -1);
  const isUsual = places.every((place, at) => at === 0 || (places[at - 1] ?? -1) < place);
  return isUsual ? { ...source } : { ...source, meta: { ...metaOf(source), [orderKey]: order } };
}
