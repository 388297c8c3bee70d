import { looseBrackets, withoutLooseMarks } from '../../text/loose-brackets.ts';
import type { Candidate } from '../candidate.ts';

const closing: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['（', '）'],
]);

/**
 * A candidate with its brackets: `510(k)` was cut before the second, which belongs to it; `SAP (MM` of `SAP (MM, SD)`
 * stands without the first. Signs of markup around it are no part of it either.
 */
export function withWholeText(candidate: Candidate, clause: string): Candidate {
  const { text, start, end } = candidate;
  const loose = looseBrackets(text);
  const partner = closing.get(text.charAt(loose[0] ?? -1));
  if (loose.length === 1 && partner !== undefined && clause.startsWith(partner, end)) {
    return { ...candidate, text: text + partner, start, end: end + 1 };
  }
  const whole = withoutLooseMarks(text);
  return whole === text || whole === '' ? candidate : { ...candidate, text: whole };
}
