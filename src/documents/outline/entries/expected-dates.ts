import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { lazy } from '../../../values/memoize.ts';
import { datesInText, maxTitleLength } from '../recognize/dates-in-text.ts';

/* Words such as `Expected May 2027` are kept: the date alone would say that something is finished. */

export interface ExpectedDate {
  /** The text without the words that mark its date as expected. */
  readonly text: string;
  /** These words and the date as written, or ''. */
  readonly said: string;
}

/** What is expected; `Exceeded expected sales in 2019` says something else. */
const ends = (): string => phrases('resume', 'expected_end');
/** Before the date: `Expected graduation date: ` */
const leads = lazy(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:${phrases('resume', 'expected')})(?: (?:to )?(?:${ends()})){0,2}(?: in)?[:：]? ?$`,
      'iu',
    ),
);
/** After the date: `(expected)` */
const follows = lazy(
  () => new RegExp(`^[ ,;]{0,2}[(（]?(?:${phrases('resume', 'expected')})[)）]?(?!\\p{L})`, 'iu'),
);

/** @param written one end of a line */
export function expectedDate(written: string): ExpectedDate {
  const none = { text: written, said: '' };
  if (written.length > maxTitleLength || !/\d/.test(written)) return none;
  const text = written.replace(/\s+/g, ' ');
  const { date } = datesInText(text);
  const at = date === '' ? -1 : text.lastIndexOf(date);
  if (at < 0) return none;
  const [before, behind] = [text.slice(0, at), text.slice(at + date.length)];
  const [lead] = leads().exec(before) ?? [];
  if (lead !== undefined)
    return {
      text: before.slice(0, before.length - lead.length) + date + behind,
      said: withoutComma(lead + date),
    };
  const [follow] = follows().exec(behind) ?? [];
  if (follow === undefined) return none;
  return { text: before + date + behind.slice(follow.length), said: withoutComma(date + follow) };
}

/** Removes commas, so that `May, 2027` is not read as a list. */
function withoutComma(said: string): string {
  return said.replaceAll(',', '');
}
