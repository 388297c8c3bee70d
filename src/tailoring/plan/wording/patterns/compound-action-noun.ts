import { isWritingWord } from '../../../../lexicon/writing-words.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { isDoneByOthers, isSentence } from '../own-action.ts';
import { type Pattern, present, tenseUnknown } from '../pattern.ts';
import { mayBeOver, verbOfNoun } from '../verb-in-front.ts';

/** `Performance optimization of the shop` becomes `Optimized performance of the shop`: what has no plural is the object. */
export const compoundActionNoun: Pattern = {
  rule: 'compound_action_noun',
  why: 'action',
  languages: ['en'],
  from: 'good',
  apply(text, { isTenseKnown, isLedByVerbs, tense }) {
    if (!(isTenseKnown && isLedByVerbs) || (tense === 'base' && mayBeOver(text))) return null;
    const { thing = '', action = '', second = '', rest = '' } = line.exec(text)?.groups ?? {};
    if (!isWritingWord('uncountable', 'en', thing.toLowerCase())) return null;
    if (isDoneByOthers(rest) || isSentence(rest)) return null;
    if ([action, second].some((noun) => !takesAsObject(thing, noun))) return null;
    const verbs = [action, second].flatMap((noun) => (noun === '' ? [] : [verbOfNoun(noun, tense)]));
    if (verbs.includes(null) || others.test(rest.replace(inBrackets, ''))) return null;
    const object = acronym.test(thing) ? thing : thing.toLowerCase();
    return capitalized(`${verbs.join(' and ')} ${object}${rest}`);
  },
  examples: [
    ['Performance optimization of the web shop', 'Optimized performance of the web shop'],
    [
      'Data collection and analysis for the yearly report',
      'Collected and analyzed data for the yearly report',
    ],
    ['Content creation for three channels', 'Create content for three channels', present],
    ['Performance optimization (caching, minification)', 'Optimized performance (caching, minification)'],
  ],
  leaves: [
    ['one project or several is not said', 'Project management for two clients'],
    ['a field alone is not an action', 'Data analysis'],
    ['a noun behind it makes another thing', 'Data collection tools for two sites'],
    ['a further action would be left over', 'Data collection for the report, cleaning and testing'],
    ['who takes part is no object', 'Staff participation in audits'],
    ['the subject is not who was trained', 'Security training for new staff'],
    ['nor what was screened', 'Security screening at the airport'],
    ['nor who was coached', 'Performance coaching for managers'],
    ['nor what was assessed', 'Performance assessment of 12 trainees'],
    ['nor what was reported', 'Safety reporting to the board'],
    ['nor who was met', 'Staff meeting on safety'],
    ['nor who was advised', 'Security consulting for banks'],
    ['who trains others is not who is trained', 'Software training for new colleagues'],
    ['what came in was not given', 'Revenue contribution of the shop'],
    ['others did it', 'Software development in Java by two teams'],
    ['the action is the subject of a sentence', 'Content creation for the shop doubled sales'],
    ['a job that goes on and shows no tense stays', 'Content creation for three channels', tenseUnknown],
  ],
};

const line = preparedPattern(
  String.raw`^(?<thing>\p{L}+)\s(?<action>\p{Ll}+)(?:\s(?:and|&)\s(?<second>\p{Ll}+))?(?<rest>\s(?:(?:for|of|in|on|at|across|during|with|using|via|from|to)\s\p{L}|\()[^;:]*)$`,
  'u',
);
/** What stands in front of these is what they are about, or who takes part: `software training`. */
const ofOthers: ReadonlySet<string> = new Set(
  'briefing coaching consultation consulting contribution meeting operating operation reporting screening training'.split(
    ' ',
  ),
);
/** `Performance assessment of 12 trainees` assesses the trainees. */
const ofPerformance = /^(?:|improvement|monitoring|optimi[sz]ation)$/;

function takesAsObject(thing: string, action: string): boolean {
  return !ofOthers.has(action) && (thing.toLowerCase() !== 'performance' || ofPerformance.test(action));
}

const acronym = preparedPattern(String.raw`^\p{Lu}{2,}$`);
const inBrackets = /\([^()]*\)/g;
/** An action after a comma or `and` that the verb in front would not lead. */
const others = preparedPattern(String.raw`(?:,|\sand|\sor)\s\p{L}+(?:ing|tion|ment|sis)\b`, 'iu');
