import { ownValue } from '../../../../contract/own-value.ts';
import { inflect, readVerb, spelledLike } from '../../../../lexicon/verbs.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { isRole } from '../../../grammar/noun-phrase.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { doubtfulVerb } from '../../../grammar/verb-tense.ts';
import { over, type Pattern, present } from '../pattern.ts';

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
  String.raw`^Was\s+(?:the\s+|an?\s+)?(?<role>\p{L}+(?:\s\p{L}+){0,2}?)(?=\s+(?:approx|about|around|for|of|in|at|on|during)\b|$)`,
);
const thingDone = preparedPattern(String.raw`^Did\s+(?:the\s+|all\s+)?(?<thing>\p{Ll}+)\b`);

/** `Did newsletters` becomes `Sent newsletters`, `Was charge nurse` becomes `Served as charge nurse`. */
export const plainVerb: Pattern = {
  rule: 'plain_verb',
  why: 'verb',
  languages: ['en'],
  from: 'good',
  apply(text, { tense }) {
    if (tense !== 'past') return null;
    const { role } = roleNamed.exec(text)?.groups ?? {};
    if (role && isRole(role)) return text.replace(/^Was\s+/, 'Served as ');
    const { thing = '' } = thingDone.exec(text)?.groups ?? {};
    const verb = ownValue(verbFor, thing);
    return verb ? capitalized(text.replace(/^Did\b/, verb)) : null;
  },
  examples: [
    ['Did newsletters for 4,000 members', 'Sent newsletters for 4,000 members'],
    ['Was charge nurse approx. 3 shifts a month', 'Served as charge nurse approx. 3 shifts a month', over],
  ],
  leaves: [
    ['what no list names stays', 'Did the garden of two schools'],
    ['one word for another is no gain', 'Acted as charge nurse'],
  ],
};

/** `Managed to repair 40 pumps` becomes `Repaired 40 pumps`: what was managed was done. */
export const ableTo: Pattern = {
  rule: 'able_to',
  why: 'opener',
  languages: ['en'],
  from: 'good',
  apply(text, { tense }) {
    const { frame = '', verb: word = '', rest = '' } = opening.exec(text)?.groups ?? {};
    const verb = readVerb(word);
    if (tense !== 'past' || !verb?.forms.includes('base') || verb.lemma === 'be') return null;
    if (doubtfulVerb(rest) !== null || condition.test(rest)) return null;
    // What somebody is able to do may never have been done: only a change by so much has happened.
    if (frame.toLowerCase() !== 'managed' && !change.test(rest)) return null;
    return capitalized(spelledLike(word, inflect(verb.lemma, 'past'))) + rest;
  },
  examples: [
    ['Managed to repair 40 pumps in a week', 'Repaired 40 pumps in a week'],
    ['Was able to cut scrap by 12%', 'Cut scrap by 12%'],
    ['Managed to reduce waste by 12%', 'Reduced waste by 12%'],
    ['Managed to successfully deliver the 2019 catalog', 'Delivered the 2019 catalog'],
  ],
  leaves: [
    ['a second verb would keep its form', 'Was able to repair pumps and weld the frames'],
    [
      'what somebody is able to do may never have been done',
      'Was able to operate a forklift without supervision',
    ],
    ['also with a number', 'Was able to lift 50 pounds'],
    ['and a time is no change', 'Was able to serve 40 guests by 8 am'],
    ['or on a condition', 'Was able to cut scrap by 12% if needed'],
    ['being something is not an action', 'Was able to be on site at night'],
    ['a manager manages', 'Managed the repair of 40 pumps'],
    ['in the present it tells what somebody can do', 'Am able to repair pumps', present],
  ],
};

const opening = preparedPattern(
  String.raw`^(?:I\s)?(?<frame>[Ww]as\sable|[Mm]anaged)\sto\s(?:successfully\s)?(?<verb>\p{Ll}+)(?<rest>\s\S.*)$`,
  'su',
);
const change = preparedPattern(String.raw`\sby\s(?:\p{L}+\s){0,2}\d[\d.,]{0,8}\s?%`, 'u');
const condition = preparedPattern(
  String.raw`\b(?:if|when|whenever|where|unless|as\s(?:needed|required|necessary)|would|could|independently|without\ssupervision)\b`,
  'iu',
);
