import { ownValue } from '../../contract/own-value.ts';
import type { Token } from '../../text/tokenize.ts';
import { everydayMatters } from './is-of-trade.ts';
import { isVague } from './is-vague.ts';
import { vagueNouns } from './stop-words.ts';

/** Nouns of talk that say which thing is meant: "month end", "time series". Token keys. */
const qualifyingNouns: ReadonlySet<string> = new Set(
  'mission month time business value field user'.split(' '),
);

/** Nouns of talk that say what a doing is about: "client onboarding", "goal setting". Token keys. */
const activityObjects: ReadonlySet<string> = new Set(
  'candidate client company customer education goal growth job knowledge life people pressure report skill training travel work'.split(
    ' ',
  ),
);
const activity =
  /(?:[a-z]{3}ing|[a-z]{3}tion|[a-z]sion|[a-z]{3}ment|[a-z]{3}ance|approval|appraisal|renewal|referral)$/;

/** Doings that say little alone and enough with their object: "goal setting". Token keys. */
const namedActivity: ReadonlySet<string> = new Set(['setting', 'handling']);

/** Words of talk that make a name with the word behind them. Token keys. */
const madeWith: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    best: 'execution interest value',
    client: 'account file money',
    company: 'law secretarial',
    customer: 'data insight journey',
    day: 'care case surgery trading',
    detail: 'design drawing',
    drive: 'belt shaft train',
    fast: 'fashion food',
    flexible: 'packaging',
    good: 'clinical distribution laboratory manufacturing pharmacovigilance',
    hard: 'disk floor landscaping surface',
    high: 'availability frequency performance power pressure purity rise risk scalability speed street temperature throughput voltage volume',
    individual: 'giving',
    job: 'costing evaluation',
    knowledge: 'base graph',
    life: 'cycle science story',
    low: 'carbon code energy latency power pressure temperature voltage',
    mental: 'capacity health',
    new: 'build business home product',
    night: 'audit',
    own: 'brand label',
    physical: 'examination health inventory layer restraint security therapy',
    pressure: 'equipment system ulcer vessel',
    regular: 'expression giving',
    remote: 'access control desktop sensing',
    shift: 'handover pattern',
    smart: 'building card contract factory grid home meter repair',
    support: 'group plan ticket',
    used: 'car vehicle',
  }).map(([word, next]) => [word, new Set(next.split(' '))]),
);

/** Whether a word of talk belongs to the name that it stands in: "month end", "goal setting", "high availability". */
export function qualifiesName(key: string, index: number, tokens: readonly Token[]): boolean {
  const next = tokens[index + 1];
  const head = tokens.at(-1)?.key ?? '';
  if (next === undefined) return false;
  if (ownValue(madeWith, key)?.has(next.key)) return true;
  if (qualifyingNouns.has(key)) return !everydayMatters.has(head) && !vagueNouns.has(head);
  return (
    index === 0 &&
    activityObjects.has(key) &&
    activity.test(head) &&
    (namedActivity.has(head) || !isVague(head))
  );
}
