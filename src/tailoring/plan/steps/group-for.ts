import { broaderOf, kindOf, professionOf } from '../../lexicon/lexicon.ts';
import type { SkillGroup } from './skills.ts';

const alike = 0.5;

/** The group that holds the likes of a skill: they share what they imply, their kind, or else their profession. */
export function groupFor(text: string, groups: readonly SkillGroup[]): SkillGroup | null {
  const [only] = groups;
  if (groups.length === 1) return only ?? null;
  return mostAlike(groups, likeness(text)) ?? mostAlike(groups, sameProfession(text));
}

type Share = (group: SkillGroup) => number;

function likeness(text: string): Share {
  const kind = kindOf(text);
  const wider = broaderOf(text);
  return ({ keywords }) => {
    const shared = keywords.filter((keyword) =>
      broaderOf(keyword.text).some((each) => wider.includes(each)),
    ).length;
    const sameKind = keywords.filter((keyword) => kind !== null && kindOf(keyword.text) === kind).length;
    return keywords.length === 0 ? 0 : (2 * shared + sameKind) / keywords.length;
  };
}

function sameProfession(text: string): Share {
  const profession = professionOf(text);
  return ({ keywords }) => {
    const same = keywords.filter((keyword) => profession && professionOf(keyword.text) === profession).length;
    return keywords.length === 0 ? 0 : same / keywords.length;
  };
}

function mostAlike(groups: readonly SkillGroup[], shareOf: Share): SkillGroup | null {
  const shares = groups.map(shareOf);
  const best = Math.max(...shares);
  return best >= alike ? (groups[shares.indexOf(best)] ?? null) : null;
}
