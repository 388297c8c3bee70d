import type { TokenRange } from '../../../text/find-form.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import type { ReadText } from '../../../text/read-text.ts';
import type { Doer } from './doers-of.ts';

const beside = preparedPattern(String.raw`\b(?:to|for) (?:the )?$`, 'i');

/** Where a title says who does it: "Senior Project Manager", but not "Assistant to the Project Manager". */
export function findDoer({ text, tokens, keys }: ReadText, { doer, object }: Doer): TokenRange | null {
  if (!object.every((key) => keys.has(key))) return null;
  const found = tokens.find(({ key }) => doer.has(key));
  if (!found) return null;
  const all = [found, ...tokens.filter(({ key }) => object.includes(key))];
  const start = Math.min(...all.map((token) => token.start));
  const end = Math.max(...all.map((token) => token.end));
  return beside.test(text.slice(0, start)) ? null : { start, end };
}
