import type { TermKind } from '../../../contract/choices.ts';
import type { SurfaceEdit } from '../../../contract/plan/edit.ts';
import { broaderOf, canonical, kindOf, type Lexicon, professionOf } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { everydayTools, programmingLanguages } from '../../../lexicon/skills/classes.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { tokenize } from '../../../text/tokenize.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { holdsLabels, isFlat, isGeneralName, type SkillGroup } from '../../resume/skill-groups.ts';
import type { PlanInput } from '../plan-input.ts';
import { programList, statesLevel } from './skill-labels.ts';
import { placeOfNew } from './skill-rank.ts';

/** Names of new groups: the only one, one for skills that fit no other group, and one for credentials. */
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

type SkillPlace = Pick<SurfaceEdit, 'source' | 'after' | 'before' | 'group'>;

/**
 * The place of a new skill: behind what the posting asks for in the list or in the group that fits it, else in a new group.
 * Credentials join other credentials, because a BLS among IT systems looks like a mistake.
 */
export function placeFor(
  { text, isGranted }: { readonly text: string; readonly isGranted: boolean },
  groups: readonly SkillGroup[],
  input: PlanInput,
): SkillPlace {
  const names = groupNames[input.model.language ?? 'en'];
  const bare = groups.flatMap(({ name }) => name ?? []);
  if (isFlat(groups) && !holdsLabels(bare)) return { ...placeInList(text, bare, input), group: null };
  // In a group with labels inside, the new skill would come under one of them.
  const open = groups.filter(({ keywords }) => !holdsLabels(keywords));
  const group = isGranted ? open.find(holdsCredentials) : groupFor(input.lexicon, text, open);
  if (group) return { source: group.path, after: precedingIn(group, text, input), group: null };
  if (isGranted) return { source: 'skills', after: null, group: names.credentials };
  return { source: 'skills', after: null, group: groups.length === 0 ? names.only : names.further };
}

/** True for a group of certificates or licenses, by its name or half of its members. */
export function holdsCredentials({ name, keywords }: SkillGroup): boolean {
  const credentials = keywords.filter(({ lexicon, text }) =>
    ['certificate', 'licence'].includes(kindOf(lexicon, text) ?? ''),
  );
  return (
    credentialsName.test(name?.text ?? '') ||
    (credentials.length > 0 && credentials.length * 2 >= keywords.length)
  );
}

/** Before the skill that follows in the order of the list; last in a list that has no order. */
function placeInList(text: string, skills: readonly Chunk[], input: PlanInput): Omit<SkillPlace, 'group'> {
  const place = placeOfNew(text, skills, input);
  const follower = place?.order[place.at];
  const item = follower?.path.slice(0, follower.path.indexOf('.'));
  return { source: 'skills', after: null, ...(item !== undefined && { before: item }) };
}

/** The keyword that a new one follows: a matching one, if only what is asked for precedes it. Null puts it first. */
function precedingIn(group: SkillGroup, text: string, input: PlanInput): string | null {
  const matching = lastMatching(group, input);
  const place = placeOfNew(text, group.keywords, input);
  if (!place) return matching;
  const { order, at, isAlphabetical } = place;
  const behindMatching = order.findIndex(({ path }) => path === matching) + 1;
  return order[(isAlphabetical ? at : Math.min(at, behindMatching)) - 1]?.path ?? null;
}

function lastMatching({ keywords }: SkillGroup, { relevance }: PlanInput): string | null {
  const matching = keywords
    .filter(({ path }) => relevance.weightOf(path) > 0)
    .sort((a, b) => relevance.weightOf(b.path) - relevance.weightOf(a.path));
  return matching.at(-1)?.path ?? null;
}

/** A group counts as being of one kind if more than this share of its members is. */
const majority = 0.5;

/**
 * The group that a skill belongs to, by the group's name or its members; null if in doubt, because a wrong group is
 * worse than a new one.
 */
function groupFor(lexicon: Lexicon, text: string, groups: readonly SkillGroup[]): SkillGroup | null {
  const related = groups.filter(
    (group) => mayHold(lexicon, group, text) && isRelatedTo(lexicon, group, canonical(lexicon, text)),
  );
  if (related.length > 0)
    return related.sort((a, b) => relatedIn(lexicon, b, text) - relatedIn(lexicon, a, text))[0] ?? null;
  const alike = groups.filter(
    (group) => mayHold(lexicon, group, text) && isOfOneTrade(lexicon, group, canonical(lexicon, text)),
  );
  const [only] = alike;
  if (only && alike.length === 1) return only;
  return groups.find(({ name }) => isGeneralName(name?.text ?? '') && !isRated(name)) ?? null;
}

const programsName = preparedPattern(() => phrases('tailoring', 'names_programs'), 'i');
const smallWords = preparedPattern(String.raw`^[\p{Ll}\s-]+$`);

/** True if the name of a group, or a level beside it, rates all skills of the group. */
function isRated(name: Chunk | null): boolean {
  return (name?.level ?? '') !== '' || statesLevel.test(name?.text ?? '');
}

