import { lowerCase } from '../../text/fold.ts';
import { lazy } from '../../text/lazy.ts';
import { anyPhrase, linesOf } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { praiseWords } from './lead-words.ts';
import { wordGap } from './word-gap.ts';

/** Over text in lower case, as the table is. */
const praise = lazy(() => {
  const { zh = '', ...spaced } = praiseWords;
  return preparedPattern(`^(?:(?:${anyPhrase(spaced)})${wordGap}|(?:${linesOf(zh).join('|')})\\s*)+`);
});

/** How many characters at the start only praise what follows. */
export function praiseLength(text: string): number {
  return praise().exec(lowerCase(text))?.[0].length ?? 0;
}
