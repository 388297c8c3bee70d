import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { over, type Pattern, present } from '../pattern.ts';
import { isAim } from './duty-opener.ts';
import { pastTense } from './past-tense.ts';
import { withoutHaving } from './without-i.ts';

/** `Would clean the ovens`, `My job was to clean the ovens`, `Have cleaned the ovens`: `Cleaned the ovens`, of a job that is over. */
export const pastHabit: Pattern = {
  rule: 'past_habit',
  why: 'tense',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    if (situation.lasts !== 'over') return null;
    const { manner = '', rest = '' } = habit.exec(text)?.groups ?? {};
    if (rest === '')
      return opensPerfect.test(text) ? asWritten(withoutHaving(uncapitalizedHave(text))) : null;
    if (goesOn.test(rest) || rest.split(/[\s,]+/).some(isAim)) return null;
    // After `would` and `to` no noun comes: what opens there is a verb, whatever else it is elsewhere.
    const told = pastTense.apply(capitalized(rest), { ...over, opensInBase: true, isListInBase: true });
    if (told === null) return null;
    return manner === '' ? told : capitalized(manner) + told.charAt(0).toLowerCase() + told.slice(1);
  },
  examples: [
    ['Would clean the ovens of two shops', 'Cleaned the ovens of two shops'],
    ['Would regularly visit 12 mills', 'Regularly visited 12 mills'],
    ['My job was to bake rolls and serve guests', 'Baked rolls and served guests'],
    ['The main task was to check the stock of 3 halls', 'Checked the stock of 3 halls'],
    ['Have written six guides for bakers', 'Wrote six guides for bakers'],
  ],
  leaves: [
    ['a wish is not a habit', 'Would like to bake for two shops'],
    ['nor is what depends on something', 'Would clean the ovens if asked'],
    ['what was to be reached may not have been', 'My job was to raise the sales of two shops'],
    ['a job that goes on stays', 'Would clean the ovens of two shops', present],
    ['what is done still has no other form', 'Have baked for two shops since 2012'],
    ['a second verb that cannot be turned stops the first', 'Would bake rolls and tend'],
    ['a title stays', 'My job was to the end a good one'],
  ],
};

const habit = preparedPattern(
  String.raw`^(?:I\s)?(?:Would|would|(?:My|The)\s(?:(?:key|main|primary|daily)\s)?(?:duty|job|responsibility|role|task)\s(?:here\s|there\s)?was\sto)\s(?<manner>(?:\p{Ll}{2,}ly\s|also\s|often\s)?)(?<rest>(?!(?:appreciate|be|enjoy|have|like|love|not|prefer|recommend|welcome|wish)\s)\p{Ll}\S*\s\S.*)$`,
  'su',
);
/** A condition, a second `would`, or another sentence. */
const goesOn = preparedPattern(String.raw`\b(?:if|could|might|should|unless|when|whenever|would)\b|[.;:]\s`);
const opensPerfect = preparedPattern(String.raw`^Ha(?:ve|s)\s\p{Ll}`);

function uncapitalizedHave(text: string): string {
  return text.replace(/^Ha(?:ve|s)\s/, 'have ');
}

function asWritten(told: string | null): string | null {
  return told === null ? null : capitalized(told);
}
