import { isWritingWord } from '../../lexicon/writing-words.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';

const duty = preparedPattern(
  String.raw`^(?:was\s)?(?:responsible\sfor|in\scharge\sof)\s(?<place>(?:the|a)\s(?<name>\p{L}+(?:\s\p{L}+)??))(?<rest>(?:\s(?:of|in|at|on|for|during|with)\s[^,;:]*)?)$`,
  'iu',
);
/** With `of` behind them they are a deed or a collection: `the reception of goods`, `the library of components`. */
const otherwiseOfThings: ReadonlySet<string> = new Set([
  'archive',
  'checkout',
  'laundry',
  'library',
  'reception',
]);

/** The place that a line makes somebody responsible for, of those that one runs, and what follows it; null in others. */
export function placeRunIn(line: string): { readonly place: string; readonly rest: string } | null {
  const { place = '', name = '', rest = '' } = duty.exec(line)?.groups ?? {};
  const key = name.toLowerCase();
  if (!isWritingWord('place_run', 'en', key)) return null;
  return otherwiseOfThings.has(key) && /^\sof\s/i.test(rest) ? null : { place, rest };
}
