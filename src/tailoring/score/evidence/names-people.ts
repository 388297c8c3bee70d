import { isCredential } from '../../../contract/choices.ts';
import { kindOf, type Lexicon, memoizeByLexicon } from '../../../lexicon/lexicon.ts';
import { packedTitles } from '../../../lexicon/packed/packed-lexicon.ts';
import { familyOfSubject, titlesAt } from '../../../lexicon/packed/title-index.ts';
import { titleKeys } from '../../../lexicon/titles/title-keys.ts';
import { severalInWords } from '../../../lexicon/words/number-words.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import type { TokenRange } from '../../../text/find-form.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { termKey } from '../../../text/tokenize.ts';

/* Finds where a text counts other people by their profession: "12 RNs per shift". */

/** A number right before the profession, but not a year or `5 years RN`. */
const counted = preparedPattern(
  () =>
    String.raw`(?<![\p{L}\p{N}.,/#])(?:\d{1,3}|${severalInWords()})\+?\s(?:other\s|weitere\s|autres\s|otros\s)?$|[\d一两二三四五六七八九十]\s?[名位个]$`,
  'iu',
);
/** In UTF-16 units; enough for a number in words with an adjective. */
const lookBehind = 24;
const acronyms = preparedPattern(String.raw`\p{Lu}s$`);
const inPlural = preparedPattern(String.raw`\p{Ll}[sx]$`, 'iu');

/** True if the profession at `range` refers to other people. */
export function namesPeople(
  lexicon: Lexicon,
  text: string,
  { start, end }: TokenRange,
  asked: AskedRequirement['kind'],
): boolean {
  const form = text.slice(start, end);
  const { isTitle, isHeld } = professionOf(lexicon, form);
  if (!isTitle && !(isHeld && isCredential(asked) && acronyms.test(form))) return false;
  return isOfSeveral(lexicon, form) || counted.test(text.slice(Math.max(0, start - lookBehind), start));
}

/** Only whole titles count, and never tools: a `syringe driver` is not a driver. */
const professionOf = memoizeByLexicon(2000, (lexicon, form) => {
  const kind = kindOf(lexicon, form);
  const isHeld = isCredential(kind);
  const isWork = kind === null || kind === 'tool' || (!isHeld && isSubject(form));
  return { isHeld, isTitle: !isWork && isWholeTitle(form) };
});

/** True for the name of a kind of work, such as `payroll`, rather than of a profession. */
function isSubject(form: string): boolean {
  return familyOfSubject(packedTitles(), titleKeys(form).join(' ')) !== undefined;
}

function isWholeTitle(form: string): boolean {
  const keys = titleKeys(form);
  const [head = ''] = keys;
  const title = keys.join(' ');
  return titlesAt(packedTitles(), head).some((each) => each.keys.join(' ') === title);
}

/** True for plurals such as `RNs` and `charge nurses`, but not for `sales`, which the lexicon has in the plural. */
function isOfSeveral(lexicon: Lexicon, form: string): boolean {
  if (acronyms.test(form)) return true;
  const spellings = lexicon.index.terms.get(termKey(form))?.spellings ?? [];
  return inPlural.test(form) && !spellings.some((each) => each.toLowerCase() === form.toLowerCase());
}
