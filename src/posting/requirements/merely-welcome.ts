import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { phraseTable } from '../../lexicon/posting-phrases.ts';
import { andWords } from '../../lexicon/words/function-words.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { hasPhrase } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';
import { firstFrom } from '../../values/lists.ts';
import type { Clause } from '../clause.ts';
import { paysExtra, startsWithNiceToHave } from '../cues/cues.ts';
import { bracketRemarks, isRemark } from '../cues/remarks.ts';
import type { Unit } from '../line-features.ts';
import { endsInBracket } from '../sentences/split-at-cues.ts';
import { classOf } from './accept-candidate.ts';

/** "A CDL, or able to obtain one": required, though not on the first day. */
const canBeObtained = phraseTable('can_be_obtained');

/** "Credit will be given for (a) a degree; (b) a license as a surveyor". */
const givesCredit = phraseTable('gives_credit');
/** "A surveyor's license may be substituted for one year". */
const acceptedInstead = phraseTable('accepted_instead');

/** The text after a thing up to the next thing of a list. */
const segmentEnd = preparedPattern(() => String.raw`[;，；]|,(?!\d)|\s(?:${andWords()})\s`, 'iu');
const sign = preparedPattern(String.raw`^[\s(（\[:=–—-]+`);
/** The verb before the wording: "is nice to have", "wäre von Vorteil". */
const verb = preparedPattern('^(?:is|are|would|will|also|ist|sind|ware|waren|est|sont|serait|es|son|seria) ');
/** Applies only to the words after it: "a driving license, ideally without points". */
const adverb = preparedPattern(
  String.raw`^(?:ideally|preferably|idealerweise|vorzugsweise|am besten|bevorzugt|moglichst|idealement|de preference|si possible|idealmente|preferiblemente|preferentemente)\b`,
);
const condition = preparedPattern(String.raw`^\W*(?:if|wenn|falls|si)\b`, 'iu');

/** A thing in its clause. */
interface Thing extends TokenRange {
  readonly clause: Clause;
  readonly isCredential: boolean;
}

/** The class of a thing, where the wording of its line is certain and the models, which gave it the class, are not. */
export function classByWording<Asked extends string>(
  asked: Asked,
  thing: Thing,
  clauses: readonly Clause[],
  line: Unit,
): Asked | 'must' | 'nice' {
  const remark = asked === 'soft' ? null : remarkBehind(thing, line);
  if (remark !== null) return remark;
  if (asked === 'must' && (isMerelyWelcome(thing) || countsAsOther(thing, clauses))) return 'nice';
  if (asked === 'nice' && isRequiredBeforeWelcome(thing, clauses, line)) return 'must';
  return asked;
}

/** The end of a sentence with more behind it than a bracket, and a border of a list. */
const sentenceBorder = preparedPattern(String.raw`[.;!?。；](?=\s{0,3}[^\s(（])`);
const listBorder = preparedPattern(String.raw`[,，、](?!\d)`);

/**
 * The class that a remark in brackets gives to the item before it: "Excel and SAP (excluyente)". A list may be asked
 * for although its last thing is only welcome: "Excel, SAP (preferred)".
 */
function remarkBehind({ clause, end }: Thing, line: Unit): 'must' | 'nice' | null {
  const behind = line.text.slice(clause.start + end - line.start);
  const [remark] = bracketRemarks(behind);
  const between = behind.slice(0, remark?.start);
  if (remark === undefined || sentenceBorder.test(between)) return null;
  return remark.cue === 'nice' && listBorder.test(between) ? null : remark.cue;
}

/**
 * True for a credential that its clause only calls welcome, and for a thing that the employer pays more for. The models
 * take most credentials for required, because most are, even where a posting says that they are not.
 */
function isMerelyWelcome({ clause: { text, cue }, start, end, isCredential }: Thing): boolean {
  if (cue !== 'nice' || hasPhrase(canBeObtained, fold(text))) return false;
  if (!isCredential && !paysExtra(text)) return false;
  return condition.test(text) || saysWelcomeBefore(text.slice(0, start)) || saysWelcomeAfter(text.slice(end));
}

/** True for a credential that its sentence only accepts instead of something else that it asks for. */
function countsAsOther({ clause, start, end, isCredential }: Thing, clauses: readonly Clause[]): boolean {
  if (!isCredential) return false;
  const before = [...partsBefore(clause, clauses), clause.text.slice(0, start)];
  if (before.some((part) => hasPhrase(givesCredit, fold(part)))) return true;
  const after = clause.text.slice(end);
  return hasPhrase(acceptedInstead, fold(after.slice(0, segmentEnd.exec(after)?.index ?? after.length)));
}

/** Parts of a sentence: more are not one list. */
const maxParts = 8;
const goesOn = preparedPattern(String.raw`[;；]\s*(?:(?:and|or)\s*)?$`);

/** The parts of the same sentence before a clause, which semicolons divide: "for (a) a degree; (b) a license". */
function partsBefore(clause: Clause, clauses: readonly Clause[]): readonly string[] {
  const index = firstFrom(clauses, clause.start, (one) => one.start);
  const near = clauses.slice(Math.max(0, index - maxParts), index).map(({ text }) => text);
  return near.slice(near.findLastIndex((text) => !goesOn.test(text)) + 1);
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
  const said = fold(text.replace(sign.regExp, ''));
  if (adverb.test(said) && said.trim() !== '' && !isRemark(text)) return false;
  return startsWithNiceToHave(said) || startsWithNiceToHave(said.replace(verb.regExp, ''));
}

/** A thing with its verb, or a person: "Spanish would be a plus", "your own van is welcome", "会英语者优先". */
const saysOfOneThing = preparedPattern(
  () => String.raw`(?<![\p{L}])(?:${phrases('posting', 'copula')}|an?|un|una|ein) |[者的]`,
  'iu',
);
const strongBorder = preparedPattern(String.raw`[;；]|\s[–—-]`);

/**
 * True for a thing that the rules require, before a clause of its line that calls something else welcome: "Forklift
 * licence required; Spanish would be a plus". The models take the wording for that of the whole line, as in "Docker, Helm
 * preferred".
 */
function isRequiredBeforeWelcome(
  { clause, isCredential }: Thing,
  clauses: readonly Clause[],
  line: Unit,
): boolean {
  if (clause.cue === 'nice' || classOf(clause) !== 'must') return false;
  const next = clauses[firstFrom(clauses, clause.end, (one) => one.start)];
  if (next === undefined || next.start >= line.end || next.cue !== 'nice') return false;
  const before = line.text.slice(0, next.start - line.start);
  const border = before.slice(Math.max(0, clause.end - line.start - 1));
  const isSeparate = strongBorder.test(border) && !endsInBracket(before);
  return clause.cue === 'must' || isSeparate || (isCredential && saysOfOneThing.test(next.text));
}
