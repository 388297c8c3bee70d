import { memoizeByObject } from '../../text/memoize.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Chunk, ResumeModel } from './resume-model.ts';

/** A group of the skills section, or a skill that is alone. */
export interface SkillGroup {
  readonly path: string;
  readonly name: Chunk | null;
  readonly keywords: readonly Chunk[];
}

/** In document order. Half of the steps ask for them. */
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

/** Every skill is an item of its own: there are no groups to add to. */
export function isFlat(groups: readonly SkillGroup[]): boolean {
  return groups.length > 0 && groups.every(({ keywords }) => keywords.length === 0);
}

const restName = preparedPattern(
  '^(?:other|further|additional|misc|sonstige|weitere|autres?|divers|otr[ao]s|其他)',
  'i',
);

/** `Sonstiges`, `Other skills`: a group that is called after nothing that it holds. */
export function isRestName(name: string): boolean {
  return restName.test(name);
}

const traitsName = preparedPattern(
  String.raw`^(?:soft|personal|interpersonal|social|non-?\s?technical|persönliche|soziale|weiche|personnel|relationnel|blandas|personales|sociales)(?!\p{L})|(?<!\p{L})(?:personnelles|relationnelles|blandas|personales|sociales)$|^(?:软|个人|人际)`,
  'iu',
);

/** `Soft skills`, `Non-technical skills`: a group of what somebody is like. */
export function isTraitsName(name: string): boolean {
  return traitsName.test(name.trim());
}

const generalName = preparedPattern(
  String.raw`^(?:(?:key|core|main|technical|professional|hard|relevant|my)\s)?(?:skills?|competenc(?:i?es|e)|expertise|knowledge|strengths|abilities)(?:\s(?:and|&)\s(?:tools|abilities|competencies|expertise))?$|^(?:fach)?(?:kenntnisse|kompetenzen|fähigkeiten)$|^compétences(?:\s(?:techniques|clés|professionnelles))?$|^(?:competencias|habilidades|conocimientos|aptitudes)(?:\s(?:técnicas|clave|profesionales))?$|^(?:专业|职业|核心)?(?:技能|能力)$`,
  'iu',
);

/** `Skills`, `Fachkenntnisse`, `Other skills`: a group that claims nothing of what it holds, so that everything fits. */
export function isGeneralName(name: string): boolean {
  return isRestName(name) || generalName.test(name.trim());
}
