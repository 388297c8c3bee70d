/* Splits the texts at the two ends of a line, and removes rules drawn with characters. */

/** Tabs, dot or dash leaders, or a gap wider than in a sentence. */
const endSeparator = /\t+|[.…_-]{5,}|(?<=\S) {4,}/;
/** Characters of a rule around words or on its own line. */
const ruleSigns = /[_.…=*~#–—-]/;

/** `Acme ........ 2019` → `Acme`, `2019`; a rule before or after the words is removed. */
export function lineEnds(text: string): readonly string[] {
  return withoutRules(text)
    .split(endSeparator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const minRuleLength = 4;

function withoutRules(written: string): string {
  const text = written.trim();
  let start = 0;
  let end = text.length;
  while (start < end && ruleSigns.test(text.charAt(start))) start += 1;
  while (end > start && ruleSigns.test(text.charAt(end - 1))) end -= 1;
  const from = start >= minRuleLength ? start : 0;
  const until = text.length - end >= minRuleLength ? end : text.length;
  return text.slice(from, Math.max(from, until));
}
