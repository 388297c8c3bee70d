import { ownValue } from '../../../../contract/own-value.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { isRole } from '../../../grammar/noun-phrase.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { over } from '../situations.ts';
import type { Pattern } from '../wording.ts';

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
