import { everyMatch } from '../../text/every-match.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { listBorder } from '../cues/list-border.ts';

/** What stands between two borders of a list. */
export interface Stretch extends TokenRange {
  readonly isLast: boolean;
  /** It begins behind "such as": what follows are examples of the stretch before. */
  readonly isExample: boolean;
}

const beforeExamples = preparedPattern(
  String.raw`(?<=\p{L})\s+(?:such as|including|e\.?\s?g\.?|for example|for instance|namely|incl\.?|inkl\.?|einschließlich|insbesondere|beispielsweise|wie z\. ?b\.|z\. ?b\.|tel(?:le)?s? que|notamment|par exemple|tales? como|por ejemplo|incluyendo)\s+(?=[\p{L}\p{N}])`,
  'iu',
);

/** The parts of a text between the borders of its list; "databases such as Kettle" are two. */
export function stretchesOf(text: string): Stretch[] {
  const borders = everyMatch(text, listBorder);
  const starts = [0, ...borders.map(({ index, 0: { length } }) => index + length)];
  return starts.flatMap((start, index) => {
    const end = borders[index]?.index ?? text.length;
    return partedAtExamples(text, { start, end, isLast: index === borders.length, isExample: false });
  });
}

function partedAtExamples(text: string, stretch: Stretch): Stretch[] {
  const match = beforeExamples.exec(text.slice(stretch.start, stretch.end));
  if (!match) return [stretch];
  const at = stretch.start + match.index;
  const examples = { ...stretch, start: at + match[0].length, isExample: true };
  return [{ ...stretch, end: at, isLast: false }, examples];
}
