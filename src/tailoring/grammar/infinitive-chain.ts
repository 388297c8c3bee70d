import { isPastForm, pastOfBase, readVerb } from '../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../text/tokenize.ts';

/* Statements behind a semicolon that go on with what others do: `Helped the team to design posters; write texts`. */

const infinitive = preparedPattern(String.raw`\sto\s(?:\p{L}+ly\s)?(?<verb>\p{Ll}+)(?=\s)`, 'gu');

/**
 * True for a statement in the base form that may depend on a `to` before its semicolon. Behind a verb in the base form
 * it is an own action (`Keep files to track leave; order stock`), but not if the person only took part.
 * @param before the earlier statements of the sentence
 */
export function goesOnAfterTo(statement: string, before: readonly string[]): boolean {
  const [first = ''] = before;
  const opener = firstWord(first);
  const verb = readVerb(opener);
  const isBase = verb ? verb.forms.includes('base') : !isPastForm(opener) && pastOfBase(opener) !== null;
  if (isBase && verb?.rank !== 0) return false;
  return (
    isInfinitive(firstWord(statement)) &&
    before.some((earlier) =>
      infinitive.all(earlier).some(({ groups }) => isInfinitive(groups?.['verb'] ?? '')),
    ) &&
    // Once another verb in the past has followed, the `to` is over.
    !before.slice(1).some((earlier) => isPastOnly(firstWord(earlier)))
  );
}

function isInfinitive(word: string): boolean {
  return pastOfBase(word.toLowerCase()) !== null;
}

function isPastOnly(word: string): boolean {
  return isPastForm(word) && pastOfBase(word.toLowerCase()) === null;
}

const betweenSentences = preparedPattern(String.raw`[.!?]\s+(?=\p{Lu})`, 'u');
const betweenStatements = preparedPattern(String.raw`;\s+(?:and\s+)?`);

/** True for a text in which a statement behind a semicolon may depend on a `to` before it. */
export function hasInfinitiveChain(text: string): boolean {
  return text.split(betweenSentences.regExp).some((sentence) => {
    const statements = sentence.split(betweenStatements.regExp);
    return statements.some((statement, at) => at > 0 && goesOnAfterTo(statement, statements.slice(0, at)));
  });
}
