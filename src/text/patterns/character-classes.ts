import { ownValue } from '../../values/own-value.ts';

/** Latin Extended-A has its capitals one by one. */
const extendedUpper = 'ĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĲĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽ';
const extendedLower = 'āăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĳĵķĸĺļľŀłńņňŉŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżžſ';
/** Other letters with two cases count as small, except a few capitals that begin names: `Ștefan`, `Ґ`, Armenian. */
const otherSmall = String.raw`\u0180-\u0217\u0219\u021b-\u02af\u0460-\u0481\u048a-\u048f\u0491-\u052f\u0561-\u0587\u1e00-\u1e9d\u1e9f-\u1fff\u{1d400}-\u{1d7cb}`;
const otherUpper = String.raw`\u0218\u021a\u0490\u0531-\u0556\u1e9e`;

/** The ranges of each class, for use inside brackets. */
const ranges: Readonly<Record<string, string>> = {
  '\\p{L}': String.raw`A-Za-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u02c1\u0370-\u0374\u0376-\u037d\u037f\u0386\u0388-\u0481\u048a-\u167f\u1681-\u1fff\u2c00-\u2dff\u3005-\u3006\u3031-\u3035\u303b-\u303c\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u318e\u31a0-\u31ff\u3400-\u4dbf\u4e00-\ud7ff\uf900-\ufdff\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc\u{10000}-\u{1cfff}\u{1d400}-\u{1d7cb}\u{1e000}-\u{1eeff}\u{20000}-\u{3ffff}`,
  '\\p{Lu}': String.raw`A-Z\xc0-\xd6\xd8-\xde${extendedUpper}\u0386\u0388-\u038f\u0391-\u03ab\u0400-\u042f\uff21-\uff3a${otherUpper}`,
  '\\p{Ll}': String.raw`a-z\xb5\xdf-\xf6\xf8-\xff${extendedLower}\u0390\u03ac-\u03ce\u0430-\u045f\uff41-\uff5a${otherSmall}`,
  '\\p{N}': String.raw`0-9\xb2\xb3\xb9\xbc-\xbe\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u2070\u2074-\u2079\u2080-\u2089\u2150-\u2182\u2185-\u2189\u2460-\u249b\u24ea-\u24ff\u2776-\u2793\u3007\u3021-\u3029\u3038-\u303a\uff10-\uff19`,
  '\\p{Script=Han}': String.raw`\u2e80-\u2fd5\u3005\u3007\u3021-\u3029\u3038-\u303b\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufad9\u{20000}-\u{3ffff}`,
  '\\p{Script=Latin}': String.raw`A-Za-z\xaa\xba\xc0-\xd6\xd8-\xf6\xf8-\u02b8\u02e0-\u02e4\u1d00-\u1dbe\u1e00-\u1eff\u2c60-\u2c7f\ua722-\ua7ff\ufb00-\ufb06\uff21-\uff3a\uff41-\uff5a`,
};

const part = /\\p\{[^{}\\]+\}|\\.|[[\]]/g;

/**
 * The source with ranges in place of the most used `\p{…}`. V8 builds each of those from the tables of all scripts,
 * which takes longer than all uses of the pattern in one resume. The ranges are exact for the letters of Latin up to
 * `ſ`, modern Greek, Russian, Chinese and Japanese, and for digits of these; in other scripts, everything between
 * letters counts as a letter, and most capitals as small letters.
 */
export function withRanges(source: string): string {
  if (!source.includes('\\p{')) return source;
  let isInClass = false;
  return source.replace(part, (written) => {
    if (written === '[') isInClass = true;
    if (written === ']') isInClass = false;
    const found = ownValue(ranges, written);
    if (found === undefined) return written;
    return isInClass ? found : `[${found}]`;
  });
}
