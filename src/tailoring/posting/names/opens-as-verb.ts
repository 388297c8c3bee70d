import { type Token, tokenize } from '../../text/tokenize.ts';
import { isDoingWith, isPhrasalDoing } from './is-doing-with.ts';
import { nounsInIng } from './nouns-in-ing.ts';
import { everydayDoing } from './stop-words.ts';

/** Plain forms that are no nouns: what begins with one tells what is done. Token keys. */
const plainVerbs: ReadonlySet<string> = new Set(
  'adapt administer analyse analyze apply assemble assess bring calculate calibrate carry complete configure construct diagnose dispense evaluate explain install interpret investigate keep maintain navigate negotiate operate perform prepare prioritise prioritize produce propose read reconcile recover replace resolve restore solve teach troubleshoot understand validate verify weld write'.split(
    ' ',
  ),
);

/** "Read conditions", "install pumps" */
export function opensPlainly(text: string): boolean {
  const [first, second] = tokenize(text);
  return first !== undefined && second !== undefined && plainVerbs.has(first.key);
}

/** "Managing people", but not "monitoring of anaesthesia". */
export function opensAsVerb(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens;
  if (first === undefined || second?.key === 'of') return false;
  if (third === undefined && isDoingWith(first.key, second?.key)) return false;
  if (isPhrasalDoing(tokens.map(({ key }) => key))) return false;
  // Alone, it names an activity: "fundraising".
  if (second === undefined) return everydayDoing.has(first.key) || first.key.endsWith('ly');
  return isVerbLike(first.key) || plainVerbs.has(first.key);
}

function isVerbLike(key: string): boolean {
  return key.endsWith('ly') || (key.endsWith('ing') && !nounsInIng.has(key));
}
