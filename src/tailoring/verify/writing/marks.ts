import { looseBrackets } from '../../../text/loose-brackets.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/prepared-pattern.ts';
import type { WritingRule } from '../rule.ts';

/** `a 19" rack`: inches. */
const digit = preparedPattern(String.raw`\p{N}`);

/** Every bracket has its other half. */
export const brackets: WritingRule = {
  id: 'brackets',
  because: 'a bracket or a quotation mark would have been left open',
  check(after, { before }) {
    const own = looseMarks(before.text);
    const [mark] = looseMarks(after.text).filter((each) => !own.includes(each));
    return mark === undefined ? null : `"${mark}" has no other half`;
  },
};

/** Brackets without their other half, and the mark of quotations that are not closed. */
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
  // German closes with the mark that English opens with.
  const curved = count('“”„') % 2;
  return [
    ...(isOpen ? ['"'] : []),
    ...(curved === 1 ? ['“'] : []),
    ...(count('«') === count('»') ? [] : ['«']),
  ];
}

const signs: readonly PreparedPattern[] = [
  // Markdown.
  preparedPattern(String.raw`\*\*|\`|##|\]\(|(?:^|\n)\s{0,9}(?:#|>|\*|[-+])\s`, 'g'),
  // HTML and its entities.
  preparedPattern(String.raw`<\/?[a-z!][^<>]{0,200}>|&(?:#\w{1,8}|[a-z]{2,8});`, 'gi'),
  // The tags of those who collect applications: `#LI-XQ9`.
  preparedPattern(String.raw`#[A-Z]{2,}[-_]?[A-Z0-9]{0,12}\b`, 'g'),
];

/** No sign of Markdown or HTML, and no code of a job board. */
export const markup: WritingRule = {
  id: 'markup',
  because: 'a sign of markup or a code would have got into the text',
  check(after, { before }) {
    const own = markupIn(before.text);
    const sign = markupIn(after.text).find((each) => !own.includes(each));
    return sign === undefined ? null : `"${sign}" is markup`;
  },
};

function markupIn(text: string): readonly string[] {
  return signs.flatMap((pattern) => text.match(pattern.for(text)) ?? []).map((sign) => sign.trim());
}
