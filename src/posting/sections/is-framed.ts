import { preparedPattern } from '../../text/prepared-pattern.ts';

const frame = preparedPattern(
  String.raw`^\s*(?:([~=*_+|:<>#-]{1,5})\s?(?=\p{L})[^\n]*\p{L}\W{0,2}\s?\1|[\[【]\s?\p{L}[^\]】\n]*[\]】])\s*$`,
);

/** "~ what you bring ~", "== Extras ==", "[ The job ]": the same signs on either side frame a heading. */
export function isFramed(line: string): boolean {
  return frame.test(line);
}
