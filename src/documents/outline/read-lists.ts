import type { JsonObject } from '../../values/json-object.ts';
import { setOwnValue } from '../../values/own-value.ts';
import { textOf } from '../files/json-parts.ts';
import { customKey } from '../json-resume/custom-sections.ts';
import { titleOf } from './outline-reading.ts';
import { isKnownWhole, sectionOf } from './recognize/section-headings.ts';
import { eachLanguageOnce, languageList, untilOtherSkills, withoutRemarks } from './skills/language-list.ts';
import { interestList } from './skills/list-sections.ts';
import { once, skillSection } from './skills/skill-groups.ts';
import { type SourceLine, wholeOf } from './source-line.ts';

/* Skills, languages, interests and custom sections, which both ways of reading finish alike. */

interface HeadedLines {
  readonly heading: SourceLine | null;
  readonly lines: readonly SourceLine[];
}

export interface ListSections {
  readonly skills: readonly HeadedLines[];
  readonly languages: readonly HeadedLines[];
  readonly interests: readonly (readonly SourceLine[])[];
  readonly personal: CustomSection;
  readonly custom: readonly CustomSection[];
}

interface CustomSection {
  readonly name: string;
  readonly items: readonly JsonObject[];
}

/** @param source gets the lists */
export function addLists(
  source: JsonObject,
  sections: ListSections,
): { readonly repeated: readonly string[] } {
  const remarks = sections.languages.map(({ heading, lines }) => ({ heading, ...withoutRemarks(lines) }));
  const languages = remarks.map(({ spoken }) => untilOtherSkills(spoken));
  const others = languages.map(({ others: lines }) => ({ heading: null, lines }));
  const skills = [...sections.skills, ...others].map(({ heading, lines }) => ({
    heading,
    ...skillSection(lines),
  }));
  const { skills: named, repeated: again } = once(skills.flatMap((one) => one.skills));
  const custom = [
    sections.personal,
    // A sentence is not a skill; it stays under its heading.
    ...skills.map(({ heading, sentences }) => ({
      name: titleOf(heading) || 'Skills',
      items: sentences.map((name) => ({ name })),
    })),
    ...remarks.map(({ heading, others }) => ({
      name: titleOf(heading) || 'Languages',
      items: others.map((line) => ({ name: wholeOf(line) })),
    })),
    ...sections.custom,
  ];
  const spoken = eachLanguageOnce([
    ...languages.flatMap((one) => languageList(one.spoken)),
    ...skills.flatMap((one) => one.languages),
  ]).filter((one) => !isOnlyHeading(one, 'language'));
  const lists = {
    skills: spoken.length > 0 ? named.filter((one) => !isOnlyHeading(one, 'name')) : named,
    languages: spoken,
    interests: [...sections.interests.flatMap(interestList), ...skills.flatMap((one) => one.interests)],
    [customKey]: custom
      .filter(({ items }) => items.length > 0)
      .map(({ name, items }) => ({ name, items: [...items] })),
  };
  for (const [key, items] of Object.entries(lists)) if (items.length > 0) setOwnValue(source, key, items);
  return { repeated: [...skills.flatMap((one) => one.repeated), ...again] };
}

/** True for `Languages` above languages among the skills, which are read as languages. */
function isOnlyHeading(entry: JsonObject, key: 'name' | 'language'): boolean {
  const name = textOf(entry, key);
  const hasMore = Object.entries(entry).some(
    ([other, value]) => other !== key && (Array.isArray(value) ? value.length > 0 : value !== ''),
  );
  return !hasMore && isKnownWhole(name) && sectionOf(name) === 'languages';
}
