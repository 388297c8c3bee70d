import { professionOf } from '../../../lexicon/lexicon.ts';
import { packedWords } from '../../../lexicon/packed-lexicon.ts';
import { dutiesOfTitle } from './read-title.ts';

/* The trade that a title or a term belongs to, where titles share no word and no role. */

/** People of every trade have these. */
const ofEveryTrade = packedWords('every-trade');

/** Null for what the lexicon does not know, and for what people of every trade have. */
export function tradeOf(term: string): string | null {
  const trade = professionOf(term);
  return trade === null || ofEveryTrade.has(trade) ? null : trade;
}

/** So much of what is asked for, or of what somebody does, is of a trade that the posting or the work may be of. */
export const shareOfTrade = 0.25;

/** Fewer terms are of a trade by chance. */
const fewestTerms = 3;

/** Whether a posting that asks for these terms may be of the trade that everybody with the title works in. */
export function isOfTradeAsked(title: string, asked: readonly string[]): boolean {
  const duties = tradesOf(dutiesOfTitle(title));
  // A shop assistant sells a little more at the till, and is no marketer.
  const own = new Set(duties.filter((trade) => countOf(trade, duties) >= shareOfTrade * duties.length));
  const trades = tradesOf(asked);
  const shared = trades.filter((trade) => own.has(trade));
  return shared.length >= fewestTerms && shared.length >= shareOfTrade * trades.length;
}

/** Their people build what other trades use, and name the work of those in their own. */
const buildingTrades = packedWords('building-trades');
/** What programmers do beside their own work. */
const besideBuilding = packedWords('beside-building-trades');

/** Whether a term names the work of those for whom somebody with the title builds: `customer service` of a programmer. */
export function isOfTradeServed(title: string, term: string): boolean {
  const trade = tradeOf(term);
  if (trade === null || buildingTrades.has(trade) || besideBuilding.has(trade)) return false;
  const duties = tradesOf(dutiesOfTitle(title));
  const built = duties.filter((each) => buildingTrades.has(each)).length;
  const builds = built > 0 && built >= shareOfTrade * duties.length;
  return builds && countOf(trade, duties) < shareOfTrade * duties.length;
}

function tradesOf(terms: Iterable<string>): readonly string[] {
  return [...terms].map(tradeOf).filter((trade) => trade !== null);
}

function countOf(trade: string, trades: readonly string[]): number {
  return trades.filter((one) => one === trade).length;
}
