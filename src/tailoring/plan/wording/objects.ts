import { preparedPattern } from '../../text/prepared-pattern.ts';

/** What shows that the word before is a verb with an object, not part of a name: `building the …`. */
const objectStart = /^\s+(?:(?:the|a|an|all|its|their|our|this|these|new|daily)\b|[\d$€£¥])/i;

/** Verbs that are hardly ever half of a noun phrase, unlike `training materials`, `building maintenance`. */
const plainVerbs: ReadonlySet<string> = new Set(
  `manage lead oversee supervise develop maintain create coordinate implement prepare deliver conduct reduce improve
  introduce organize analyze produce provide perform generate resolve identify negotiate administer migrate
  automate optimize reconcile streamline mentor evaluate assess collect compile execute facilitate establish
  process review treat hire recruit run write build`.split(/\s+/),
);
const halfNouns: ReadonlySet<string> = new Set([
  'build',
  'process',
  'review',
  'run',
  'write',
  'lead',
  'produce',
]);

const word = preparedPattern(String.raw`^\s+\p{L}`);

/** Whether `lemma`, followed by `rest`, is surely used as a verb. */
export function isSurelyVerb(lemma: string, rest: string): boolean {
  if (objectStart.test(rest)) return true;
  return plainVerbs.has(lemma) && !halfNouns.has(lemma) && word.test(rest);
}

/** `Orders, invoices and post`, `Records of 40 patients`: behind these a word in -s is the plural of a noun. */
const nounGoesOn = preparedPattern(
  String.raw`^(?:\s*$|\s*[,;:/&]|\s+(?:and|or|of|from|for|in|on|at|by|under|between|across)\b)`,
  'iu',
);
/** Done without an object, and hardly named as a thing: `Works in the yard`, `Liaises between the wards`. */
const intransitive: ReadonlySet<string> = new Set(
  'act assist collaborate communicate contribute cooperate liaise participate respond serve specialise specialize work'.split(
    ' ',
  ),
);
/** Whether what somebody did is said without an object. */
export function isIntransitive(lemma: string): boolean {
  return intransitive.has(lemma);
}

const goesOnWithOf = preparedPattern(String.raw`^\s+of\b`, 'iu');

/** Whether `lemma` in -s, followed by `rest`, is used as a verb: `Manages the ward`, not `Plans and drawings`. */
export function isThirdPerson(lemma: string, rest: string): boolean {
  return !nounGoesOn.test(rest) || (intransitive.has(lemma) && !goesOnWithOf.test(rest));
}
