import type { Lexicon } from '../../../../lexicon/lexicon.ts';
import { inflect, lemmaOfVerb, spelledLike } from '../../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { ownValue } from '../../../../values/own-value.ts';
import { verbOfActionNoun } from '../../../framing/sentences.ts';
import { capitalized, uncapitalized } from '../../../grammar/spelling.ts';
import { possiblePresentVerb } from '../../../grammar/verb-tense.ts';
import { isDoneByOthers, isSentence } from '../own-action.ts';
import { currentInPast, type Pattern, present, tenseUnknown } from '../pattern.ts';
import { verbOfNoun, wouldEndDuty } from '../verb-in-front.ts';
import { nounsTurned } from './action-nouns.ts';

/** The prepositions that show that a noun means taking part. */
const prepositions: Readonly<Record<string, readonly string[]>> = {
  assistance: ['in', 'with'],
  collaboration: ['in', 'on', 'with'],
  communication: ['with'],
  consultation: ['with'],
  contribution: ['to'],
  cooperation: ['in', 'on', 'with'],
  coordination: ['with'],
  correspondence: ['with'],
  interaction: ['with'],
  liaison: ['with'],
  negotiation: ['with'],
  participation: ['in'],
};

/** `Participation in negotiations` becomes `Participated in negotiations`, which claims no larger part. */
export const partaking: Pattern = {
  rule: 'partaking',
  why: 'action',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    const { isTenseKnown, isLedByVerbs, tense } = situation.style;
    if (!(isTenseKnown && isLedByVerbs) || wouldEndDuty(situation)) return null;
    const { noun = '', preposition = '', rest = '' } = line.exec(text)?.groups ?? {};
    const isPart = ownValue(prepositions, noun.toLowerCase())?.includes(preposition) === true;
    const verb = isPart ? verbOfActionNoun(noun) : null;
    if (verb === null || further.test(rest) || howItIsDone.test(rest) || isSentence(rest)) return null;
    return capitalized(`${inflect(verb, tense)} ${preposition}${rest}`);
  },
  examples: [
    ['Participation in negotiations with two suppliers', 'Participated in negotiations with two suppliers'],
    ['Collaboration with the wards', 'Collaborated with the wards'],
    ['Contribution to the yearly report', 'Contribute to the yearly report', present],
    ['Coordination with two mills and the wards', 'Coordinated with two mills and the wards'],
    ['Liaison with the wards', 'Liaised with the wards'],
  ],
  leaves: [
    ['actions of others stay', 'Collaboration between three museums'],
    ['a further action would be left over', 'Participation in audits and preparation of the reports'],
    ['a duty of today is not over', 'Cooperation with the wards', currentInPast],
    ['a team is no action', 'Liaison for the wards'],
    ['skills are no action', 'Communication with ease'],
    ['the action is the subject of a sentence', 'Participation in the fair brought 20 customers'],
    ['a job that goes on and shows no tense stays', 'Participation in negotiations', tenseUnknown],
  ],
};

/** A manner, with which no one is named: `Communication with ease`. */
const howItIsDone = preparedPattern(String.raw`^\s(?:care|ease|skill|tact)(?!\p{L})`, 'u');

const line = preparedPattern(
  String.raw`^(?<noun>\p{L}+)\s(?<preposition>in|on|with|to)(?<rest>\s\S.*)$`,
  'u',
);
const further = preparedPattern(
  String.raw`(?:,|\sand|\s&)\s(?:the\s)?\p{L}+(?:ion|ment|ing)\s(?:of|for|with)\s`,
  'u',
);

const partIn = preparedPattern(
  String.raw`^(?<part>(?:(?:[Ii]s|[Aa]m|[Aa]re|[Ww]as|[Ww]ere)\s)?(?:(?:actively|closely|directly|heavily)\s)?(?:[Aa]ssist(?:ed|s)?\s(?:in|with)|[Cc]ollaborated?s?\s(?:in|on)|[Cc]ontribut(?:ed?|es)\sto|[Hh]elp(?:ed|s)?\s(?:in|with)|[Ii]nvolved\sin|[Pp]articipat(?:ed?|es)\sin|[Tt](?:ake|akes|ook)\spart\sin|[Ww]ork(?:ed|s)?\son))\s(?<rest>\S.*)$`,
  'su',
);

/** `Assisted in the planning of two fairs` becomes `Assisted in planning two fairs`: as little is claimed. */
export const partInAction: Pattern = {
  rule: 'part_in_action',
  // The opening stays: `Helped with organizing`.
  why: 'filler',
  languages: ['en'],
  from: 'super',
  apply(text, { lexicon }) {
    const { part = '', rest = '' } = partIn.exec(text)?.groups ?? {};
    if (part === '' || isDoneByOthers(rest) || isSentence(rest)) return null;
    // `and perform tests` would hang on the -ing form.
    if (possiblePresentVerb(lexicon, rest, '') !== null) return null;
    const turned = nounsTurned(rest, (noun, object) => gerundOfNoun(lexicon, noun, object));
    return turned === null ? null : `${part} ${uncapitalized(turned)}`;
  },
  examples: [
    ['Assisted in the planning and execution of two fairs', 'Assisted in planning and executing two fairs'],
    [
      'Was involved in the introduction of electronic charts',
      'Was involved in introducing electronic charts',
    ],
    ["Participated in the drafting of the mill's rules", "Participated in drafting the mill's rules"],
    ['Helped with the migration of the old ledger', 'Helped with migrating the old ledger'],
    ['Worked on the implementation of a new till', 'Worked on implementing a new till'],
    ['Was involved in supporting of two mills', 'Was involved in supporting two mills'],
  ],
  leaves: [
    ['others may have met', 'Participated in the presentation of 3 vendors'],
    ['others did it', 'Assisted in the planning of fairs by two mills'],
    ['a thing is no action', 'Worked on the records of 40 patients'],
    ['an action without an object stays', 'Assisted in the planning'],
    ['a second action would be left over', 'Assisted in the planning of fairs, testing and repair'],
    ['a verb would hang on the -ing form', 'Assisted in the planning of fairs and perform tests of tills'],
    ['the team acts', 'Was part of the planning of two fairs'],
  ],
};

/** The -ing form for an action noun; null if it names no action, or if others may have done it. */
function gerundOfNoun(lexicon: Lexicon, noun: string, object: string): string | null {
  const verb = verbOfNoun(lexicon, noun, 'past', object);
  if (verb === null) return null;
  if (noun.endsWith('ing')) return noun;
  const lemma = lemmaOfVerb(verb);
  return lemma === null ? null : spelledLike(noun, inflect(lemma, 'gerund'));
}
