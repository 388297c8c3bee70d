import { phrases } from '../../lexicon/phrase-lists.ts';
import { lazy } from '../../text/memoize.ts';
import { datesInText, maxTitleLength } from './recognize/dates-in-text.ts';

/* `Expected May 2027` says that something is not over. A date alone would say that it is, so the words are kept. */

export interface ExpectedDate {
  /** The text without the words that say that its date is expected. */
  readonly text: string;
  /** These words and the date, as they are written; '' where none says so. */
  readonly said: string;
}

/** `Expected graduation date: `, before the date */
const leads = lazy(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:${phrases('resume', 'expected')})(?: (?:to )?\\p{L}{2,12}){0,2}(?: date)?(?: in)?[:：]? ?$`,
      'iu',
    ),
);
/** `(expected)`, behind it */
const follows = lazy(
  () => new RegExp(`^[ ,;]{0,2}[(（]?(?:${phrases('resume', 'expected')})[)）]?(?!\\p{L})`, 'iu'),
);

/** @param written what stands at one end of a line */
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

/** `May, 2027` is no list. */
function withoutComma(said: string): string {
  return said.replaceAll(',', '');
}
