import { isContactLine } from '../recognize/contact-in-text.ts';
import { isDateText } from '../recognize/dates-in-text.ts';
import { endsOpen, isInCapitals, openEnds } from '../recognize/open-end.ts';
import { isKnownWhole } from '../recognize/section-headings.ts';
import type { SourceLine } from '../source-line.ts';

/*
 * Joins names and texts that wrap in a column narrower than the space that the layout shows: no name ends in `of`, so
 * `Master of` above `Business Administration` is one.
 */

/** Joins each line that ends in a word such as `of`, or above one that begins with it, with the next line. */
export function withWholeNames(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last !== undefined && isOneText(last, line))
      whole[whole.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        aside: last.aside || line.aside,
        links: [...last.links, ...line.links],
      };
    else whole.push(line);
  }
  return whole;
}

const maxLength = 300;

function isOneText(above: SourceLine, below: SourceLine): boolean {
  if (above.text.length > maxLength || !isSetAlike(above, below)) return false;
  const isBesideDate = [above.aside, below.aside].every((aside) => aside === '' || isDateText(aside));
  if (!isBesideDate || (above.aside !== '' && below.aside !== '')) return false;
  if (!endsOpen(above.text) && !beginsOpen(above.text, below.text)) return false;
  return !isDateText(below.text) && !isContactLine(below.text) && !isKnownWhole(below.text);
}

const wrapping: ReadonlySet<SourceLine['style']> = new Set(['strong', 'quiet', 'text']);
/** Lines of one text are at most this much farther apart than usual. */
const maxGap = 1.35;

function isSetAlike(above: SourceLine, below: SourceLine): boolean {
  const isSame =
    above.style === below.style &&
    above.setting === below.setting &&
    above.layout?.face === below.layout?.face;
  const isBelow = below.layout === undefined || (below.layout.gap !== null && below.layout.gap <= maxGap);
  return isSame && isBelow && wrapping.has(below.style) && below.isBelowBlank !== true;
}

/** True if the second line begins with a word such as `of` and is in lower case, or in capitals like the first. */
function beginsOpen(above: string, below: string): boolean {
  const [word = ''] = below.split(/(?<=['’])| /u, 1);
  if (word === below || !/\p{L}\)?$/u.test(above.slice(-2))) return false;
  if (!openEnds.has(word.toLowerCase()) && !/^[dl]['’]$/u.test(word)) return false;
  if (isDateText(above)) return false;
  return word === word.toLowerCase() || (belongsInCapitals.test(word) && isInCapitals(`${above} ${below}`));
}

/** In capitals, other such words begin names: `LA PALMA`, `THE OAKS`. */
const belongsInCapitals = /^(?:OF|DE|DEL|DU|DES|AND|UND|Y|ET|FÜR)$/u;
