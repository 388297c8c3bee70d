import { type Block, printRichText } from '../../contract/resume/rich-text.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { textOf } from '../files/json-parts.ts';
import { itemsOf, readMarkup } from '../markup/read-markup.ts';
import { networkIcon } from '../resume-document/network-icon.ts';
import { mapObjects, objectAt, renamed } from './v5-names.ts';

/* Converts Reactive Resume v3 to v4. Source: its JSON exports. */

/** v4's section names → v3's. */
const sectionNames: Readonly<Record<string, string>> = {
  experience: 'work',
  education: 'education',
  awards: 'awards',
  certifications: 'certifications',
  publications: 'publications',
  volunteer: 'volunteer',
  skills: 'skills',
  languages: 'languages',
  interests: 'interests',
  projects: 'projects',
  references: 'references',
};
const ownSections = new Set(Object.values(sectionNames));

/** A v3 export in the form of a v4 export; the result may be incomplete and is then read like one. */
export function v3AsV4(source: Readonly<JsonObject>): JsonObject {
  const given = objectAt(source, 'basics');
  const sections = objectAt(source, 'sections');
  const lists = Object.entries(sectionNames).map(([id, old]) => [
    id,
    listSection(id, objectAt(sections, old)),
  ]);
  const custom = Object.entries(sections).filter(
    ([key, value]) => !ownSections.has(key) && isJsonObject(value),
  );
  return {
    basics: basics(given),
    sections: {
      ...Object.fromEntries(lists),
      summary: { content: markdownHtml(textOf(given, 'summary')) },
      profiles: {
        items: mapObjects(given['profiles'] ?? [], (item) => ({
          ...item,
          icon: networkIcon(textOf(item, 'network')),
        })),
      },
      custom: Object.fromEntries(custom.map(([key]) => [key, customSection(objectAt(sections, key))])),
    },
  };
}

function basics(given: JsonObject): JsonObject {
  const place = objectAt(given, 'location');
  const location = ['city', 'region', 'country']
    .map((key) => textOf(place, key))
    .filter((part) => part !== '');
  const birth = textOf(given, 'birthdate');
  return {
    ...given,
    url: given['website'],
    location: location.join(', ') || textOf(place, 'address'),
    ...(birth && { customFields: [{ icon: '', name: 'Date of birth', value: birth }] }),
  };
}

function listSection(id: string, section: JsonObject): JsonObject {
  return { ...head(section), items: mapObjects(section['items'] ?? [], (item) => asV4Item(id, item)) };
}

function head({ name, visible }: JsonObject): JsonObject {
  return { ...(typeof name === 'string' && { name }), visible: visible !== false };
}

function asV4Item(id: string, item: JsonObject): JsonObject {
  const made: JsonObject = { ...item, date: dateText(item['date']), summary: summaryOf(item) };
  switch (id) {
    case 'experience':
      return renamed(made, { company: 'name' });
    case 'education':
      return renamed(made, { studyType: 'degree' });
    case 'skills':
    case 'languages':
      return { ...made, description: textOf(item, 'level'), level: dots(item['levelNum']) };
    case 'references':
      return { ...made, description: textOf(item, 'relationship'), summary: referenceText(item) };
    default:
      return made;
  }
}

function customSection(section: JsonObject): JsonObject {
  const asCustom = (item: JsonObject) => ({
    ...renamed(item, { name: 'title', description: 'subtitle' }),
    date: dateText(item['date']),
    summary: summaryOf(item),
  });
  return { ...head(section), items: mapObjects(section['items'] ?? [], asCustom) };
}

/** A date range `{start, end}`, without an end if it is current; or one text. */
function dateText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return '';
  const [start, end] = [textOf(value, 'start'), textOf(value, 'end')];
  if (start === '') return end;
  return `${start} - ${end || 'Present'}`;
}

/** v3 has ten levels. */
function dots(value: unknown): number {
  return typeof value === 'number' && value > 0 ? Math.min(5, Math.round(value / 2)) : 0;
}

function summaryOf(item: JsonObject): string {
  const courses = Array.isArray(item['courses'])
    ? item['courses'].filter((one) => typeof one === 'string')
    : [];
  const items = courses.flatMap((course) => itemsOf(readMarkup(course)));
  const list: readonly Block[] = items.length > 0 ? [{ type: 'list', ordered: false, items }] : [];
  return markdownHtml(textOf(item, 'summary')) + printRichText(list);
}

function referenceText(item: JsonObject): string {
  const reach = [textOf(item, 'phone'), textOf(item, 'email')].filter((text) => text !== '').join(', ');
  return markdownHtml([textOf(item, 'summary'), reach].filter((text) => text !== '').join('\n\n'));
}

/** v3 stores Markdown, v4 HTML. */
function markdownHtml(text: string): string {
  return printRichText(readMarkup(text));
}
