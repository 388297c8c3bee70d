import { inflect } from '../../../../lexicon/verbs.ts';
import { isWritingWord } from '../../../../lexicon/writing-words.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../capitalized.ts';
import { isDoneByOthers } from '../others-deeds.ts';
import { present, untold } from '../situations.ts';
import type { Pattern } from '../wording.ts';

/** `Used Excel to build 12 forecasts` becomes `Built 12 forecasts with Excel`: what was done comes before its means. */
export const toolUse: Pattern = {
  rule: 'tool_use',
  why: 'deedFirst',
  languages: ['en'],
  from: 'good',
  apply(text, { tense, isTold }) {
    const used = isTold ? use.exec(text)?.[0] : undefined;
    if (used === undefined) return null;
    const [tool = '', ...aims] = text.slice(used.length).split(' to ');
    const { verb = '', second = '', rest = '', stop = '' } = aim.exec(aims.join(' to '))?.groups ?? {};
    if (verb === '' || tool.length > longestTool) return null;
    const isPast = /^(?:used|utili[sz]ed|leveraged|employed)\s$/i.test(used);
    if (isPast !== (tense === 'past') || doubtful.test(tool) || isDoneByOthers(text)) return null;
    const deeds = [verb, second].filter((word) => word !== '');
    const verbs = deeds.map((word) => deedOf(word, tense));
    if (verbs.includes(null) || ownMeans.test(rest)) return null;
    return capitalized(`${verbs.join(' and ')} ${rest} with ${tool}${stop}`);
  },
  examples: [
    ['Used Excel to build 12 forecasts', 'Built 12 forecasts with Excel'],
    ['Utilized Python and SQL to analyze sales data.', 'Analyzed sales data with Python and SQL.'],
    [
      'Used a handheld scanner to count and label the stock of two shops',
      'Counted and labeled the stock of two shops with a handheld scanner',
    ],
    [
      'Used C#, LINQ and SQL Server 2015 to develop and test parts of the shop;',
      'Developed and tested parts of the shop with C#, LINQ and SQL Server 2015;',
    ],
    ['Use Jira to track defects', 'Track defects with Jira', present],
  ],
  leaves: [
    ['an aim may not have been reached', 'Used Excel to improve the forecast'],
    ['nor is it said by what followed', 'Used Docker to ensure short releases'],
    ['people are no tool', 'Used two freelancers to write the manual'],
    ['with two means the sentence would be unclear', 'Used Python to build reports with charts'],
    ['a further deed would lose its means', 'Used Python to build reports, check them and send them'],
    ['a verb that is no deed stays', 'Used Excel to be faster'],
    ['a job that goes on and shows no tense stays', 'Use Jira to track defects', untold],
  ],
};

const use = preparedPattern(String.raw`^(?:Use[ds]?|Utili[sz]e[ds]?|Leverage[ds]?|Employed)\s`, 'u');
const longestTool = 90;
const aim = preparedPattern(
  String.raw`^(?<verb>\p{Ll}+)(?:\sand\s(?<second>\p{Ll}+)(?=\s\p{Ll}+\s))?\s(?<rest>[^,;:.()]{4,120})(?<stop>[.;]?)$`,
  'u',
);
/** A second means, or a deed that hangs on the first: `to build reports with charts and send them`. */
const ownMeans = preparedPattern(
  String.raw`\b(?:with|using|via|by|through|which|that|to|so|when|while|where|without)\b|\band\s\p{Ll}+\s(?:the|a|an|all|them|it)\b`,
  'iu',
);
/** Who or what is no means, or is limited. */
const doubtful = preparedPattern(
  String.raw`\b(?:team|teams|staff|colleagues?|people|interns?|students?|freelancers?|contractors?|agency|agencies|time|opportunity|opportunities|position|role|not|only|to|which|that|who)\b|\.\s|[;:()]`,
  'iu',
);

function deedOf(word: string, tense: 'past' | 'base'): string | null {
  return isWritingWord('deed_with_tool', 'en', word) ? inflect(word, tense) : null;
}
