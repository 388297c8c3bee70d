import { kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { isPastForm, pastOf } from '../../../lexicon/words/verbs.ts';
import type { Language } from '../../../text/language.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { splitSentences } from '../../../text/split-sentences.ts';
import { namesPerson } from '../../grammar/noun-phrase.ts';
import { mayBeThird } from '../../grammar/third-person.ts';
import { tenseOf } from '../../grammar/verb-tense.ts';
import { isStatement, opensWithAction } from './is-statement.ts';

/* Tells whether a part of a paragraph is about work, so that it can be a bullet: not an address, a caption or a date. */

interface Context {
  readonly lexicon: Lexicon;
  readonly language: Language;
}

/** True for a part that states work, or names its tools or another labeled detail of it. */
export function isOfWork(part: string, context: Context): boolean {
  if (labeled.test(part) || addressAlone.test(part) || areMostlyTools(context.lexicon, part)) return true;
  const sentences = splitSentences(part).map(({ start, end }) => part.slice(start, end));
  return sentences.some((sentence) => !isCaption(sentence, context) && tellsOfWork(sentence, context));
}

/** `Reference: Ann Wood`, `Tecnologías: Java, Kafka` */
const labeled = preparedPattern(String.raw`^\p{Lu}\p{L}{2,20}(?:\s\p{L}{2,20})?\s?(?:：|:\s)\s?\S`);
const addressAlone = preparedPattern(String.raw`^(?:https?:\/\/|www\.)\S+$`, 'iu');

/** Minimum share of the names of tools in a line of them: `Spring Boot Camunda BPM Kafka`. */
const minToolShare = 1 / 3;

function areMostlyTools(lexicon: Lexicon, text: string): boolean {
  const names = text.split(/[\s,;|·/()]+/u).filter((name) => name !== '');
  const tools = names.filter((name) => kindOf(lexicon, name) === 'tool');
  return tools.length >= minToolShare * names.length;
}

const opensInCapital = preparedPattern(String.raw`^[\p{Lu}\p{N}&/|,-]`, 'u');
const minCapitals = 3;

/** True for capitals throughout (`Load Charts Crew Coordination`), unless a verb opens them: `Installed Windows Server`. */
function isCaption(text: string, { language }: Context): boolean {
  // German capitalizes nouns in every sentence.
  if (language === 'zh' || language === 'de') return false;
  const words = text.trim().split(/\s+/);
  const areCapitals = words.length >= minCapitals && words.every((word) => opensInCapital.test(word));
  return areCapitals && !isPastForm(words[0] ?? '');
}

const firstPerson: Readonly<Record<Exclude<Language, 'zh'>, PreparedPattern>> = {
  en: preparedPattern(String.raw`(?:^|\s)(?:I|we)\s|^(?:My|Our)\s`, 'u'),
  de: preparedPattern(String.raw`(?:^|\s)(?:ich|wir|mein\p{L}{0,2})\s`, 'iu'),
  fr: preparedPattern(String.raw`(?:^|\s)(?:je|nous|mon|ma|mes)\s|(?:^|\s)j['’]`, 'iu'),
  es: preparedPattern(String.raw`(?:^|\s)(?:yo|mi|mis)\s`, 'iu'),
};

function tellsOfWork(text: string, { lexicon, language }: Context): boolean {
  if (isStatement(text, language) || opensWithAction(text, language)) return true;
  if (language === 'zh') return false;
  if (firstPerson[language].test(text)) return true;
  return language === 'en' ? opensWithVerbOrRole(lexicon, text) : role[language].test(text);
}

/** A role with its task: `Erste Ansprechpartnerin für alle Fragen`, `Analyste pour un projet`, `Encargada de la caja`. */
const role: Readonly<Record<'de' | 'fr' | 'es', PreparedPattern>> = {
  de: preparedPattern(
    String.raw`^(?:\p{L}+\s){0,2}\p{Lu}\p{L}{3,30}(?:er|erin|leitung|beauftragter?)\s(?:für|von|der|des|in|im|bei)\s`,
    'u',
  ),
  fr: preparedPattern(
    String.raw`^(?:\p{L}+\s){0,2}\p{L}{3,30}(?:eur|euse|trice|[iy]ste|ien|ienne)\s(?:\p{L}+\s){0,2}(?:pour|de|du|des|en)\s`,
    'iu',
  ),
  es: preparedPattern(
    String.raw`^(?:\p{L}+\s){0,2}\p{L}{3,30}(?:ora?|ista|ente|ad[oa]|er[oa])\s(?:\p{L}+\s){0,2}(?:de|del|para|en)\s`,
    'iu',
  ),
};

/** True for a verb that the tables lack (`Utilizes the queue`), and for a role: `Speaker at two fairs`. */
function opensWithVerbOrRole(lexicon: Lexicon, text: string): boolean {
  const [first = '', ...others] = text.toLowerCase().split(/\s+/);
  if (others.length === 0) return false;
  const mayBeVerb = mayBeThird(first) || pastOf(first) !== null || tenseOf(lexicon, text) !== 'none';
  return mayBeVerb || namesPerson(first);
}
