import { everyMatch } from '../../text/every-match.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';

/** "…in a team.Must hold …", "required.5+ years": no space after the end of a sentence. Endings of addresses aside. */
const joint = preparedPattern(
  String.raw`(?<=\p{Ll}{2}|\p{Lu}{2}|[)\]%"”])[.!?;](?=(?!(?:Com|Net|Org|Edu|Gov|Js)\b)\p{Lu}\p{Ll}{2}|\p{Lu}{5}|(?:A|I|An|As|At|By|If|In|It|No|On|Or|To|Up|We|You)[\s-]|(?!NET\b|JS\b)\p{Lu}{2,4}\s\p{Lu}|\d{1,2} ?\+? ?(?:(?:-|–|to) ?\d{1,2} ?\+? ?)?(?:[Yy]ears?|[Yy]rs)\b)`,
  'gu',
);
const address = /[@\\]|:\/\/|www\./;
const lastWord = /\S*$/;

/** Where sentences begin that nothing parts from the one before; indexes into the line. */
export function gluedSentences(line: string): readonly number[] {
  return everyMatch(line, joint.for(line))
    .filter(({ index }) => !address.test(lastWord.exec(line.slice(0, index))?.[0] ?? ''))
    .map(({ index }) => index + 1);
}
