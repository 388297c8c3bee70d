import type { SurfaceEdit } from '../../../contract/plan/edit.ts';
import { kindOf } from '../../../lexicon/lexicon.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import type { PlanInput } from '../plan-input.ts';
import { groupFor } from './group-for.ts';
import { isFlat, type SkillGroup } from './skills.ts';

/** Groups that a language calls so: the only one, one for what no group holds the likes of, one for papers. */
interface GroupNames {
  readonly only: string;
  readonly further: string;
  readonly credentials: string;
}

const groupNames: Readonly<Record<Language, GroupNames>> = {
  en: { only: 'Skills', further: 'Further skills', credentials: 'Certifications' },
  de: { only: 'Kenntnisse', further: 'Weitere', credentials: 'Nachweise' },
  fr: { only: 'Compétences', further: 'Autres compétences', credentials: 'Certifications' },
  es: { only: 'Competencias', further: 'Otras competencias', credentials: 'Acreditaciones' },
  zh: { only: '技能', further: '其他技能', credentials: '证书' },
};
const credentialsName = preparedPattern(
  'certific|certifié|licen[cs]|qualification|zertifi|nachweis|acreditac|permis|证',
  'i',
);

export type SkillPlace = Pick<SurfaceEdit, 'source' | 'after' | 'group'>;

/**
 * Where a skill joins the list: behind the last matching keyword of the group that holds its like, else in a group of its
 * own. What is granted to a person stands with other papers: a BLS among the systems is a slip.
 */
export function placeFor(
  { text, isGranted }: { readonly text: string; readonly isGranted: boolean },
  groups: readonly SkillGroup[],
  input: PlanInput,
): SkillPlace {
  const names = groupNames[input.model.language ?? 'en'];
  if (isFlat(groups)) return { source: 'skills', after: null, group: null };
  const group = isGranted ? groups.find(holdsCredentials) : groupFor(text, groups);
  if (group) return { source: group.path, after: lastMatching(group, input), group: null };
  if (isGranted) return { source: 'skills', after: null, group: names.credentials };
  return { source: 'skills', after: null, group: groups.length === 0 ? names.only : names.further };
}

function holdsCredentials({ name, keywords }: SkillGroup): boolean {
  const credentials = keywords.filter(({ text }) => ['certificate', 'licence'].includes(kindOf(text) ?? ''));
  return (
    credentialsName.test(name?.text ?? '') ||
    (credentials.length > 0 && credentials.length * 2 >= keywords.length)
  );
}

function lastMatching({ keywords }: SkillGroup, { relevance }: PlanInput): string | null {
  const matching = keywords
    .filter(({ path }) => relevance.weightOf(path) > 0)
    .sort((a, b) => relevance.weightOf(b.path) - relevance.weightOf(a.path));
  return matching.at(-1)?.path ?? null;
}
