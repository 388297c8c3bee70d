import type { TermKind } from '../../../contract/choices.ts';
import type { SurfaceEdit } from '../../../contract/plan/edit.ts';
import { everydayTools, programmingLanguages } from '../../../lexicon/classes.ts';
import { broaderOf, canonical, kindOf, professionOf } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { tokenize } from '../../../text/tokenize.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { isFlat, isGeneralName, type SkillGroup } from '../../resume/skill-groups.ts';
import type { PlanInput } from '../plan-input.ts';

/** Groups that a language calls so: the only one, one for what no group holds the likes of, one for credentials. */
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
const credentialsName = preparedPattern(() => phrases('tailoring', 'group_of_credentials'), 'i');

type SkillPlace = Pick<SurfaceEdit, 'source' | 'after' | 'group'>;

/**
 * Where a skill joins the list: after the last matching keyword of the group that holds its like, else in a group of its
 * own. What is granted to a person stands with other credentials: a BLS among the systems is a slip.
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

/** Of a group that claims nothing of its own, so many members must be of the skill's kind and trade. */
const maxOf = 0.5;

/**
 * The group that a skill belongs to, by what the group is called or by what is in it; null when that is in doubt: a
 * skill in a wrong group is worse than one in a group of its own.
 */
function groupFor(text: string, groups: readonly SkillGroup[]): SkillGroup | null {
  const related = groups.filter((group) => mayHold(group, text) && isRelatedTo(group, canonical(text)));
  if (related.length > 0) return related.sort((a, b) => relatedIn(b, text) - relatedIn(a, text))[0] ?? null;
  const alike = groups.filter((group) => mayHold(group, text) && isOfOneTrade(group, canonical(text)));
  const [only] = alike;
  if (only && alike.length === 1) return only;
  return groups.find(({ name }) => isGeneralName(name?.text ?? '') && !isRated(name)) ?? null;
}

const levelWord = (): string => `(?:${phrases('tailoring', 'level_of_skill')})`;
const levelNoun = (): string => `(?:${phrases('tailoring', 'noun_for_skill')})`;

/**
 * `Proficient`, `Gute Kenntnisse`: how well somebody knows a skill is theirs to say. The word is the whole name or stands by one
 * for knowledge: `Bases de données` and `Solid mechanics` are fields.
 */
const statesLevel = preparedPattern(
  () =>
    [
      String.raw`^\s*${levelWord()}(?:\s?(?:[/&,]|and|und|et|y)\s?${levelWord()})?\s*(?:$|[(:：–-])`,
      String.raw`(?<!\p{L})${levelWord()}\s(?:\p{L}{1,20}\s)?${levelNoun()}(?!\p{L})`,
      String.raw`(?<!\p{L})${levelWord()}\s(?:in|with|at|to|mit|en)(?!\p{L})`,
      String.raw`(?<!\p{L})${levelNoun()}\s?:?\s?${levelWord()}(?!\p{L})`,
      String.raw`(?<!\p{L})(?:${phrases('tailoring', 'some_knowledge', 'en', 'de', 'fr', 'es')})(?!\p{L})`,
      phrases('tailoring', 'some_knowledge', 'zh'),
    ].join('|'),
  'iu',
);

const programsName = preparedPattern(() => phrases('tailoring', 'names_programs'), 'i');
const smallWords = preparedPattern(String.raw`^[\p{Ll}\s-]+$`);

/** Its name, or what is beside it, says how well the person knows all that is in the group. */
function isRated(name: Chunk | null): boolean {
  return (name?.level ?? '') !== '' || statesLevel.test(name?.text ?? '');
}

function mayHold({ name, keywords }: SkillGroup, text: string): boolean {
  if (isRated(name)) return false;
  const isProgramless = isNoProgram(text) && programsName.test(name?.text ?? '');
  return !isProgramless && !keywords.every((keyword) => everydayTools.has(canonical(keyword.text)));
}

/** `bore gauges` are no program: those have a name, or belong to one as pivot tables do. */
function isNoProgram(text: string): boolean {
  const name = canonical(text);
  return smallWords.test(name) && broaderOf(name).length === 0;
}

