import { lowerCase } from '../../text/fold.ts';
import { lazy } from '../../text/lazy.ts';
import { anyPhrase, linesOf } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tailWords } from './lead-words.ts';

/** Over text in lower case, as the table is. */
const tailPattern = lazy(() => {
  const { zh = '', ...spaced } = tailWords;
  return preparedPattern(`\\s{1,20}(?:${anyPhrase(spaced)})$|(?:${linesOf(zh).join('|')})$`);
});

/** The text without what trails the thing itself: "welding experience" is about welding. */
export function withoutTail(text: string): string {
  const tail = tailPattern().exec(lowerCase(text));
  return tail ? withoutTail(text.slice(0, tail.index)) : text;
}
