import { kindOf, type Lexicon } from '../../lexicon/lexicon.ts';
import { twoParts } from '../../lexicon/skills/classes.ts';
import { overlap, type TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';
import { type Accepted, nameOf } from './accept-candidate.ts';

/* Things beside a slash that share a word, which are asked for together. */

/** In words, on either side of a slash. */
const maxBesideSlash = 3;
const slash = preparedPattern(String.raw`^-? ?\/-? ?$`);

/** Two known things that share a word, with their place: `accounts payable/receivable`. */
interface Pair extends TokenRange {
  readonly parts: readonly string[];
}

function pairsIn(lexicon: Lexicon, text: string): readonly Pair[] {
  if (!text.includes('/')) return [];
  const tokens = tokenize(text);
  return tokens.flatMap(({ start }, index) => {
    const before = tokens[index - 1];
    return before !== undefined && slash.test(text.slice(before.end, start))
      ? pairAt(lexicon, text, tokens, index)
      : [];
  });
}

/** The pair around the slash before a token. */
function pairAt(lexicon: Lexicon, text: string, tokens: readonly Token[], index: number): readonly Pair[] {
  for (const first of tokens.slice(Math.max(0, index - maxBesideSlash), index).reverse()) {
    for (const last of tokens.slice(index, index + maxBesideSlash)) {
      const [start, end] = [first.start, last.end];
      const whole = text.slice(start, end);
      const isPair =
        kindOf(lexicon, whole) === null &&
        whole.split('/').some((part) => kindOf(lexicon, part.trim()) === null);
      const parts = isPair ? twoParts(lexicon, whole) : [];
      // Of two tools, one is enough: `Java/Python programming`.
      if (parts.some((part) => kindOf(lexicon, part) !== 'tool')) return [{ start, end, parts }];
    }
  }
  return [];
}

/** Takes a pair as a whole if a part of it is asked for: it is shown by both, and in part by one. */
export function joinPairs(
  lexicon: Lexicon,
  text: string,
  accepted: readonly Accepted[],
): readonly Accepted[] {
  return pairsIn(lexicon, text).reduce((all, { start, end, parts }) => {
    const own = all.filter(({ candidate }) => overlap(candidate, { start, end }));
    const [first] = own;
    const isOfPair = ({ candidate }: Accepted) =>
      (start <= candidate.start && candidate.end <= end) || parts.includes(nameOf(candidate));
    if (first === undefined || !own.every(isOfPair)) return all;
    const candidate = { ...first.candidate, text: text.slice(start, end), start, end, term: null };
    return all
      .filter((one) => one === first || !own.includes(one))
      .map((one) => (one === first ? { ...first, candidate } : one));
  }, accepted);
}

const firstPartBefore = preparedPattern(String.raw`(?<![\p{L}\p{N}])\p{L}{1,30}-\/$`, 'u');
const firstPart = preparedPattern(String.raw`^\p{L}{1,30}-\/`, 'u');
const maxFirstPart = 33;

/** Writes a name with the first part of its compound, `Vor-/Nachkalkulation`, and as an alternative without it. */
export function withFirstPart(text: string, accepted: readonly Accepted[]): readonly Accepted[] {
  return accepted.flatMap((one) => {
    const { start, end, term } = one.candidate;
    const before =
      firstPartBefore.exec(text.slice(Math.max(0, start - maxFirstPart), start))?.[0].length ?? 0;
    const from = start - before;
    const to = start + (firstPart.exec(text.slice(start, end))?.[0].length ?? 0);
    const isTaken = accepted.some(({ candidate }) => overlap(candidate, { start: from, end: start }));
    if (from === to || isTaken) return [one];
    const nameFrom = (at: number) => ({
      ...one,
      candidate: { ...one.candidate, text: text.slice(at, end), start: at },
    });
    const whole = nameFrom(from);
    if (term !== null) return [whole];
    return [{ ...whole, candidate: { ...whole.candidate, end: to - 1 } }, nameFrom(to)];
  });
}
