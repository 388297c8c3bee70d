import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { lazy } from '../../values/memoize.ts';
import { packedRows } from '../packed/packed-lexicon.ts';

const simplifiedOf = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      packedRows('simplified').flatMap(([simplified = '', traditional = '']) =>
        Array.from(traditional, (one) => [one, simplified] as const),
      ),
    ),
);

const han = preparedPattern(String.raw`\p{Script=Han}`);

/**
 * Converts traditional Chinese characters to simplified ones, one by one so that offsets stay valid. Tables use
 * simplified characters; resumes from Taiwan and Hong Kong do not. Only for comparing, never for output. Source:
 * OpenCC, TSCharacters.
 */
export function simplified(text: string): string {
  if (!han.test(text)) return text;
  const known = simplifiedOf();
  return text.replace(/\p{Script=Han}/gu, (character) => known.get(character) ?? character);
}
