/* What stands at the two ends of a line, however they are parted, and the rules drawn with signs. */

/** Tabs, leaders of dots or dashes, or a gap that no sentence has. */
const parting = /\t+|[.…_-]{5,}|(?<=\S) {4,}/;
/** A rule of signs around or instead of words. */
const ruleSigns = /[_.…=*~#–—-]/;

/** `Acme ........ 2019` → `Acme`, `2019`; a rule before or after the words goes. */
export function lineEnds(text: string): readonly string[] {
  return withoutRules(text)
    .split(parting)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const shortestRule = 4;

function withoutRules(written: string): string {
  const text = written.trim();
  let start = 0;
  let end = text.length;
  while (start < end && ruleSigns.test(text.charAt(start))) start += 1;
  while (end > start && ruleSigns.test(text.charAt(end - 1))) end -= 1;
  const from = start >= shortestRule ? start : 0;
  const until = text.length - end >= shortestRule ? end : text.length;
  return text.slice(from, Math.max(from, until));
}
