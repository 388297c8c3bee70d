import { trimEndOf } from '../../../contract/trim-end-of.ts';
import { everyMatch } from '../../text/every-match.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';

/** "…in a team.Must hold …", "required.5+ years": no space after the end of a sentence. Endings of addresses aside. */
const joint = preparedPattern(
  String.raw`(?<=\p{Ll}{2}|\p{Lu}{2}|[)\]%"”])[.!?;](?=(?!(?:Com|Net|Org|Edu|Gov|Js)\b)\p{Lu}\p{Ll}{2}|\p{Lu}{5}|(?:A|I|An|As|At|By|If|In|It|No|On|Or|To|Up|We|You)[\s-]|(?!NET\b|JS\b)\p{Lu}{2,4}\s\p{Lu}|\d{1,2} ?\+? ?(?:(?:-|–|to) ?\d{1,2} ?\+? ?)?(?:[Yy]ears?|[Yy]rs)\b)`,
  'gu',
);
const address = /[@\\]|:\/\/|www\./;
/** In characters; an address is known by its beginning or its end. */
const longestWord = 200;

/** Where sentences begin that nothing parts from the one before; indexes into the line. */
export function gluedSentences(line: string): readonly number[] {
  return everyMatch(line, joint.for(line))
    .filter(({ index }) => !address.test(wordBefore(line, index)))
    .map(({ index }) => index + 1);
}

function wordBefore(line: string, index: number): string {
  const before = line.slice(Math.max(0, index - longestWord), index);
  return before.slice(trimEndOf(before, /\S/).length);
}
