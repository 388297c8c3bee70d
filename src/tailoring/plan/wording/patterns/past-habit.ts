import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { isOver, listInBase, overWithHabits, type Pattern, present } from '../pattern.ts';
import { isAim } from './duty-opener.ts';
import { pastTense } from './past-tense.ts';
import { withoutHaving } from './without-i.ts';

/** `Would often clean the ovens` becomes `Often cleaned the ovens`, and `Have cleaned` becomes `Cleaned`, in a past job. */
export const pastHabit: Pattern = {
  rule: 'past_habit',
  why: 'tense',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    if (!isOver(situation)) return null;
    const { manner = '', rest = '' } = habit.exec(text)?.groups ?? {};
    if (rest === '' || (manner === '' && !situation.style.tellsHabits))
      return opensPerfect.test(text) ? asWritten(withoutHaving(uncapitalizedHave(text))) : null;
    if (goesOn.test(rest) || rest.split(/[\s,]+/).some(isAim)) return null;
    // The word after `would often` is a verb, even if it is mostly a noun elsewhere.
    const told = pastTense.apply(capitalized(rest), { ...listInBase, lexicon: situation.lexicon });
    if (told === null) return null;
    return capitalized(manner + told.charAt(0).toLowerCase() + told.slice(1));
  },
  examples: [
    ['Would regularly visit 12 mills', 'Regularly visited 12 mills'],
    ['Would often bake rolls and serve guests', 'Often baked rolls and served guests'],
    ['Would also inspect the ovens of two shops', 'Also inspected the ovens of two shops'],
    ['I would inspect the ovens of two shops', 'Inspected the ovens of two shops', overWithHabits],
    ['Have written six guides for bakers', 'Wrote six guides for bakers'],
  ],
  leaves: [
    ['a wish is not a habit', 'Would often like to bake for two shops'],
    ['a conditional is not a habit', 'Would regularly clean the ovens if asked'],
    ['without a word such as often it may be a plan', 'Would clean the ovens of two shops'],
    ['a possibility is not an action', 'Would potentially save the shop 2000 euros'],
    ['a task may not have been finished', 'My task was to complete a book for bakers'],
    ['a job that goes on stays', 'Would often clean the ovens of two shops', present],
    ['the perfect with "since" has no other form', 'Have baked for two shops since 2012'],
    ['a second verb that cannot be turned stops the first', 'Would often bake rolls and tend'],
  ],
};

const habit = preparedPattern(
  () =>
    String.raw`^(?:I\s)?[Ww]ould\s(?<manner>(?:also|daily|frequently|often|regularly|routinely|usually|weekly)\s|)(?<rest>(?!(?:${wordList('writing', 'no_habit').alternatives()})\s)\p{Ll}\S*\s\S.*)$`,
  'su',
);
/** A condition, a second `would`, or another sentence. */
const goesOn = preparedPattern(
  String.raw`\b(?:case|could|had|if|might|once|provided|should|unless|were|when|whenever|would)\b|[.;:]\s`,
);
const opensPerfect = preparedPattern(String.raw`^Ha(?:ve|s)\s\p{Ll}`);

function uncapitalizedHave(text: string): string {
  return text.replace(/^Ha(?:ve|s)\s/, 'have ');
}

function asWritten(told: string | null): string | null {
  return told === null ? null : capitalized(told);
}
