import { looseBrackets } from '../../../text/loose-brackets.ts';
import { markupSigns } from '../../../text/markup-signs.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { WritingRule } from '../rule.ts';

/** A digit before a double quote means inches: `a 19" rack`. */
const digit = preparedPattern(String.raw`\p{N}`);

/** Every new bracket and quotation mark has its counterpart. */
export const brackets: WritingRule = {
  id: 'brackets',
  check(after, { before }) {
    const own = looseMarks(before.text);
    const [mark] = looseMarks(after.text).filter((each) => !own.includes(each));
    return mark === undefined ? null : `"${mark}" is unmatched`;
  },
};

/** Unmatched brackets and quotation marks. */
function looseMarks(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => [...looseBrackets(line).map((index) => line.charAt(index)), ...looseQuotes(line)]);
}

function looseQuotes(line: string): readonly string[] {
  const count = (marks: string) => [...line].filter((mark) => marks.includes(mark)).length;
  const straight = [...line].flatMap((mark, index, all) => (mark === '"' ? [all[index - 1] ?? ''] : []));
  const withoutInches = straight.filter((before) => !digit.test(before));
  const isOpen = straight.length % 2 === 1 && withoutInches.length % 2 === 1;
  // The English opening mark is the closing mark in German.
  const curved = count('“”„') % 2;
  return [
    ...(isOpen ? ['"'] : []),
    ...(curved === 1 ? ['“'] : []),
    ...(count('«') === count('»') ? [] : ['«']),
  ];
}

/** Tags of job boards: `#LI-XQ9`. */
const boardTag = preparedPattern(String.raw`#[A-Z]{2,}[-_]?[A-Z0-9]{0,12}\b`, 'g');
const signs: readonly PreparedPattern[] = [...markupSigns.map(({ pattern }) => pattern), boardTag];

/** No new Markdown, HTML or job board tag. */
export const markup: WritingRule = {
  id: 'markup',
  check(after, { before }) {
    const own = markupIn(before.text);
    const sign = markupIn(after.text).find((each) => !own.includes(each));
    return sign === undefined ? null : `"${sign}" is markup`;
  },
};

function markupIn(text: string): readonly string[] {
  return signs.flatMap((pattern) => text.match(pattern.regExp) ?? []).map((sign) => sign.trim());
}
