import type { FinetuneLevel } from '../../../contract/finetune-level.ts';
import { ownValue } from '../../../contract/own-value.ts';
import { inflect, lightVerbs, readVerb, spelledLike } from '../../../lexicon/verbs.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { firstWord } from '../../../text/first-word.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/prepared-pattern.ts';
import { leadsAlone } from '../../grammar/verb-tense.ts';
import type { WordingReason } from '../../messages/messages.ts';
import { capitalized } from './capitalized.ts';
import { isRole } from './is-role.ts';
import { outcomeFirst } from './outcome-first.ts';
import { pastTense } from './past-tense.ts';
import { stripOpener } from './strip-opener.ts';
import type { Situation, Wording } from './wording.ts';

const longFrom = 200;
const leastWords = 6;

/** A long bullet that holds two statements parted by a semicolon becomes two. */
const splitLong: Wording = {
  rule: 'split',
  why: 'split',
  apply(text) {
    if (text.length < longFrom || text.includes('\n')) return null;
    const parts = text.split(/;\s+(?:and\s+)?|(?<=\p{Ll})\.\s+(?=\p{Lu})/u);
    const [first = '', second = ''] = parts;
    const isTwo = parts.length === 2 && parts.every((part) => part.split(/\s+/).length >= leastWords);
    const leads = readVerb(firstWord(second)) !== null && leadsAlone(second);
    return isTwo && leads ? `${first}\n${capitalized(second)}` : null;
  },
};

/** The verb that goes with a thing done. Each is what "did" means there, no more. */
const verbFor: Readonly<Record<string, string>> = {
  newsletters: 'Sent',
  mailings: 'Sent',
  presentations: 'Gave',
  reports: 'Wrote',
  audits: 'Conducted',
  interviews: 'Conducted',
  inspections: 'Conducted',
  deliveries: 'Made',
  repairs: 'Made',
};
const roleNamed = preparedPattern(
  String.raw`^(?:Was|Acted as)\s+(?:the\s+|an?\s+)?(?<role>\p{L}+(?:\s\p{L}+){0,2}?)(?=\s+(?:approx|about|around|for|of|in|at|on|during)\b|$)`,
);

const thingDone = preparedPattern(String.raw`^Did\s+(?:the\s+|all\s+)?(?<thing>\p{Ll}+)\b`);

/** `Did newsletters` becomes `Sent newsletters`, `Was charge nurse` becomes `Served as charge nurse`. */
const plainVerb: Wording = {
  rule: 'plain_verb',
  why: 'verb',
  apply(text, { tense }) {
    if (tense !== 'past') return null;
    const { role } = roleNamed.exec(text)?.groups ?? {};
    if (role && isRole(role)) return text.replace(/^(?:Was|Acted as)\s+/, 'Served as ');
    const { thing = '' } = thingDone.exec(text)?.groups ?? {};
    const verb = ownValue(verbFor, thing);
    return verb ? capitalized(text.replace(/^Did\b/, verb)) : null;
  },
};

const whichClause = preparedPattern(
  String.raw`,\s+which\s+(?:(?:then|also|in turn)\s+)?(?<verb>\p{L}+)(?=\s)`,
  'gu',
);

/** `…, which reduced deploy time` becomes `…, reducing deploy time`. */
const joinOutcome: Wording = {
  rule: 'join_outcome',
  why: 'resultJoined',
  apply(text) {
    const clauses = allMatches(text, whichClause.for(text));
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

/** Closed list: what goes says nothing. Nothing that quantifies, limits, hedges or names is in it. */
const fillers: readonly (readonly [PreparedPattern, string])[] = [
  [preparedPattern(String.raw`\bsuccessfully\s+`, 'g'), ''],
  [preparedPattern(String.raw`\bin order to\b`, 'g'), 'to'],
  [preparedPattern(String.raw`\bon an? (daily|weekly|monthly) basis\b`, 'g'), '$1'],
  [preparedPattern(String.raw`^(Help(?:ed|s)?) to (?=\p{Ll})`), '$1 '],
  [preparedPattern(String.raw`\b(?<=[Ww]ork(?:ed|s|ing)? )together with\b`, 'g'), 'with'],
];

/** Opens a sentence, so that what follows takes over its capital. */
const opening = preparedPattern(String.raw`\bSuccessfully\s+(\S)`, 'g');

const dropFiller: Wording = {
  rule: 'drop_filler',
  why: 'filler',
  apply(text) {
    const lean = fillers.reduce(
      (current, [pattern, replacement]) => current.replace(pattern.for(current), replacement),
      text.replace(opening.for(text), (_, next: string) => next.toUpperCase()),
    );
    return lean === text ? null : capitalized(lean.trim());
  },
};

/** In the order in which they are tried, each on the result of the one before. */
const wordings: Readonly<Record<FinetuneLevel, readonly Wording[]>> = {
  basic: [],
  good: [dropFiller, stripOpener, plainVerb, pastTense, joinOutcome],
  super: [dropFiller, stripOpener, plainVerb, pastTense, outcomeFirst, joinOutcome, splitLong],
};

export interface Reworded {
  readonly text: string;
  readonly rules: readonly string[];
  readonly whys: readonly WordingReason[];
}

/** An English bullet, said better with the same words. */
export function reword(text: string, level: FinetuneLevel, situation: Situation): Reworded {
  let reworded: Reworded = { text, rules: [], whys: [] };
  for (const wording of wordings[level]) {
    const better = wording.apply(reworded.text, situation);
    if (better === null) continue;
    reworded = {
      text: better,
      rules: [...reworded.rules, wording.rule],
      whys: [...reworded.whys, wording.why],
    };
  }
  return reworded;
}
