import { phrases } from '../../lexicon/packed/phrase-lists.ts';
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
