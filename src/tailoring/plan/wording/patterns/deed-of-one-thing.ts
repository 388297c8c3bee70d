import { isWritingWord } from '../../../../lexicon/writing-words.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { isDoneByOthers, isSentence } from '../own-deed.ts';
import { type Pattern, present, untold } from '../pattern.ts';
import { mayBeOver, verbOfNoun } from '../verb-in-front.ts';

/** `Performance optimization of the shop` becomes `Optimized performance of the shop`: what has no plural is the object. */
export const deedOfOneThing: Pattern = {
  rule: 'deed_of_one_thing',
  why: 'deed',
  languages: ['en'],
  from: 'good',
  apply(text, { isTold, isLedByVerbs, tense }) {
    if (!(isTold && isLedByVerbs) || (tense === 'base' && mayBeOver(text))) return null;
    const { thing = '', deed = '', second = '', rest = '' } = line.exec(text)?.groups ?? {};
    if (!isWritingWord('uncountable', 'en', thing.toLowerCase())) return null;
    if (isDoneByOthers(rest) || isSentence(rest)) return null;
    if ([deed, second].some((noun) => !takesAsObject(thing, noun))) return null;
    const verbs = [deed, second].flatMap((noun) => (noun === '' ? [] : [verbOfNoun(noun, tense)]));
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
    ['a field alone is no deed', 'Data analysis'],
    ['a noun behind it makes another thing', 'Data collection tools for two sites'],
    ['a further deed would be left over', 'Data collection for the report, cleaning and testing'],
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
    ['the deed is the subject of a sentence', 'Content creation for the shop doubled sales'],
    ['a job that goes on and shows no tense stays', 'Content creation for three channels', untold],
  ],
};

const line = preparedPattern(
  String.raw`^(?<thing>\p{L}+)\s(?<deed>\p{Ll}+)(?:\s(?:and|&)\s(?<second>\p{Ll}+))?(?<rest>\s(?:(?:for|of|in|on|at|across|during|with|using|via|from|to)\s\p{L}|\()[^;:]*)$`,
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

function takesAsObject(thing: string, deed: string): boolean {
  return !ofOthers.has(deed) && (thing.toLowerCase() !== 'performance' || ofPerformance.test(deed));
}

const acronym = preparedPattern(String.raw`^\p{Lu}{2,}$`);
const inBrackets = /\([^()]*\)/g;
/** A deed behind a comma or `and` that the verb in front would not lead. */
const others = preparedPattern(String.raw`(?:,|\sand|\sor)\s\p{L}+(?:ing|tion|ment|sis)\b`, 'iu');
