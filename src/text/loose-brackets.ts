import { preparedPattern } from './patterns/prepared-pattern.ts';

const partners: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
  ['）', '（'],
  ['】', '【'],
  ['」', '「'],
  ['》', '《'],
]);
const openers: ReadonlySet<string> = new Set(partners.values());
/** A bracket after a number or single letter numbers an item: `1) plan 2) build`. */
const countsItem = preparedPattern(String.raw`(?:^|[\s(])(?:\p{N}{1,2}|\p{L})$`);
const maxCountLength = 4;

const bracket = /[()[\]{}（）【】「」《》]/;
const none: readonly number[] = [];

/** Positions of unmatched brackets in a line, in order. */
export function looseBrackets(line: string): readonly number[] {
  if (!bracket.test(line)) return none;
  const open: number[] = [];
  const loose: number[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const mark = line.charAt(index);
    const partner = partners.get(mark);
    if (openers.has(mark)) open.push(index);
    else if (partner === undefined) continue;
    else if (partner === line.charAt(open.at(-1) ?? -1)) open.pop();
    else if (!countsItem.test(line.slice(Math.max(0, index - maxCountLength), index))) loose.push(index);
  }
  return [...open, ...loose].sort((a, b) => a - b);
}

const before: ReadonlySet<string> = new Set([...' *_`#~>|']);
const behind: ReadonlySet<string> = new Set([...' *_`~<|']);

/** Removes unmatched brackets from a term, and markup characters around it. */
export function withoutLooseMarks(term: string): string {
  const whole = without(term, looseBrackets(term));
  let [start, end] = [0, whole.length];
  while (start < end && before.has(whole.charAt(start))) start += 1;
  while (end > start && behind.has(whole.charAt(end - 1))) end -= 1;
  return whole.slice(start, end);
}

function without(term: string, places: readonly number[]): string {
  if (places.length === 0) return term;
  const left = new Set(places);
  return term
    .split('')
    .filter((_, index) => !left.has(index))
    .join('');
}
