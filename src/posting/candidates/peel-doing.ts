import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import { withoutTail } from '../cues/without-tail.ts';
import { isDoingWith, isPhrasalDoing } from '../names/is-doing-with.ts';
import { isOfTrade } from '../names/is-of-trade.ts';
import { isTalk } from '../names/is-talk.ts';
import { opensPlainly } from '../names/opens-as-verb.ts';
import { doingLength, plainDoingLength } from './doing.ts';
import { type Peeled, peel } from './peel.ts';

const opening = preparedPattern('^(?:to|in|with|of|on|at|also) ', 'iu');

/** What leads to an item: nothing, "experience with", or "able to", which verbs follow. */
export type Lead = 'none' | 'thing' | 'doing';

/** As `peel`, without the verb before the thing: "hitting renewal targets", "(able to) pull wire". */
export function peelDoing(text: string, { start, end }: TokenRange, lead: Lead): Peeled | null {
  const trimmed = end - text.slice(start, end).trimStart().length;
  const from = trimmed + openingLength(text.slice(trimmed, end));
  const piece = text.slice(from, end);
  const isPlain = lead === 'doing' || opensPlainly(piece);
  const length = doingLength(piece) || (isPlain ? plainDoingLength(piece) : 0);
  const named = length > 0 ? peel(text, from + length, end) : null;
  if (named && namesDoing(withoutTail(piece), named.text)) return peel(text, from, end);
  if (named && isMatter(named.text)) return named;
  // "To meet" is a verb that nothing strips.
  return peel(text, /^to /i.test(text.slice(trimmed)) ? start : from, end);
}

/** "Developing policy", "supervising students": what is done says more than the word it is done with. */
function namesDoing(piece: string, object: string): boolean {
  const words = tokenize(piece);
  const [doing, ...objects] = words;
  if (isPhrasalDoing(words.map(({ key }) => key))) return words.at(-1)?.text === object;
  return objects.length === 1 && objects[0]?.text === object && isDoingWith(doing?.key, objects[0].key);
}

/** "Writing and *to* read", "grants and *in* managing volunteers": a list says again how it is led. */
function openingLength(piece: string): number {
  return opening.exec(piece)?.[0].length ?? 0;
}

function isMatter(text: string): boolean {
  const tokens = tokenize(text);
  return isOfTrade(tokens) && !tokens.every(({ key }) => isTalk(key, null));
}