/** The skill is a kind of what the group is called, or of one thing with a member; programming languages are of one kind. */
function isRelatedTo({ name, keywords }: SkillGroup, skill: string): boolean {
  const called = name?.text ?? '';
  if (namesKindOf(called, skill) || (programList.test(called.trim()) && isProgram(skill))) return true;
  if (claimsKind(called)) return false;
  const members = keywords.map((keyword) => canonical(keyword.text));
  if (programmingLanguages.has(skill))
    return shareOf(members, (each) => programmingLanguages.has(each)) > maxOf;
  return (
    !members.every((each) => programmingLanguages.has(each)) &&
    members.some((each) => areRelated(skill, each))
  );
}

/** `Software`, `Outils`, `Programs & tools`: any program belongs there. */
const programList = preparedPattern(
  () =>
    String.raw`^(?:(?:${phrases('tailoring', 'group_of_programs', 'en', 'de', 'fr', 'es')})(?:\s?(?:[&/,]|and|und|et|y)\s?)?){1,3}$|^(?:${phrases('tailoring', 'group_of_programs', 'zh')})$`,
  'iu',
);

function isProgram(skill: string): boolean {
  return kindOf(skill) === 'tool' && !isNoProgram(skill) && !programmingLanguages.has(skill);
}

function relatedIn({ name, keywords }: SkillGroup, text: string): number {
  const skill = canonical(text);
  const members = keywords.map((keyword) => canonical(keyword.text));
  const isNamed = namesKindOf(name?.text ?? '', skill) ? keywords.length : 0;
  return isNamed + members.filter((each) => areRelated(skill, each)).length;
}

/** One implies the other, or both imply one thing. */
function areRelated(skill: string, other: string): boolean {
  const wider = [skill, ...broaderOf(skill)];
  return [other, ...broaderOf(other)].some((each) => wider.includes(each));
}

/** `Databases` holds what implies (relational) databases. */
function namesKindOf(name: string, skill: string): boolean {
  const keys = tokenize(canonical(name)).map(({ key }) => key);
  if (keys.length === 0) return false;
  return [skill, ...broaderOf(skill), ...broaderOf(skill).flatMap(broaderOf)].some((each) => {
    const wider = tokenize(each).map(({ key }) => key);
    return keys.every((key) => wider.includes(key));
  });
}

/** A name that the tables know as a skill claims that all below it is of that kind: `Databases: Git` is a slip. */
function claimsKind(name: string): boolean {
  return kindOf(name) !== null && !isGeneralName(name);
}

/** Most members are of the skill's profession and of its kind, be it a tool or something done. */
function isOfOneTrade({ name, keywords }: SkillGroup, skill: string): boolean {
  const profession = professionOf(skill);
  if (profession === null || claimsKind(name?.text ?? '')) return false;
  const isLanguage = programmingLanguages.has(skill);
  const members = keywords.map((keyword) => canonical(keyword.text));
  const isAlike = (each: string) =>
    professionOf(each) === profession &&
    programmingLanguages.has(each) === isLanguage &&
    areOfOneKind(kindOf(skill), kindOf(each));
  return shareOf(members, isAlike) > maxOf && !areOfOneClass(members);
}

/** `PostgreSQL, MySQL`: a list of one class, whatever it is called, holds nothing beside that class. */
function areOfOneClass(members: readonly string[]): boolean {
  const distinct = [...new Set(members)];
  const counts = new Map<string, number>();
  for (const one of distinct.flatMap(broaderOf)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return distinct.length > 1 && Math.max(0, ...counts.values()) / distinct.length > maxOf;
}

function shareOf(members: readonly string[], isOne: (member: string) => boolean): number {
  return members.filter(isOne).length / Math.max(members.length, 1);
}

const activities: ReadonlySet<TermKind> = new Set(['method', 'domain']);

function areOfOneKind(kind: TermKind | null, other: TermKind | null): boolean {
  if (kind === null || other === null) return false;
  return kind === other || (activities.has(kind) && activities.has(other));
}
