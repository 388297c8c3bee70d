import { preparedPattern } from '../../text/prepared-pattern.ts';
import { nounsInIng } from '../names/nouns-in-ing.ts';
import { activityNoun } from './activity-noun.ts';

const gerund = preparedPattern(String.raw`^\p{Ll}{2,14}ing$`);
const lastGerund = preparedPattern(
  String.raw`^[^\p{L}\p{N}_]*(?:(?:\p{Ll}{2,14}ing|and|or)[^\p{L}\p{N}_]+)*?(\p{Ll}{2,14}ing) (?!and|or)\p{L}`,
);
const noun = preparedPattern(`^${activityNoun}$`, 'u');
const lastNoun = preparedPattern(
  String.raw`^(?:,\s*${activityNoun})*\s*(?:,\s*)?(?:and|or)\s+${activityNoun} of `,
  'u',
);

const adjective = preparedPattern(
  String.raw`^\p{L}{2,}(?:iert|isch|lich|ig|bar|sam|iv|ell|end|haft)(e[nrsm]?)$`,
);
const nextAdjective = preparedPattern(String.raw`^\s*(?:,|und|oder|sowie)\s+\p{Ll}{3,}(e[nrsm]?)\s+\p{Lu}`);

/** German "Strukturierte" of "Strukturierte und systematische Arbeitsweise". */
function sharesNoun(word: string, rest: string): boolean {
  const ending = adjective.exec(word)?.[1];
  return ending !== undefined && nextAdjective.exec(rest)?.[1] === ending;
}

/**
 * A lone verb, or noun of doing, of several with one object: "designing, testing and maintaining batch jobs",
 * "operation and maintenance of pumps".
 */
export function sharesObject(activity: string, rest: string): boolean {
  if (sharesNoun(activity, rest) || (noun.test(activity) && lastNoun.test(rest))) return true;
  if (!gerund.test(activity) || nounsInIng.has(activity)) return false;
  const [, last = ''] = lastGerund.exec(rest) ?? [];
  return last !== '' && !nounsInIng.has(last);
}
