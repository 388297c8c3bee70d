import { preparedPattern } from '../../text/prepared-pattern.ts';
import { nounsInIng } from '../names/nouns-in-ing.ts';

const gerund = preparedPattern(String.raw`^\p{Ll}{2,14}ing$`);
const lastGerund = preparedPattern(
  String.raw`^\W*(?:(?:\p{Ll}{2,14}ing|and|or)\W+)*?(\p{Ll}{2,14}ing) (?!and|or)\p{L}`,
);

/** A lone verb of several with one object: "designing, testing and maintaining batch jobs". */
export function sharesObject(verb: string, rest: string): boolean {
  if (!gerund.test(verb) || nounsInIng.has(verb)) return false;
  const [, last = ''] = lastGerund.exec(rest) ?? [];
  return last !== '' && !nounsInIng.has(last);
}
