import { type PreparedPattern, preparedPattern } from '../../text/prepared-pattern.ts';

/** Amounts without a number, as amounts with one. */
const sayings: readonly (readonly [saying: PreparedPattern, number: string])[] = [
  [preparedPattern(String.raw`\bhalf a decade\b`, 'g'), '5 years'],
  [preparedPattern(String.raw`\ba decade\b`, 'g'), '10 years'],
  [
    preparedPattern(
      String.raw`\b(?:a )?couple (?:of )?(?=\w+ ?years|years|yrs|seasons|winters|summers)`,
      'g',
    ),
    '2 ',
  ],
  [
    preparedPattern(
      String.raw`(?<=\b(?:least|minimum(?: of)?|over|more than) )an? (?=\w{0,8} ?(?:year|season))`,
      'g',
    ),
    '1 ',
  ],
  [
    preparedPattern(
      String.raw`\ba (?=(?:full |good |solid )?(?:year|season)(?:['’]s)? (?:experience|or (?:two|more|so)|of experience|behind|under))`,
      'g',
    ),
    '1 ',
  ],
  [preparedPattern(String.raw`\byears of (?:\w+ )?experience\W{1,3}(?=\d)`, 'g'), 'years: '],
  [preparedPattern(String.raw`(?<=years: )(\d{1,2})\b(?! ?\+? ?(?:years|yrs))`, 'g'), '$1 years'],
];

const timeSpan = /decade|year|yrs|season|winter|summer/;

/** Folded text with "a couple of years", "half a decade", "at least a season" as numbers of years. */
export function inNumbers(text: string): string {
  if (!timeSpan.test(text)) return text;
  return sayings.reduce((said, [saying, number]) => said.replace(saying.for(said), number), text);
}
