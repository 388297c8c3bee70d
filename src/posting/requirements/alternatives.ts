import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { orWords } from '../../lexicon/words/function-words.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import { alternative } from '../cues/requirement-prefixes.ts';
import type { Accepted } from './accept-candidate.ts';
import { areInOneRow, type TitleRow } from './title-rows.ts';

const article = `(?:(?:an?|the|eine?[rnms]?|die|der|dem|den|une?|una|la|le|el) )?`;
/** "… in banking or in insurance", "d’analyse ou de visualisation" */
const preposition = () => `(?:(?:${wordList('language', 'preposition').alternatives()}) |(?:[dl]|de l)['’])?`;
/** "Salesforce or other CRM systems": what the other things are called. */
const other = () => `(?:(?:${wordList('posting', 'other_of_kind').alternatives()}) )?`;
/** A Chinese noun between the first thing and the "or" belongs to it: 互联网行业或游戏. */
const chineseNoun = String.raw`(?:(?![和及与并且])\p{Script=Han}){0,4}`;

const between = preparedPattern(
  () => `^(?:,?${alternative()}${preposition()}${article}${other()}|${chineseNoun}或者?)$`,
  'iu',
);
const comma = preparedPattern(() => String.raw`^\s*[,，、]\s*(?:(?:${orWords()}|或)\s*)?$`, 'iu');
const example = preparedPattern(
  () =>
    String.raw`(?:\b(?:${phrases('posting', 'for_example', 'en', 'de', 'fr', 'es')}|like|wie|(?:one|any) of(?: the following)?|either)|${phrases('posting', 'for_example', 'zh')}|至少[^，,。；、]{0,6}[一1][种门个项][^，,。；、]{0,8}[:：(（])[\s,:]*$`,
  'iu',
);

/** `RN license in Oregon or a compact license`: the words between belong to the first alternative. */
const orAtEnd = preparedPattern(
  () =>
    String.raw`^[^,;:.!?()，；：。]{1,60}\s(?:${orWords()})\s(?:(?:an?|the|eine?[rnms]?|une?|una|la|le|el) )?$`,
  'iu',
);

/** True for a text between two things of which one is enough: ", or other". */
export function isChoice(gap: string): boolean {
  return between.test(gap);
}

function haveOneHead(accepted: readonly Accepted[], item: Accepted): boolean {
  const before = accepted[accepted.indexOf(item) - 1];
  const [one, other] = [before, item].map((each) => tokenize(each?.candidate.text ?? '').at(-1)?.key);
  return one !== undefined && one === other;
}

/** "Java、Python 至少一种", "…中的一门", "…之一": any one of the list before is enough. */
const anyOfThem =
  /^\s*等?(?:其?中的?(?:至少|任意|任选|任)?[一1][种门个项]|(?:至少|任意|任选|任)(?:掌握|熟悉|精通)?[一1][种门个项]|之一)/u;

/**
 * Groups alternatives: "AWS, Azure or GCP" is met by any of the three. Neighbors are joined by "or", "/", as examples
 * or as titles of one row.
 */
export function groupAlternatives(
  text: string,
  accepted: readonly Accepted[],
  titleRows: readonly TitleRow[],
): Accepted[][] {
  const groups: Accepted[][] = [];
  for (const item of accepted) {
    const group = groups.at(-1);
    const gap = group ? text.slice(group.at(-1)?.candidate.end ?? 0, item.candidate.start) : '';
    const last = group?.at(-1);
    if (group && last && (areInOneRow(titleRows, last, item) || joins(text, accepted, item, gap)))
      group.push(item);
    else groups.push([item]);
  }
  return groups;
}

function joins(text: string, accepted: readonly Accepted[], item: Accepted, gap: string): boolean {
  if (isChoice(gap) || (orAtEnd.test(gap) && haveOneHead(accepted, item))) return true;
  if (!comma.test(gap)) return false;
  return endsWithOr(text, accepted, item) || followsExample(text, accepted, item);
}

const choice = preparedPattern(() => String.raw`\b(?:${orWords()})\b|或`, 'iu');

/**
 * True if the list goes on by commas to an "or" in its last gap, or to "one of them" after its end. A slash joins only
 * the two beside it: "Git, TestNG/JUnit".
 */
function endsWithOr(text: string, accepted: readonly Accepted[], item: Accepted): boolean {
  const index = accepted.indexOf(item);
  for (const [step, current] of accepted.slice(index).entries()) {
    const next = accepted[index + step + 1];
    const before = accepted[index + step - 1];
    const gap = text.slice(before?.candidate.end ?? 0, current.candidate.start);
    if (choice.test(gap)) return true;
    if (anyOfThem.test(text.slice(current.candidate.end))) return true;
    if (!next) return false;
    const ahead = text.slice(current.candidate.end, next.candidate.start);
    if (!comma.test(ahead) && !between.test(ahead)) return false;
  }
  return false;
}

function followsExample(text: string, accepted: readonly Accepted[], item: Accepted): boolean {
  let index = accepted.indexOf(item);
  while (index > 0 && comma.test(gapBefore(text, accepted, index))) index -= 1;
  return example.test(text.slice(0, accepted[index]?.candidate.start ?? 0));
}

function gapBefore(text: string, accepted: readonly Accepted[], index: number): string {
  return text.slice(accepted[index - 1]?.candidate.end ?? 0, accepted[index]?.candidate.start ?? 0);
}
