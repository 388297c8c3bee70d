import { shippedKindOf } from '../../../lexicon/lexicon.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { entriesOf, textOf } from '../../files/json-parts.ts';
import { customKey } from '../../json-resume/custom-sections.ts';
import { type ReadingNote, shortened } from '../../reading-note.ts';
import { isPersonalTitle } from '../outline-reading.ts';
import { isContactLine } from '../recognize/contact-in-text.ts';
import { isDateText } from '../recognize/dates-in-text.ts';
import { isSchool, namesOrganization } from '../recognize/name-kinds.ts';
import { type OutlineKey, sectionOf } from '../recognize/section-headings.ts';

/*
 * Notes on lists that may hold something else: skills that do not look like skills, and sections without a clear
 * heading.
 */

/** At most one note on the whole list, because a wrong skill is rarely the only one. */
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
  if (none !== undefined) return odd(`"${shortened(none)}" may not be a skill`);
  const alone = groups.find((group) => group.title !== '' && group.names.length === 1);
  if (alone !== undefined) return odd(`"${shortened(alone.title)}" has only one skill`);
  return new Set(names.map(comparable)).size < names.length ? odd('some skills are listed twice') : [];
}

function comparable(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');
}

const minSkills = 5;

/**
 * True if fewer than two in five names are known skills: such a list was often split at the wrong places or is not
 * a list of skills.
 */
function areHardlySkills(names: readonly string[]): boolean {
  const known = names.filter((name) => shippedKindOf(name) !== null);
  return names.length >= minSkills && 5 * known.length < 2 * names.length;
}

/** Set like a heading; shorter capitals may be an abbreviation. */
const longCapitals = /^[\p{Lu}\s&/]{9,80}$/u;
const maxWords = 5;

/**
 * True for sentences and parts of them, headings, dates, employers, contact details, labels with a value and
 * unbalanced brackets.
 */
function isHardlySkill(name: string): boolean {
  if (shippedKindOf(name) !== null) return false;
  const words = name.split(/\s+/).length;
  const section = sectionOf(name);
  return (
    words > maxWords ||
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

/** Sections that are normally read into fields. */
const fieldSections: ReadonlySet<OutlineKey> = new Set(['work', 'education', 'skills', 'summary']);

/** Notes on sections that are kept under their own headings. */
export function doubtsOfOwnSections(source: Readonly<JsonObject>): readonly ReadingNote[] {
  return entriesOf(source, customKey).flatMap((section, index): readonly ReadingNote[] => {
    const title = textOf(section, 'name');
    const key = sectionOf(title);
    const odd = (message: string): ReadingNote => ({ kind: 'odd', path: `${customKey}[${index}]`, message });
    if (key !== null && fieldSections.has(key))
      return [odd(`"${shortened(title)}" was kept as a custom section; please check`)];
    const isOfPerson = key === 'contact' || isPersonalTitle(title);
    const [first, ...others] = entriesOf(section, 'items');
    const isAlone = first !== undefined && others.length === 0 && !isOfPerson && !hasDatesOrBullets(first);
    return isAlone
      ? [odd(`"${shortened(title)}" has only one entry and may not be a heading; please check`)]
      : [];
  });
}

/** True for an entry with dates or bullets, which shows that the line above it is a heading. */
function hasDatesOrBullets(entry: Readonly<JsonObject>): boolean {
  return ['date', 'startDate', 'endDate', 'highlights'].some((key) => ownValue(entry, key) !== undefined);
}

const lists = {
  ...{ projects: 'projects', certificates: 'certificates', awards: 'awards', publications: 'publications' },
  ...{ volunteer: 'volunteer work', references: 'references', interests: 'interests' },
} satisfies Partial<Record<OutlineKey, string>>;

/**
 * Notes on lists that no heading announces. Languages are not checked, because they are often listed among skills.
 */
export function listsWithoutHeading(
  source: Readonly<JsonObject>,
  headings: ReadonlySet<string | null>,
): readonly ReadingNote[] {
  return Object.entries(lists).flatMap(([key, noun]): readonly ReadingNote[] =>
    entriesOf(source, key).length === 0 || headings.has(key)
      ? []
      : [{ kind: 'odd', path: key, message: `these are not under a heading for ${noun}; please check` }],
  );
}
