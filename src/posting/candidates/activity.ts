import { preparedPattern } from '../../text/prepared-pattern.ts';
import { doneWords } from '../cues/done-words.ts';
import { tradeVerbs } from '../cues/trade-verbs.ts';
import { nounsInIng } from '../names/nouns-in-ing.ts';

/** "Hitting renewal targets", "carrying a quota": what is done with the thing that is asked for. */
const gerund = preparedPattern(
  String.raw`^(\p{L}\p{Ll}{1,13}ing) (?:(?:up|out|down|off) )?(?:(?:to|with|on|for|by) )?(?:(?:an?|the) )?(?!of )(?=\p{L})`,
);

/** "Have kept a ledger", "written a report": an article shows that the word does not belong to the name. */
const participle = preparedPattern(
  `^(?:(?:(?:have|has|having) )(?:also |already )?(?:${doneWords})|(?:${doneWords})(?= (?:an?|the|your|some|at least|with|for|to|on|up) )(?<!\\b(?:based|related|used|applied))) (?:(?:up|out|down|with|to|on|for|in) )?(?:(?:an?|the|your|some|at least (?:one|an?)) )?(?=\\p{L})`,
);

/** How many characters at the start only say what somebody does, or has done, with the things that follow. */
export function activityLength(text: string): number {
  const [whole = '', verb = ''] = gerund.exec(text) ?? [];
  if (whole !== '' && !nounsInIng.has(verb.toLowerCase())) return whole.length;
  return participle.exec(text)?.[0].length ?? 0;
}

const plainForm = preparedPattern(
  `^(?:${tradeVerbs})(?: (?:up|out|down|off|back))? (?:(?:with|to|on|for) )?(?:an? |the )?(?=\\p{L})`,
  'iu',
);

/** As `doingLength`, of verbs in the plain form: "(able to) pull wire". */
export function plainActivityLength(text: string): number {
  return plainForm.exec(text)?.[0].length ?? 0;
}

/** "Read, write" of "able to read, write and speak": a verb whose object comes later. */
export function isPlainActivity(text: string): boolean {
  return plainForm.exec(`${text} x`)?.[0].length === text.length + 1;
}