function mayHold(lexicon: Lexicon, { name, keywords }: SkillGroup, text: string): boolean {
  if (isRated(name)) return false;
  const isMisplaced = isNotProgram(lexicon, text) && programsName.test(name?.text ?? '');
  return !isMisplaced && !keywords.every((keyword) => everydayTools.has(canonical(lexicon, keyword.text)));
}

/** True for `bore gauges`; programs have a name or, like pivot tables, belong to one that does. */
function isNotProgram(lexicon: Lexicon, text: string): boolean {
  const name = canonical(lexicon, text);
  return smallWords.test(name) && broaderOf(lexicon, name).length === 0;
}

/**
 * True if the skill is a kind of what the group's name says or related to a member; programming languages form one
 * kind.
 */
function isRelatedTo(lexicon: Lexicon, { name, keywords }: SkillGroup, skill: string): boolean {
  const called = name?.text ?? '';
  if (namesKindOf(lexicon, called, skill) || (programList.test(called.trim()) && isProgram(lexicon, skill)))
    return true;
  if (claimsKind(lexicon, called)) return false;
  const members = keywords.map((keyword) => canonical(lexicon, keyword.text));
  if (programmingLanguages.has(skill))
    return shareOf(members, (each) => programmingLanguages.has(each)) > majority;
  return (
    !members.every((each) => programmingLanguages.has(each)) &&
    members.some((each) => areRelated(lexicon, skill, each))
  );
}

function isProgram(lexicon: Lexicon, skill: string): boolean {
  return (
    kindOf(lexicon, skill) === 'tool' && !isNotProgram(lexicon, skill) && !programmingLanguages.has(skill)
  );
}

function relatedIn(lexicon: Lexicon, { name, keywords }: SkillGroup, text: string): number {
  const skill = canonical(lexicon, text);
  const members = keywords.map((keyword) => canonical(lexicon, keyword.text));
  const isNamed = namesKindOf(lexicon, name?.text ?? '', skill) ? keywords.length : 0;
  return isNamed + members.filter((each) => areRelated(lexicon, skill, each)).length;
}

/** True if one implies the other or both imply the same term. */
function areRelated(lexicon: Lexicon, skill: string, other: string): boolean {
  const wider = [skill, ...broaderOf(lexicon, skill)];
  return [other, ...broaderOf(lexicon, other)].some((each) => wider.includes(each));
}

/** True if a name is a broader term of the skill: `Databases` for what implies relational databases. */
function namesKindOf(lexicon: Lexicon, name: string, skill: string): boolean {
  const keys = tokenize(canonical(lexicon, name)).map(({ key }) => key);
  if (keys.length === 0) return false;
  return [
    skill,
    ...broaderOf(lexicon, skill),
    ...broaderOf(lexicon, skill).flatMap((each) => broaderOf(lexicon, each)),
  ].some((each) => {
    const wider = tokenize(each).map(({ key }) => key);
    return keys.every((key) => wider.includes(key));
  });
}

/** True if the name is a known skill, so that all members must be of that kind: `Databases: Git` would be a mistake. */
function claimsKind(lexicon: Lexicon, name: string): boolean {
  return kindOf(lexicon, name) !== null && !isGeneralName(name);
}

/** True if most members are of the skill's profession and of its kind: tools or activities. */
function isOfOneTrade(lexicon: Lexicon, { name, keywords }: SkillGroup, skill: string): boolean {
  const profession = professionOf(lexicon, skill);
  if (profession === null || claimsKind(lexicon, name?.text ?? '')) return false;
  const isLanguage = programmingLanguages.has(skill);
  const members = keywords.map((keyword) => canonical(lexicon, keyword.text));
  const isAlike = (each: string) =>
    professionOf(lexicon, each) === profession &&
    programmingLanguages.has(each) === isLanguage &&
    areOfOneKind(kindOf(lexicon, skill), kindOf(lexicon, each));
  return shareOf(members, isAlike) > majority && !areOfOneClass(lexicon, members);
}

/** True for a list of one class, such as `PostgreSQL, MySQL`, which takes no skills of other classes. */
function areOfOneClass(lexicon: Lexicon, members: readonly string[]): boolean {
  const distinct = [...new Set(members)];
  const counts = new Map<string, number>();
  for (const one of distinct.flatMap((each) => broaderOf(lexicon, each)))
    counts.set(one, (counts.get(one) ?? 0) + 1);
  return distinct.length > 1 && Math.max(0, ...counts.values()) / distinct.length > majority;
}

function shareOf(members: readonly string[], isOne: (member: string) => boolean): number {
  return members.filter(isOne).length / Math.max(members.length, 1);
}

const activities: ReadonlySet<TermKind> = new Set(['method', 'domain']);

function areOfOneKind(kind: TermKind | null, other: TermKind | null): boolean {
  if (kind === null || other === null) return false;
  return kind === other || (activities.has(kind) && activities.has(other));
}
