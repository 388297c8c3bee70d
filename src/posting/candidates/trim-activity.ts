import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import { withoutTail } from '../cues/without-tail.ts';
import { isActivityWith, isPhrasalActivity } from '../names/is-activity-with.ts';
import { isOfTrade } from '../names/is-of-trade.ts';
import { isTalk } from '../names/is-talk.ts';
import { opensPlainly } from '../names/opens-as-verb.ts';
import { activityLength, plainActivityLength } from './activity.ts';
import { type Trimmed, trimPhrase } from './trim-phrase.ts';

const opening = preparedPattern('^(?:to|in|with|of|on|at|also) ', 'iu');

/** What leads to an item: nothing, "experience with", or "able to", which verbs follow. */
export type Lead = 'none' | 'thing' | 'doing';

/** As `peel`, without the verb before the thing: "hitting renewal targets", "(able to) pull wire". */
export function trimActivity(text: string, { start, end }: TokenRange, lead: Lead): Trimmed | null {
  const trimmed = end - text.slice(start, end).trimStart().length;
  const from = trimmed + openingLength(text.slice(trimmed, end));
  const piece = text.slice(from, end);
  const isPlain = lead === 'doing' || opensPlainly(piece);
  const length = activityLength(piece) || (isPlain ? plainActivityLength(piece) : 0);
  const named = length > 0 ? trimPhrase(text, from + length, end) : null;
  if (named && namesActivity(withoutTail(piece), named.text)) return trimPhrase(text, from, end);
  if (named && isMatter(named.text)) return named;
  // "To meet" is a verb that nothing strips.
  return trimPhrase(text, /^to /i.test(text.slice(trimmed)) ? start : from, end);
}

/** "Developing policy", "supervising students": what is done says more than the word it is done with. */
function namesActivity(piece: string, object: string): boolean {
  const words = tokenize(piece);
  const [activity, ...objects] = words;
  if (isPhrasalActivity(words.map(({ key }) => key))) return words.at(-1)?.text === object;
  return objects.length === 1 && objects[0]?.text === object && isActivityWith(activity?.key, objects[0].key);
}

/** "Writing and *to* read", "grants and *in* managing volunteers": a list says again how it is led. */
function openingLength(piece: string): number {
  return opening.exec(piece)?.[0].length ?? 0;
}

function isMatter(text: string): boolean {
  const tokens = tokenize(text);
  return isOfTrade(tokens) && !tokens.every(({ key }) => isTalk(key, null));
}
