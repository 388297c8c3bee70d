import { type Token, tokenize } from '../../text/tokenize.ts';
import { isActivityWith, isPhrasalActivity } from './is-activity-with.ts';
import { nounsInIng } from './nouns-in-ing.ts';
import { plainVerbs, verbsBehindLead } from './plain-verbs.ts';
import { everydayActivity } from './stop-words.ts';

/** "Read conditions", "install pumps" */
export function opensPlainly(text: string): boolean {
  const [first, second] = tokenize(text);
  return first !== undefined && second !== undefined && plainVerbs.has(first.key);
}

/** As `opensPlainly`, where verbs follow a lead: "(able to) set priorities", "(able to) learn". */
export function opensBehindLead(text: string): boolean {
  const key = tokenize(text)[0]?.key ?? '';
  return plainVerbs.has(key) || verbsBehindLead.has(key);
}

/** "Managing people", but not "monitoring of anaesthesia". */
export function opensAsVerb(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens;
  if (first === undefined || second?.key === 'of') return false;
  if (third === undefined && isActivityWith(first.key, second?.key)) return false;
  if (isPhrasalActivity(tokens.map(({ key }) => key))) return false;
  // Alone, it names an activity: "fundraising".
  if (second === undefined)
    return plainVerbs.has(first.key) || everydayActivity.has(first.key) || first.key.endsWith('ly');
  if (first.key === 'meeting' && /(?:tion|ment|ance)$/.test(second.key)) return false;
  return isVerbLike(first.key) || plainVerbs.has(first.key);
}

function isVerbLike(key: string): boolean {
  return key.endsWith('ly') || (key.endsWith('ing') && !nounsInIng.has(key));
}
