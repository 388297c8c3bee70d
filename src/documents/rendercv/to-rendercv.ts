import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { customKey } from '../json-resume/custom-sections.ts';
import { sectionMappings } from '../json-resume/section-mappings.ts';
import { toJsonResume } from '../json-resume/to-json-resume.ts';
import { sectionNames } from '../resume-document/section-id.ts';
import { documentLanguage } from '../view/document-language.ts';
import { gradeOf } from '../view/entries.ts';
import { isFixedKey, sectionOrder } from '../view/section-order.ts';
import type { SectionKey } from '../view/view-words.ts';
import { type Language, words } from '../view/words.ts';
import { textAt } from './texts.ts';
import { type EntryTerms, type GradeText, writeEntries } from './write-entries.ts';
import { writeHead } from './write-head.ts';

/** What RenderCV calls the languages that it writes months in; English is its own. */
const locales: ReadonlyMap<Language, string> = new Map([
  ['de', 'german'],
  ['fr', 'french'],
  ['es', 'spanish'],
  ['zh', 'mandarin_chinese'],
]);

/** The document as version 2 of RenderCV takes it, in the order of its sections. What is hidden is left out. */
export function toRendercv(document: ResumeDocument): JsonObject {
  const language = documentLanguage(document);
  const locale = locales.get(language);
  const sections = writeSections(document, (score) => gradeOf(score, words[language]));
  return {
    cv: { ...writeHead(document), ...(sections.size > 0 && { sections: Object.fromEntries(sections) }) },
    ...(locale && { locale: { language: locale } }),
  };
}

type Sections = Map<string, readonly (JsonObject | string)[]>;

function writeSections(document: ResumeDocument, grade: GradeText): Sections {
  const resume = toJsonResume(document);
  const sections: Sections = new Map();
  const freeTitle = uniqueTitles();
  const add = (title: string, entries: readonly (JsonObject | string)[]) => {
    if (entries.length > 0) sections.set(freeTitle(title), entries);
  };
  const custom = customSections(document, resume);
  for (const place of sectionOrder(document)) {
    if (isFixedKey(place)) {
      const title = document.sections[place].name || sectionNames[place];
      add(title, fixedEntries(resume, place, { title, grade }));
    } else {
      const { title = '', entries = [] } = custom.get(place) ?? {};
      add(title, entries.length > 0 ? writeEntries('custom', entries, { title, grade }) : []);
    }
  }
  return sections;
}

function fixedEntries(
  resume: JsonObject,
  id: SectionKey,
  terms: EntryTerms,
): readonly (JsonObject | string)[] {
  if (id === 'profiles') return [];
  if (id === 'summary') {
    const text = isJsonObject(resume['basics']) ? textAt(resume['basics'], 'summary') : '';
    return text === '' ? [] : text.split(/\n\n+/);
  }
  const [key] = sectionMappings[id].keys;
  const entries = objectsIn(ownValue(resume, key));
  return entries.length === 0 ? [] : writeEntries(key, entries, terms);
}

interface CustomSection {
  readonly title: string;
  readonly entries: readonly JsonObject[];
}

/** By their place in the layout: a JSON Resume has those that are shown, in their order. */
function customSections(
  { sections }: ResumeDocument,
  resume: JsonObject,
): ReadonlyMap<string, CustomSection> {
  const written = objectsIn(resume[customKey]);
  const shown = Object.entries(sections.custom).filter(([, { visible }]) => visible);
  return new Map(
    shown.map(([key, { name }], index) => {
      const entries = objectsIn(ownValue(written[index] ?? {}, 'items'));
      return [`custom.${key}`, { title: name, entries }];
    }),
  );
}

function objectsIn(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** Gives titles that no other section has: RenderCV keeps sections by their titles. */
function uniqueTitles(): (title: string) => string {
  const taken = new Map<string, number>();
  return (title) => {
    const base = title === '' ? 'More' : title;
    let count = (taken.get(base) ?? 0) + 1;
    let free = count === 1 ? base : `${base} ${count}`;
    while (taken.has(free)) {
      count += 1;
      free = `${base} ${count}`;
    }
    taken.set(base, count).set(free, taken.get(free) ?? 1);
    return free;
  };
}
