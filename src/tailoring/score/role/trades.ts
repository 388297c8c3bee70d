import { professionOf } from '../../../lexicon/lexicon.ts';
import { dutiesOfTitle } from './read-title.ts';

/* The trade that a title or a term belongs to, where titles share no word and no role. */

/** People of every trade have these. */
const ofEveryTrade: ReadonlySet<string> = new Set(['any', 'languages']);

/** Null for what the lexicon does not know, and for what people of every trade have. */
export function tradeOf(term: string): string | null {
  const trade = professionOf(term);
  return trade === null || ofEveryTrade.has(trade) ? null : trade;
}

/** So much of what a posting asks for is of a trade that the posting may be of. */
export const shareOfTrade = 0.25;

/** Fewer terms are of a trade by chance. */
const fewestTerms = 3;

/** Whether a posting that asks for these terms may be of the trade that everybody with the title works in. */
export function isOfTradeAsked(title: string, asked: readonly string[]): boolean {
  const trades = new Set([...dutiesOfTitle(title)].map(tradeOf));
  const telling = asked.map(tradeOf).filter((trade) => trade !== null);
  const own = telling.filter((trade) => trades.has(trade));
  return own.length >= fewestTerms && own.length >= shareOfTrade * telling.length;
}
