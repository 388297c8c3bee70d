import { kindOf } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { readText } from '../../lexicon/read-text.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { memoizeByObject } from '../../values/memoize.ts';
import type { Chunk, ResumeModel } from './resume-model.ts';

/** A group of skills, or a single skill without a group. */
export interface SkillGroup {
  readonly path: string;
  readonly name: Chunk | null;
  readonly keywords: readonly Chunk[];
}

/** Groups the skills, in document order. Memoized because many steps use it. */
export const skillGroups = memoizeByObject(({ chunks }: ResumeModel): readonly SkillGroup[] => {
  const skills = chunks.filter(({ kind }) => kind === 'skill');
  const paths = [...new Set(skills.map(({ path }) => groupOf(path)))];
  return paths.map((path) => ({
    path,
    name: skills.find((chunk) => chunk.path === `${path}.name`) ?? null,
    keywords: skills.filter((chunk) => chunk.path.startsWith(`${path}.keywords[`)),
  }));
});

function groupOf(path: string): string {
  return path.slice(0, path.indexOf('.'));
}

/** True if every skill is an item of its own, so there are no groups to add to. */
export function isFlat(groups: readonly SkillGroup[]): boolean {
  return groups.length > 0 && groups.every(({ keywords }) => keywords.length === 0);
}

const labelInside = preparedPattern(String.raw`[\p{L}\p{N})）]\s?(?:：|:(?!\/\/|\p{N}))\s?[\p{L}\p{N}]`);

/**
 * True if some keywords of a list have a label (`Databases: MySQL`, `Blender 数据库：Oracle`), which also covers the
 * keywords after it: nothing may be moved, added or hidden there. `French: fluent` is a level, and where each keyword
 * has a label, none covers another.
 */
export function holdsLabels(keywords: readonly Chunk[]): boolean {
  const labeled = keywords.filter((each) => labelInside.test(each.text) && !opensWithLanguage(each));
  return labeled.length > 0 && labeled.length < keywords.length;
}

/** True for `French: fluent`; not for a list of languages after a label. */
export function opensWithLanguage({ lexicon, text }: Chunk): boolean {
  const [term] = readText(lexicon, text).terms;
  return term?.first === 0 && kindOf(lexicon, term.canonical) === 'language';
}

const restName = preparedPattern(() => `^(?:${phrases('tailoring', 'group_of_rest')})`, 'i');

/** True for the name of a group of miscellaneous skills: `Sonstiges`, `Other skills`. */
export function isRestName(name: string): boolean {
  return restName.test(name);
}

const traitsName = preparedPattern(
  () =>
    String.raw`^(?:${phrases('tailoring', 'group_of_traits', 'en', 'de', 'fr', 'es')})(?!\p{L})|(?<!\p{L})(?:${phrases('tailoring', 'end_of_traits')})$|^(?:${phrases('tailoring', 'group_of_traits', 'zh')})`,
  'iu',
);

/** True for the name of a group of personal traits: `Soft skills`, `Non-technical skills`. */
export function isTraitsName(name: string): boolean {
  return traitsName.test(name.trim());
}

const generalName = preparedPattern(() => `^(?:${phrases('tailoring', 'group_of_all')})$`, 'iu');

/** True for a general group name that fits any skill: `Skills`, `Fachkenntnisse`, `Other skills`. */
export function isGeneralName(name: string): boolean {
  return isRestName(name) || generalName.test(name.trim());
}
