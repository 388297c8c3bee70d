import { grammarWords } from '../../lexicon/generic-words.ts';
import { readVerb } from '../../lexicon/verbs.ts';
import { everyMatch } from '../../text/every-match.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';

/** A word that may be another verb of the sentence, and the word behind it. */
const laterWord = preparedPattern(
  String.raw`(?:[,&]|\b(?:and|or|but|then|that|which))\s+(?<word>\p{L}+)(?=\s(?<next>\p{L}+)|)`,
  'gu',
);
/** Only a verb has one of these behind it: `follow the rules`, `pick them up`. */
const objects: ReadonlySet<string> = new Set(
  'the a an all any every each their our its his her them it us up out off through on onto'.split(' '),
);
const notBase = preparedPattern('(?:ed|ing|ly|s)$');

/** A word of `text` that is, or by its place may be, a verb in the present; null where none is. */
export function doubtfulVerb(text: string): string | null {
  const found = everyMatch(text, laterWord.for(text)).find(({ groups = {} }) =>
    isPresent(groups['word'] ?? '', groups['next'] ?? ''),
  );
  return found?.groups?.['word'] ?? null;
}

function isPresent(word: string, next: string): boolean {
  const verb = readVerb(word);
  if (verb) return !(verb.forms.includes('past') || verb.forms.includes('gerund'));
  const isPlain = word === word.toLowerCase() && !notBase.test(word) && !grammarWords.has(word);
  return isPlain && !objects.has(word) && objects.has(next.toLowerCase());
}
