import { everyMatch } from '../../text/every-match.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';

const fewestLines = 3;

/** Signs that begin a line; not those that belong to the word behind them, to a heading or to a table. */
const opening = preparedPattern(
  String.raw`^[ \t]*([^\p{L}\p{N}\s"'“”„‘’«‹(\[{<@#¿¡€$£¥&.,|~=_\\/\x60%-])[ \t]*(?=[\p{L}\p{N}(])`,
  'gmu',
);

/** The signs that begin three or more lines of a text, whatever they are: "§", "›", "✘". */
export function signsAsBullets(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { 1: sign = '' } of everyMatch(text, opening.for(text))) {
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([sign, count]) => (count < fewestLines ? [] : [sign])));
}
