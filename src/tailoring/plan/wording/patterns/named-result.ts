import { inflect } from '../../../../lexicon/verbs.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { resultNouns } from '../../../framing/figures.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { meansOf } from '../own-action.ts';
import { type Pattern, present } from '../pattern.ts';

/** `Wrote the scripts, which led to a 20% reduction in test time` becomes `Reduced test time by 20% by writing the scripts`. */
export const namedResult: Pattern = {
  rule: 'named_result',
  why: 'resultFirst',
  languages: ['en'],
  from: 'good',
  apply(text, { tense }) {
    const found = outcome.exec(text)?.groups;
    if (!found || tense !== 'past') return null;
    const { action = '', figure = '', noun = '', what = '', behind = '' } = found;
    const [result, means] = [resultNouns.get(noun), meansOf(action)];
    if (!result || !means || parting.test(what)) return null;
    return `${capitalized(inflect(result, 'past'))} ${what} by ${figure} by ${means}${behind}`;
  },
  examples: [
    [
      'Wrote test scripts in Bash, which led to a 20% reduction in test time',
      'Reduced test time by 20% by writing test scripts in Bash',
    ],
    [
      'Planned and moved the archive, resulting in a 15% increase in visits.',
      'Increased visits by 15% by planning and moving the archive.',
    ],
    [
      'Rewrote the rota, leading to a 10% decrease in overtime, allowing for longer breaks',
      'Decreased overtime by 10% by rewriting the rota, allowing for longer breaks',
    ],
  ],
  leaves: [
    ['no number, no result first', 'Rewrote the rota, leading to a decrease in overtime'],
    ['a helper stays a helper', 'Helped rewrite the rota, leading to a 10% decrease in overtime'],
    [
      'an evaluator did not cause what the thing does',
      'Evaluated a new drug, which led to a 30% reduction in mortality',
    ],
    [
      'being there is not causing it',
      'Witnessed the merger of two shops, leading to a 10% reduction in scrap',
    ],
    ['nor is being taught', 'Received training in Lean, leading to a 10% reduction in scrap'],
    [
      'what another did is no means',
      'Rewrote the process that Bob invented, leading to a 20% reduction in cost',
    ],
    [
      'what limits the result stays after its number',
      'Wrote the rota, leading to a 10% decrease in overtime for the first month only',
    ],
    [
      'two means in a row are not understood',
      'Improved the forms through tests, leading to a 10% decrease in errors',
    ],
    ['two facts side by side are no cause', 'Rewrote the rota; a 10% decrease in overtime'],
    [
      'of two results one would hang in the air',
      'Rewrote the rota, leading to a 10% decrease in overtime and a 5% increase in sales',
    ],
    ['a job in the present stays', 'Wrote the rota, leading to a 10% decrease in overtime', present],
  ],
};

const outcome = preparedPattern(
  String.raw`^(?<action>\p{Lu}[^,;:.]{5,240}),\s(?:(?:which|that)\s(?:led\sto|resulted\sin)|leading\sto|resulting\sin)\san?\s(?<figure>\d[\d.]{0,5}\s?%)\s(?<noun>\p{Ll}+)\sin\s(?<what>[^,;:.]{3,80})(?<behind>(?:,\s(?:allowing|enabling)\s[^;:.]{3,160})?\.?)$`,
  'u',
);
const parting = preparedPattern(String.raw`\p{N}|\s(?:and|by|for|while|which|that)\s|\sonly\b`, 'u');
