import type { TokenRange } from '../../text/find-form.ts';
import { tokenize } from '../../text/tokenize.ts';
import { isOfTrade } from '../names/is-of-trade.ts';
import { opensPlainly } from '../names/opens-as-verb.ts';
import { doingLength, plainDoingLength } from './doing.ts';
import { type Peeled, peel } from './peel.ts';

/** What leads to an item: nothing, "experience with", or "able to", which verbs follow. */
export type Lead = 'none' | 'thing' | 'doing';

/** As `peel`, without the verb before the thing: "hitting renewal targets", "(able to) pull wire". */
export function peelDoing(text: string, { start, end }: TokenRange, lead: Lead): Peeled | null {
  const from = end - text.slice(start, end).trimStart().length;
  const piece = text.slice(from, end);
  const isPlain = lead === 'doing' || opensPlainly(piece);
  const length = doingLength(piece) || (isPlain ? plainDoingLength(piece) : 0);
  const named = length > 0 ? peel(text, from + length, end) : null;
  return named && isOfTrade(tokenize(named.text)) ? named : peel(text, start, end);
}
