import { lazy } from '../text/memoize.ts';
import { packedRows } from './packed-lexicon.ts';

const simplifiedOf = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      packedRows('simplified').flatMap(([simplified = '', traditional = '']) =>
        Array.from(traditional, (one) => [one, simplified] as const),
      ),
    ),
);

const han = /\p{Script=Han}/u;

/**
 * Chinese in simplified characters, each in its place: the tables are written in them, resumes from Taiwan and Hong Kong are not.
 * For comparing only, never printed. Source: OpenCC, TSCharacters.
 */
export function simplified(text: string): string {
  if (!han.test(text)) return text;
  const known = simplifiedOf();
  return text.replace(/\p{Script=Han}/gu, (character) => known.get(character) ?? character);
}
