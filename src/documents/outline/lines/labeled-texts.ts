import { groupBy } from '../../../values/lists.ts';
import type { SourceLine } from '../source-line.ts';

const labeled = /^([\p{L}][\p{L} ]{1,28}?)\s?[:：]\s*(\S.*)$/u;

/** The least number of lines with the same label that show what it is. */
const minAlike = 3;
/** Shorter values may be names, unless they end as a Chinese sentence does. */
const minTextLength = 60;

/** The lines of a section with a text below a label that repeats in its entries: `Summary of the role: …`. */
export function labeledTexts(lines: readonly SourceLine[]): ReadonlySet<SourceLine> {
  const byLabel = groupBy(lines, labelOf);
  const first = lines[0] && labelOf(lines[0]);
  const found = [...byLabel].flatMap(([label, alike]) => {
    const texts = alike.filter(({ text }) => isText(labeled.exec(text)?.[2] ?? ''));
    // A label at the very start opens an entry.
    const isInside = label !== '' && label !== first && alike.length >= minAlike;
    return isInside && 2 * texts.length > alike.length ? alike : [];
  });
  return new Set(found);
}

function labelOf({ text, style }: SourceLine): string {
  return style === 'heading' || style === 'large'
    ? ''
    : (labeled.exec(text)?.[1]?.toLowerCase().replace(/s$/, '') ?? '');
}

function isText(value: string): boolean {
  return value.length >= minTextLength || /[。；]$/u.test(value);
}
