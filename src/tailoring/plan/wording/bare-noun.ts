import { isWritingWord } from '../../../lexicon/writing-words.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { isRole } from '../../grammar/noun-phrase.ts';

const phraseStart = preparedPattern(
  String.raw`^\s(?<phrase>[^,;:.()]*?)(?=[,;:.()]|$|\s(?:of|for|in|on|at|to|with|from|across|by|via|through|during|using|and|or|within|between|as|into|per|while|until)\s)`,
);
const opening = preparedPattern(
  String.raw`^(?:an?|the|all|any|each|every|both|our|my|their|its|his|her|this|that|these|those|them|it|of|for|in|on|at|to|with|from|across|by|via|through|as|into|up|out|off|on|\d\S*)(?:\s|$)`,
  'iu',
);
const person = /(?:[a-z]or|[a-z]er|ist|ant|dent|trainee)$/i;
const mass =
  /(?:[^s]s|ity|tion|sion|ness|ment|ance|ence|ing|ship|age|ware|care|work|support|code|research|access|advice|help|compliance|stock|growth|health|ly|together)$/;

const nameLike = preparedPattern(String.raw`^\p{Lu}|\d`);

/** Behind an -ing form a bare noun that could be counted makes a title or a thing with it: `working student`. */
export function isBareNoun(behind: string): boolean {
  const phrase = phraseStart.exec(behind)?.groups?.['phrase'] ?? '';
  if (phrase === '' || opening.test(phrase)) return false;
  const head = phrase.split(/\s+/).at(-1) ?? '';
  if (isWritingWord('uncountable', 'en', head.toLowerCase())) return false;
  const isMass = mass.test(head) || nameLike.test(head);
  const isOne = !head.endsWith('s');
  return (isOne && (isRole(head) || person.test(head))) || !isMass;
}
