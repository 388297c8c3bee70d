import type { TermKind } from '../../../contract/own-term.ts';
import { everydayTools } from '../../lexicon/everyday-tools.ts';
import { withKindred } from '../../lexicon/kindred-professions.ts';
import { broaderOf, canonical, kindOf, professionOf } from '../../lexicon/lexicon.ts';
import { programmingLanguages } from '../../lexicon/programming-languages.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { SkillGroup } from './skills.ts';

/** What the skills of a group must be to a new one on average: all of its kind, or every second of its profession. */
const leastLikeness = 0.5;

/** The group that holds the likes of a skill; null when none does. */
export function groupFor(text: string, groups: readonly SkillGroup[]): SkillGroup | null {
  const [only] = groups;
  if (groups.length === 1) return only ?? null;
  const likeness = groups.map(({ name, keywords }) => {
    if (isNoProgram(text) && programsName.test(name?.text ?? '')) return 0;
    const all = keywords.map((keyword) => likenessOf(canonical(text), canonical(keyword.text)));
    return all.reduce((sum, each) => sum + each, 0) / Math.max(all.length, 1);
  });
  const best = Math.max(...likeness);
  return best >= leastLikeness ? (groups[likeness.indexOf(best)] ?? null) : null;
}

const programsName = preparedPattern(
  'software|systems?|programs|programme|applications|logiciels|programas|sistemas|软件|系统',
  'i',
);
const smallWords = preparedPattern(String.raw`^[\p{Ll}\s-]+$`);

/** `bore gauges` are no program: those have a name, or belong to one as pivot tables do. */
function isNoProgram(text: string): boolean {
  const name = canonical(text);
  return smallWords.test(name) && broaderOf(name).length === 0;
}

/** 0 for nothing in common; that one implies what the other is says most, then that both are programming languages. */
function likenessOf(skill: string, other: string): number {
  if (everydayTools.has(other)) return 0;
  const wider = [skill, ...broaderOf(skill)];
  const isRelated = [other, ...broaderOf(other)].some((each) => wider.includes(each));
  const isLanguage = programmingLanguages.has(skill);
  if (isLanguage !== programmingLanguages.has(other)) return isRelated ? 1 : 0;
  return (
    (isRelated ? 2 : 0) +
    (isLanguage ? 1.5 : 0) +
    professionLikeness(professionOf(skill), professionOf(other)) +
    kindLikeness(kindOf(skill), kindOf(other))
  );
}

function professionLikeness(profession: string | null, other: string | null): number {
  if (profession === null || other === null) return 0;
  if (profession === other) return 1;
  return withKindred([profession]).has(other) ? 0.25 : 0;
}

/** Tools are of all trades; what somebody does is as a rule of one. */
function kindLikeness(kind: TermKind | null, other: TermKind | null): number {
  if (kind === null || other === null) return 0;
  if (doings.has(kind) && doings.has(other)) return 1;
  return kind === other ? 0.5 : 0;
}

const doings: ReadonlySet<TermKind> = new Set(['method', 'domain']);
