import { inflect, isPastForm, lightVerbs, readVerb, spelledLike } from '../../../../lexicon/verbs.ts';
import { allMatches } from '../../../../text/patterns.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { isOwnAction, meansOf } from '../own-action.ts';
import type { Pattern } from '../pattern.ts';

const whichClause = preparedPattern(
  String.raw`,\s+which\s+(?:(?:then|also|in turn)\s+)?(?<verb>\p{L}+)(?=\s)`,
  'gu',
);

/** `…, which reduced deploy time` becomes `…, reducing deploy time`. */
export const joinOutcome: Pattern = {
  rule: 'join_outcome',
  why: 'resultJoined',
  languages: ['en'],
  from: 'good',
  isMinor: true,
  apply(text) {
    const clauses = allMatches(text, whichClause.for(text));
    const [clause] = clauses;
    if (!clause || clauses.length > 1) return null;
    // Only what the person did alone is sure to be what brought it about.
    if (meansOf(text.slice(0, clause.index)) === null) return null;
    const { verb: word = '' } = clause.groups ?? {};
    const verb = readVerb(word);
    if (!verb?.forms.includes('past') || lightVerbs.has(verb.lemma)) return null;
    const rest = text.slice(clause.index + clause[0].length);
    // Without an object the result is what `which` stands for: `the audit, which closed with no findings`.
    if (/^\s+(?:with|in|at|on|to|for|from|by|within|after|before|over)\s/.test(rest)) return null;
    // A second verb of the clause would keep its tense: `which reduced cost and improved …`.
    if (/\s(?:and|or|but)\s+\p{L}+ed\b/u.test(rest)) return null;
    return text.replace(clause[0], `, ${spelledLike(word, inflect(verb.lemma, 'gerund'))}`);
  },
  examples: [
    [
      'Rewrote the handoff sheet, which reduced errors by 20%',
      'Rewrote the handoff sheet, reducing errors by 20%',
    ],
  ],
  leaves: [
    ['what an audit did is not what the person did', 'Prepared the audit, which closed with no findings'],
    ['a second form in -ing would hang loose', 'Wrote tests, covering two modules, which reduced errors'],
    [
      'what others did is not what the person did',
      'Joined a team that moved the archive, which reduced costs',
    ],
    ['nor is what a thing does', 'Sold a heat pump, which cut energy use by 20%'],
    ['two clauses stay', 'Moved the site, which cut cost, which pleased the board'],
    ['a clause with two verbs stays', 'Moved the site, which reduced cost and improved uptime'],
  ],
};

/** `Moved the archive online, this cut search time` becomes `…, which cut search time`: two sentences need more than a comma. */
export const commaSplice: Pattern = {
  rule: 'comma_splice',
  why: 'resultJoined',
  languages: ['en'],
  from: 'good',
  apply(text) {
    const { action = '', verb = '', rest = '' } = spliced.exec(text)?.groups ?? {};
    if (!isPastForm(verb) || another.test(rest) || !isOwnAction(action)) return null;
    return `${action}, which ${verb}${rest}`;
  },
  examples: [
    [
      'Moved the archive online, this allowed the wards to find charts at night',
      'Moved the archive online, which allowed the wards to find charts at night',
    ],
    [
      'Wrote a library of forms, this reduced typing errors.',
      'Wrote a library of forms, which reduced typing errors.',
    ],
    [
      'Introduced labels for all pallets and set up the shelves, boxes and bins, this cut search time',
      'Introduced labels for all pallets and set up the shelves, boxes and bins, which cut search time',
    ],
  ],
  leaves: [
    [
      'the last of two actions may be of others',
      'Moved the shelves and joined a team that sold bins, this cut costs',
    ],
    ['a noun after it makes it another thing', 'Cleaned the store, this time with two helpers'],
    ['a second one would be left', 'Moved the archive, this cut search time, this pleased the wards'],
    ['it may be what others did', 'Joined a team that moved the archive, this reduced costs by 30%'],
    ['or what somebody else made', 'Sold a heat pump, this cut energy use by 20%'],
    ['a sentence of its own stays', 'Moved the archive online. This cut search time'],
  ],
};

const spliced = preparedPattern(
  String.raw`^(?<action>\p{Lu}[^;:.]{8,300}?),\s(?:and\s)?this\s(?<verb>\p{Ll}+)(?<rest>\s\S.*)$`,
  'su',
);
const another = preparedPattern(String.raw`,\s(?:this|it|which)\s`);
