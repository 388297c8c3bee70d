import type { JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import { kindOf } from '../../lexicon/lexicon.ts';
import { entriesOf, textOf } from '../files/json-parts.ts';
import { customKey } from '../json-resume/custom-sections.ts';
import { type ReadingNote, shortened } from '../notes/reading-note.ts';
import { isPersonalTitle } from './outline-reading.ts';
import { isContactLine } from './recognize/contact-in-text.ts';
import { isDateText } from './recognize/dates-in-text.ts';
import { isSchool, namesOrganization } from './recognize/name-kinds.ts';
import { type OutlineKey, sectionOf } from './recognize/section-headings.ts';

/* Lists that may hold what belongs elsewhere: skills that look like none, sections that no heading speaks for. */

/** One note on the whole list: where one skill was cut at the wrong place, or is none, others often are. */
export function doubtsOfSkills(source: Readonly<JsonObject>): readonly ReadingNote[] {
  const groups = entriesOf(source, 'skills').map((group) => {
    const keywords = ownValue(group, 'keywords');
    const isGroup = Array.isArray(keywords) && keywords.length > 0;
    return {
      title: isGroup ? textOf(group, 'name') : '',
      names: isGroup ? keywords : [textOf(group, 'name')],
    };
  });
  const names = groups.flatMap((group) => group.names).filter((name) => typeof name === 'string');
  const odd = (message: string): readonly ReadingNote[] => [
    { kind: 'odd', path: 'skills', message: `${message}; please check` },
  ];
  if (areHardlySkills(names)) return odd('few of these are known skills');
  const areCapitals = names.every((name) => !/\p{Ll}/u.test(name));
  const none = names.find((name) => isHardlySkill(name) || (!areCapitals && longCapitals.test(name)));
  if (none !== undefined) return odd(`"${shortened(none)}" is hardly a skill`);
  const alone = groups.find((group) => group.title !== '' && group.names.length === 1);
  if (alone !== undefined) return odd(`"${shortened(alone.title)}" has one skill below it`);
  return new Set(names.map(comparable)).size < names.length ? odd('some are there twice') : [];
}

function comparable(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');
}

const fewestSkills = 5;

/** A list of skills of which fewer than two in five are known was often cut at the wrong places, or is none. */
function areHardlySkills(names: readonly string[]): boolean {
  const known = names.filter((name) => kindOf(name) !== null);
  return names.length >= fewestSkills && 5 * known.length < 2 * names.length;
}

/** Set like a heading; shorter names may be for short. */
const longCapitals = /^[\p{Lu}\s&/]{9,80}$/u;
const mostWords = 5;

/** A sentence or its rest, a heading, a date, an employer, a way to reach somebody, a label with what is behind it, half a pair of brackets. */
function isHardlySkill(name: string): boolean {
  if (kindOf(name) !== null) return false;
  const words = name.split(/\s+/).length;
  const section = sectionOf(name);
  return (
    words > mostWords ||
    (words > 2 && /^\p{Ll}/u.test(name)) ||
    /[:：]/u.test(name) ||
    /^[^\p{L}\p{N}.#]/u.test(name) ||
    countOf(name, /[(（]/g) !== countOf(name, /[)）]/g) ||
    (section !== null && section !== 'skills') ||
    isDateText(name) ||
    isSchool(name) ||
    namesOrganization(name) ||
    isContactLine(name)
  );
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

/** What is read into fields of its own where it is read at all. */
const elsewhere: ReadonlySet<OutlineKey> = new Set(['work', 'education', 'skills', 'summary']);

/** Sections that are kept under their own headings. */
export function doubtsOfOwnSections(source: Readonly<JsonObject>): readonly ReadingNote[] {
  return entriesOf(source, customKey).flatMap((section, index): readonly ReadingNote[] => {
    const title = textOf(section, 'name');
    const key = sectionOf(title);
    const odd = (message: string): ReadingNote => ({ kind: 'odd', path: `${customKey}[${index}]`, message });
    if (key !== null && elsewhere.has(key))
      return [odd(`"${shortened(title)}" was kept as a section of its own; please check`)];
    const isOfPerson = key === 'contact' || isPersonalTitle(title);
    const [first, ...others] = entriesOf(section, 'items');
    const isAlone = first !== undefined && others.length === 0 && !isOfPerson && !isWhole(first);
    return isAlone ? [odd(`"${shortened(title)}" has one entry and may be no heading; please check`)] : [];
  });
}

/** What has a date or points of its own is an entry, and what is above it its heading. */
function isWhole(entry: Readonly<JsonObject>): boolean {
  return ['date', 'startDate', 'endDate', 'highlights'].some((key) => ownValue(entry, key) !== undefined);
}

const lists = {
  ...{ projects: 'projects', certificates: 'certificates', awards: 'awards', publications: 'publications' },
  ...{ volunteer: 'volunteer work', references: 'references', interests: 'interests' },
} satisfies Partial<Record<OutlineKey, string>>;

/** Lists that were put together from other sections; languages stand as well among skills. */
export function listsWithoutHeading(
  source: Readonly<JsonObject>,
  headings: ReadonlySet<string | null>,
): readonly ReadingNote[] {
  return Object.entries(lists).flatMap(([key, noun]): readonly ReadingNote[] =>
    entriesOf(source, key).length === 0 || headings.has(key)
      ? []
      : [{ kind: 'odd', path: key, message: `no heading says that these are ${noun}; please check` }],
  );
}
