import { kindOf, type Lexicon } from '../../../../lexicon/lexicon.ts';
import { phrases } from '../../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { inflect, readVerb } from '../../../../lexicon/words/verbs.ts';
import { canBeVerb } from '../../../../lexicon/words/word-classes.ts';
import { hasCapital } from '../../../../text/letters.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { isDoneByOthers } from '../own-action.ts';
import { type Pattern, present, tenseUnknown } from '../pattern.ts';

/** `Used Excel to build 12 forecasts` becomes `Built 12 forecasts with Excel`: the action comes before its means. */
export const toolUse: Pattern = {
  rule: 'tool_use',
  why: 'actionFirst',
  languages: ['en'],
  from: 'good',
  apply(text, { lexicon, style: { tense, isTenseKnown } }) {
    const used = isTenseKnown ? use.exec(text)?.[0] : undefined;
    if (used === undefined) return null;
    const [tool = '', ...aims] = text.slice(used.length).split(' to ');
    const { verb = '', second = '', rest = '', stop = '' } = aim.exec(aims.join(' to '))?.groups ?? {};
    if (verb === '' || tool.length > maxToolLength) return null;
    const isPast = /^(?:used|utili[sz]ed|leveraged|employed)\s$/i.test(used);
    if (isPast !== (tense === 'past') || !areTools(lexicon, tool) || isDoneByOthers(text)) return null;
    const actions = [verb, second].filter((word) => word !== '');
    const verbs = actions.map((word) => verbWithTool(word, tense));
    if (verbs.includes(null) || doubtful.test(rest) || hasFurtherAction(rest)) return null;
    return capitalized(`${verbs.join(' and ')} ${rest} with ${tool}${stop}`);
  },
  examples: [
    ['Used Excel to build 12 forecasts', 'Built 12 forecasts with Excel'],
    ['Utilized Python and SQL to analyze sales data.', 'Analyzed sales data with Python and SQL.'],
    [
      'Used C#, LINQ and SQL Server to develop and test parts of the shop;',
      'Developed and tested parts of the shop with C#, LINQ and SQL Server;',
    ],
    ['Use Jira to track defects', 'Track defects with Jira', present],
  ],
  leaves: [
    ['a gerund after "for" may be a noun', 'Used Excel for planning'],
    ['an aim may not have been reached', 'Used Excel to improve the forecast'],
    ['ensuring is an aim, too', 'Used Docker to ensure short releases'],
    ['people are no tool', 'Used two freelancers to write the manual'],
    ['vendors are people', 'Used two vendors to build 3 websites'],
    ['an assistant is a person', 'Used an assistant to schedule 40 visits'],
    ['an operator is a person', 'Used a crane operator to move and sort 40 beams'],
    ['feedback is not a tool', 'Used feedback from two wards to plan the rota'],
    ['a second action in front is no tool', 'Used Excel and worked with Anna to build 12 reports'],
    ['a comma after the tools stays where it is', 'Used Jira, Confluence, and Git, to manage 3 releases'],
    [
      'a limit of the action must not limit its means',
      'Used Excel to track 40 orders a day until the audit came',
    ],
    ['"only" must not limit the means', 'Used Excel to track orders only'],
    ['both verbs must change, or none', 'Used Excel to plan and run tests'],
    ['a further action without an article is one, too', 'Used Excel to build 12 reports and send letters'],
    ['with two means the sentence would be unclear', 'Used Python to build reports with charts'],
    ['a further action would lose its means', 'Used Python to build reports, check them and send them'],
    ['a verb that is not an action stays', 'Used Excel to be faster'],
    ['a job that goes on and shows no tense stays', 'Use Jira to track defects', tenseUnknown],
  ],
};

const use = preparedPattern(String.raw`^(?:Use[ds]?|Utili[sz]e[ds]?|Leverage[ds]?|Employed)\s`, 'u');
const maxToolLength = 90;
const aim = preparedPattern(
  String.raw`^(?<verb>\p{Ll}+)(?:\sand\s(?<second>\p{Ll}+)(?=\s\p{Ll}+\s))?\s(?!and\s)(?<rest>[^,;:.()]{4,120})(?<stop>[.;]?)$`,
  'u',
);
/** A second means, a clause, or wording that would limit the tool instead of the action. */
const doubtful = preparedPattern(() => String.raw`\b(?:${phrases('writing', 'doubtful_with_tool')})\b`, 'iu');
const joined = preparedPattern(String.raw`\b(?:and|or)\s(?<word>\p{L}+)`, 'gu');

/** True if a further action would keep its form: `build reports and send them`. */
function hasFurtherAction(rest: string): boolean {
  return joined.all(rest).some(({ groups }) => {
    const word = groups?.['word'] ?? '';
    return readVerb(word) !== null || canBeVerb(word);
  });
}

const between = /,\s(?:and\s)?|\sand\s|\s&\s/;
const marks = /[,;:()!?]/;
/** True if all items are known tools, named with a capital: `Excel and SQL`. */
function areTools(lexicon: Lexicon, text: string): boolean {
  return text
    .split(between)
    .every((each) => hasCapital(each) && !marks.test(each) && kindOf(lexicon, each) === 'tool');
}

function verbWithTool(word: string, tense: 'past' | 'base'): string | null {
  return wordList('writing', 'verb_with_tool').hasIn('en', word) ? inflect(word, tense) : null;
}
