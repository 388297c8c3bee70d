import { type Lexicon, memoizeByLexicon, professionOf } from '../../../lexicon/lexicon.ts';
import { packedWords } from '../../../lexicon/packed/packed-lexicon.ts';
import { dutiesOfTitle } from './read-title.ts';

/* Trades (occupational fields) of titles and terms, for titles that share no word or role. */

/** Trades whose skills people in every occupation have. */
const ofEveryTrade = packedWords('every-trade');

/** The trade of a term; null if the lexicon does not know it, or people in every occupation have it. */
export function tradeOf(lexicon: Lexicon, term: string): string | null {
  const trade = professionOf(lexicon, term);
  return trade === null || ofEveryTrade.has(trade) ? null : trade;
}

/** Minimum share of terms before a posting or a job is assigned to a trade. */
export const minTradeShare = 0.25;

/** Fewer terms match a trade by chance. */
const minTerms = 3;

/** The trades of a title's usual tasks. Minor ones do not count: a shop assistant who promotes offers is no marketer. */
export const tradesOfTitle = memoizeByLexicon(500, (lexicon, title): ReadonlySet<string> => {
  const duties = tradesOf(lexicon, dutiesOfTitle(title));
  return new Set(duties.filter((trade) => countOf(trade, duties) >= minTradeShare * duties.length));
});

/** True if a posting that asks for these terms may belong to the usual trade of the title. */
export function isOfTradeAsked(lexicon: Lexicon, title: string, asked: readonly string[]): boolean {
  const own = tradesOfTitle(lexicon, title);
  const trades = tradesOf(lexicon, asked);
  const shared = trades.filter((trade) => own.has(trade));
  return shared.length >= minTerms && shared.length >= minTradeShare * trades.length;
}

/** Trades that build things for other trades, such as programming, and so name the work of their users. */
const buildingTrades = packedWords('building-trades');
/** Trades that are close to the building trades and count as own work. */
const besideBuilding = packedWords('beside-building-trades');

/** True if a term names the work of the users that the title builds for: `customer service` for a programmer. */
export function isOfTradeServed(lexicon: Lexicon, title: string, term: string): boolean {
  const trade = tradeOf(lexicon, term);
  if (trade === null || buildingTrades.has(trade) || besideBuilding.has(trade)) return false;
  const duties = tradesOf(lexicon, dutiesOfTitle(title));
  const built = duties.filter((each) => buildingTrades.has(each)).length;
  const builds = built > 0 && built >= minTradeShare * duties.length;
  return builds && countOf(trade, duties) < minTradeShare * duties.length;
}

function tradesOf(lexicon: Lexicon, terms: Iterable<string>): readonly string[] {
  return [...terms].map((each) => tradeOf(lexicon, each)).filter((trade) => trade !== null);
}

function countOf(trade: string, trades: readonly string[]): number {
  return trades.filter((one) => one === trade).length;
}
