import { inflect, lightVerbs, readVerb, spelledLike } from '../../lexicon/verbs.ts';
import { everyMatch } from '../../text/every-match.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Wording } from './wording.ts';

const whichClause = preparedPattern(
  String.raw`,\s+which\s+(?:(?:then|also|in turn)\s+)?(?<verb>\p{L}+)(?=\s)`,
  'gu',
);

/** `…, which reduced deploy time` becomes `…, reducing deploy time`. */
export const joinOutcome: Wording = {
  rule: 'join_outcome',
  why: 'resultJoined',
  apply(text) {
    const clauses = everyMatch(text, whichClause.for(text));
    const [clause] = clauses;
    if (!clause || clauses.length > 1) return null;
    const { verb: word = '' } = clause.groups ?? {};
    const verb = readVerb(word);
    if (!verb?.forms.includes('past') || lightVerbs.has(verb.lemma)) return null;
    // Without an object the result is what `which` stands for: `the audit, which closed with no findings`.
    if (
      /^\s+(?:with|in|at|on|to|for|from|by|within|after|before|over)\s/.test(
        text.slice(clause.index + clause[0].length),
      )
    ) {
      return null;
    }
    // A second verb of the clause would keep its tense: `which reduced cost and improved …`.
    const rest = text.slice(clause.index + clause[0].length);
    if (/\s(?:and|or|but)\s+\p{L}+ed\b/u.test(rest)) return null;
    return text.replace(clause[0], `, ${spelledLike(word, inflect(verb.lemma, 'gerund'))}`);
  },
};
