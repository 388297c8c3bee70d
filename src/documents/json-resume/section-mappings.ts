import { asText, isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ownValue } from '../../values/own-value.ts';
import type { Issue } from '../../values/validation-error.ts';
import type { Leaves, SectionId } from '../resume-document/document-parts.ts';
import { dateRange, singleDate } from './date-fields.ts';
import { keywords, levelFigure, levelText, prose, proseAndBullets } from './rich-fields.ts';
import { type SourceEntry, saysNothing, sourceEntry } from './source-entry.ts';
import { addressIn, type Field, hostIn, line, link, place, profileIcon, required } from './text-fields.ts';

export interface SectionMapping<Id extends SectionId> {
  /** The object that has the list, and its possible keys; JSON Resume defines the first one. */
  readonly parent: 'basics' | null;
  readonly keys: readonly [string, ...string[]];
  /** The key for an entry that is only a string. */
  readonly titleKey: string;
  readonly fields: { readonly [Leaf in keyof Leaves<Id>]: Field<Leaves<Id>[Leaf]> };
}

const urlKeys = ['url', 'website', 'link'];
const url = link(...urlKeys);
const summary = prose('summary', 'description');
const bullets = ['highlights', 'achievements', 'responsibilities', 'duties', 'tasks', 'bullets'];

/**
 * Maps Reactive Resume v4 to JSON Resume, leaf by leaf. Keys after the first come from older JSON Resumes and common
 * tools; they are read, but new values are written to the first one.
 */
export const sectionMappings: { readonly [Id in SectionId]: SectionMapping<Id> } = {
  experience: {
    parent: null,
    keys: ['work', 'experience'],
    titleKey: 'name',
    fields: {
      company: required(['name', 'company', 'employer', 'organization']),
      position: line('position', 'title', 'role', 'jobTitle'),
      location: place('location'),
      date: dateRange,
      // `description` is about the employer, so it is used only if there is no other text.
      summary: proseAndBullets(['summary'], bullets, ['description']),
      url,
    },
  },
  volunteer: {
    parent: null,
    keys: ['volunteer', 'volunteering'],
    titleKey: 'organization',
    fields: {
      organization: required(['organization', 'name', 'company']),
      position: line('position', 'title', 'role', 'jobTitle'),
      location: place('location'),
      date: dateRange,
      summary: proseAndBullets(['summary', 'description'], bullets),
      url,
    },
  },
  education: {
    parent: null,
    keys: ['education'],
    titleKey: 'institution',
    fields: {
      institution: required(['institution', 'school', 'university', 'name']),
      studyType: line('studyType', 'degree', 'qualification'),
      area: line('area', 'field', 'fieldOfStudy', 'major'),
      score: line('score', 'gpa', 'GPA', 'grade'),
      date: dateRange,
      summary: proseAndBullets(['summary', 'description'], ['courses']),
      url,
    },
  },
  awards: {
    parent: null,
    keys: ['awards'],
    titleKey: 'title',
    fields: {
      title: required(['title', 'name']),
      awarder: line('awarder', 'issuer'),
      date: singleDate('date', 'year'),
      summary,
      url,
    },
  },
  certifications: {
    parent: null,
    keys: ['certificates', 'certifications'],
    titleKey: 'name',
    fields: {
      name: required(['name', 'title']),
      issuer: line('issuer', 'authority'),
      date: singleDate('date', 'issueDate', 'year'),
      summary,
      url,
    },
  },
  publications: {
    parent: null,
    keys: ['publications'],
    titleKey: 'name',
    fields: {
      name: required(['name', 'title']),
      publisher: line('publisher', 'journal', 'venue'),
      date: singleDate('releaseDate', 'date', 'year'),
      summary,
      url,
    },
  },
  skills: {
    parent: null,
    keys: ['skills'],
    titleKey: 'name',
    fields: {
      name: line('name', 'category'),
      description: levelText('level'),
      level: levelFigure('level'),
      keywords: keywords('keywords', 'items'),
    },
  },
  languages: {
    parent: null,
    keys: ['languages'],
    titleKey: 'language',
    fields: {
      name: required(['language', 'name']),
      description: levelText('fluency', 'level'),
      level: levelFigure('fluency', 'level'),
    },
  },
  interests: {
    parent: null,
    keys: ['interests', 'hobbies'],
    titleKey: 'name',
    fields: { name: required(['name']), keywords: keywords('keywords') },
  },
  references: {
    parent: null,
    keys: ['references'],
    titleKey: 'name',
    fields: {
      name: required(['name']),
      description: line('description', 'position'),
      summary: prose('reference', 'summary'),
      url,
    },
  },
  projects: {
    parent: null,
    keys: ['projects'],
    titleKey: 'name',
    fields: {
      name: required(['name', 'title']),
      description: line('description'),
      date: dateRange,
      summary: proseAndBullets(['summary'], bullets),
      keywords: keywords('keywords', 'technologies'),
      url,
    },
  },
  profiles: {
    parent: 'basics',
    keys: ['profiles'],
    titleKey: 'url',
    fields: {
      network: required(['network', 'name', 'platform'], hostIn(urlKeys)),
      username: required(['username', 'user'], addressIn(urlKeys)),
      icon: profileIcon,
      url,
    },
  },
};

/** The key of a section's list in a source. */
export function listKey(id: SectionId, parent: Readonly<JsonObject>): string {
  const { keys } = sectionMappings[id];
  return keys.find((key) => !saysNothing(ownValue(parent, key))) ?? keys[0];
}

/** The object that has a section's list: the source itself or its `basics`. */
export function listParent(id: SectionId, source: Readonly<JsonObject>): Readonly<JsonObject> {
  const { parent } = sectionMappings[id];
  if (parent === null) return source;
  const value = source[parent];
  return isJsonObject(value) ? value : {};
}

/** The entries of a section, one for each list position; a string is an entry with only a title. */
export function readSourceList(
  id: SectionId,
  source: Readonly<JsonObject>,
  issues: Issue[],
): readonly SourceEntry[] {
  const { parent, titleKey } = sectionMappings[id];
  const holder = listParent(id, source);
  const key = listKey(id, holder);
  const path = parent ? `${parent}.${key}` : key;
  const list = ownValue(holder, key);
  if (saysNothing(list) && !Array.isArray(list)) return [];
  if (!Array.isArray(list)) {
    issues.push({ path, message: 'must be a list' });
    return [];
  }
  return list.map((value: unknown, index) => {
    const at = `${path}[${index}]`;
    if (isJsonObject(value)) return sourceEntry(value, at, issues);
    const text = asText(value);
    if (text === null) issues.push({ path: at, message: 'must be an object' });
    return sourceEntry(text ? { [titleKey]: text } : {}, at, issues);
  });
}
