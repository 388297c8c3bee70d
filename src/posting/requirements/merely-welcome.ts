import { phraseTable } from '../../lexicon/posting-phrases.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { hasPhrase } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import type { Clause } from '../clause.ts';
import { paysExtra, startsWithNiceToHave } from '../cues/cues.ts';
import { isRemark } from '../sentences/split-at-cues.ts';

/** "A CDL, or able to obtain one": required, though not on the first day. */
const canBeObtained = phraseTable('can_be_obtained');

/** The text after a thing up to the next thing of a list. */
const segmentEnd = preparedPattern(String.raw`[;，；]|,(?!\d)|\s(?:and|und|et|y)\s`, 'iu');
const sign = preparedPattern(String.raw`^[\s(（\[:=–—-]+`);
/** The verb before the wording: "is nice to have", "wäre von Vorteil". */
const verb = preparedPattern('^(?:is|are|would|will|also|ist|sind|ware|waren|est|sont|serait|es|son|seria) ');
/** Applies only to the words after it: "a driving license, ideally without points". */
const adverb = preparedPattern(
  String.raw`^(?:ideally|preferably|idealerweise|vorzugsweise|am besten|bevorzugt|moglichst|idealement|de preference|si possible|idealmente|preferiblemente|preferentemente)\b`,
);
const condition = preparedPattern(String.raw`^\W*(?:if|wenn|falls|si)\b`, 'iu');

/**
 * True for a credential that its clause only calls welcome, and for a thing that the employer pays more for. The models
 * take most credentials for required, because most are, even where a posting says that they are not.
 */
export function isMerelyWelcome(clause: Clause, { start, end }: TokenRange, isCredential: boolean): boolean {
  const { text, cue } = clause;
  if (cue !== 'nice' || hasPhrase(canBeObtained, fold(text))) return false;
  if (!isCredential && !paysExtra(text)) return false;
  return condition.test(text) || saysWelcomeBefore(text.slice(0, start)) || saysWelcomeAfter(text.slice(end));
}

/** True for wording that opens a clause: "Ideally a", "Higher pay if you hold a". */
function saysWelcomeBefore(text: string): boolean {
  return startsWithNiceToHave(fold(text)) || paysExtra(text);
}

/** True for wording after a thing that is about this thing: "is nice to have", "(optional)", ", ideally". */
function saysWelcomeAfter(text: string): boolean {
  const at = segmentEnd.exec(text)?.index ?? text.length;
  const segment = text.slice(0, at);
  const said = segment.trim() === '' ? text.slice(at + 1) : segment;
  return beginsWithWording(said) || paysExtra(said);
}

/** True for a text that begins with the wording, with or without a verb before it. */
function beginsWithWording(text: string): boolean {
  const said = fold(text.replace(sign.for(text), ''));
  if (adverb.test(said) && said.trim() !== '' && !isRemark(text)) return false;
  return startsWithNiceToHave(said) || startsWithNiceToHave(said.replace(verb.for(said), ''));
}
