import { isIrregularPast } from '../../lexicon/irregular-verbs.ts';
import { readVerb } from '../../lexicon/verbs.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { isSurelyVerb, isThirdPerson } from './objects.ts';

/** `none`: no verb leads the text, or one that is the same in both tenses. `unknown`: a noun, or a verb of no table. */
type Tense = 'past' | 'present' | 'none' | 'unknown';

const leadingWord = preparedPattern(String.raw`^(?:(?:\p{L}+ly|also|then)\s+)?(\p{L}+)`, 'u');
/** Duties that are named and not told. */
const frameWords: ReadonlySet<string> = new Set(
  'responsible accountable in part member duties responsibilities tasks'.split(' '),
);
const regularPast = preparedPattern(String.raw`^\p{L}{2,}ed$`, 'u');

/** The tense that an English bullet tells in, by the word that leads it. */
export function tenseOf(text: string): Tense {
  const match = leadingWord.exec(text);
  const word = match?.[1] ?? '';
  const lower = word.toLowerCase();
  const verb = readVerb(word);
  if (word === '' || frameWords.has(lower)) return 'none';
  if (!verb) return tenseByLetters(lower);
  const isPast = verb.forms.includes('past');
  if (verb.forms.includes('gerund') || (isPast && verb.forms.includes('base'))) return 'none';
  if (isPast) return 'past';
  const rest = text.slice(match?.[0].length ?? 0);
  const isThird = verb.forms.includes('third') && isThirdPerson(verb.lemma, rest);
  return isThird || isSurelyVerb(verb.lemma, rest) || verb.lemma === 'be' ? 'present' : 'unknown';
}

function tenseByLetters(word: string): Tense {
  if (word.endsWith('ing')) return 'none';
  if (regularPast.test(word)) return 'past';
  return isIrregularPast(word) ? 'past' : 'unknown';
}
