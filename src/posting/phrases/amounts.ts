import { type FunctionWords, functionWords } from '../../lexicon/words/generic-words.ts';
import { numberWords } from '../../lexicon/words/number-words.ts';
import { isMoreVerbThanNoun, readWord } from '../../lexicon/words/word-classes.ts';
import type { Language } from '../../text/language.ts';
import { opensSmall } from '../../text/letters.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Phrase } from './phrases.ts';

const figure = preparedPattern(String.raw`^\p{N}{1,4}(?:[.,]\p{N}{3})?$`);

/** What a figure counts looks like: "40 trucks", but not "3 phase power". */
const counted: Readonly<Record<Exclude<Language, 'zh'>, ReturnType<typeof preparedPattern>>> = {
  en: preparedPattern(String.raw`^\p{Ll}{2,30}s$`),
  de: preparedPattern(String.raw`^\p{Lu}\p{Ll}{2,40}$`),
  fr: preparedPattern(String.raw`^\p{Ll}{2,30}[sx]$`),
  es: preparedPattern(String.raw`^\p{Ll}{2,30}s$`),
};

/**
 * The phrase without an amount in front, which says how many an employer has or wants: "six presses", "one staff
 * accountant". Of the labeled requirements only names begin with a number: "Six Sigma", "990 tax returns".
 */
export function withoutAmount<Chosen extends Phrase>(
  phrase: Chosen,
  { text, tokens }: { readonly text: string; readonly tokens: readonly Token[] },
  language: Language | null,
): Chosen {
  if (language === null || language === 'zh' || phrase.count < 2) return phrase;
  return isAmount(phrase.first, { text, tokens, language })
    ? { ...phrase, first: phrase.first + 1, count: phrase.count - 1 }
    : phrase;
}

interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: Exclude<Language, 'zh'>;
}

/** True for an amount of the word after it. */
function isAmount(index: number, { text, tokens, language }: Line): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined || after === undefined) return false;
  if (text.slice(token.end, after.start) !== ' ' || text[after.end] === '-') return false;
  const words = functionWords(language);
  if (words.links.has(after.text.toLowerCase())) return false;
  if (figure.test(token.text))
    return counted[language].test(after.text) && !isOfName(text, before, token, words);
  const number = numberWords().get(token.text.toLowerCase()) ?? 0;
  const isNumber = number > 1 || (language === 'en' && number === 1);
  const isWritten = index === 0 || opensSmall(token.text);
  return isNumber && isWritten && opensSmall(after.text) === (language !== 'de');
}

/** True for a figure that belongs to the word before it: "Windows 10 clients". */
function isOfName(
  text: string,
  before: Token | undefined,
  { start }: Token,
  { stops, links }: FunctionWords,
): boolean {
  if (before === undefined || text.slice(before.end, start) !== ' ') return false;
  const word = before.text.toLowerCase();
  const isVerb = readWord(word).form === 'base' && isMoreVerbThanNoun(word);
  return !stops.has(word) && !links.has(word) && !isVerb;
}
