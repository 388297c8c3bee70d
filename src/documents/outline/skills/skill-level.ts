import { withoutLanguageLevel } from '../../../lexicon/languages/language-level.ts';
import { simplified } from '../../../lexicon/languages/simplified.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { fold } from '../../../values/fold.ts';
import { lazy } from '../../../values/memoize.ts';
import { namesLanguage } from '../recognize/spoken-languages.ts';

/* Levels of skills: in words, in numbers or as a row of dots. */

/** Words that state a level. */
const levels = wordList('resume', 'skill_level');
/** Words that are part of a level only together with those. */
const fillers = wordList('resume', 'beside_level');
/** Whole phrases: `sehr gute Kenntnisse`, `mother tongue`. */
const wholePhrases = lazy(() => new RegExp(`^(?:${phrases('resume', 'level_phrase')})$`, 'iu'));
/** Levels that are compared with the whole text, since Chinese has no spaces. */
const wholeLevels = wordList('resume', 'whole_level');
/** Levels of the Common European Framework of Reference (CEFR): `B2`, `C1+`, `A2/B1`. */
const frameworkLevel = /^(?:[ABC][12](?:[.+-]\d?)?|[ABC][12]\s?[/–-]\s?[ABC][12])$/i;
/** A drawn point: blocks, geometric shapes, ballot boxes, stars, colored circles, and icons without a meaning in text. */
const point =
  '[*\\u2580-\\u25FF\\u2605\\u2606\\u2610-\\u2612\\u26AA\\u26AB\\u2726-\\u2730\\u2B1B\\u2B1C\\u2B24\\u{1F534}-\\u{1F7EB}\\u{E000}-\\u{F8FF}]';
/** Ratings: `90%`, `4/5`, `8 of 10`, `●●●○○`, `★★★☆☆`, `5+ years` */
const rating = new RegExp(
  `^(?:\\d{1,3}\\s?%|\\d{1,2}(?:[.,]\\d)?\\s?(?:\\/|of|von|sur|de)\\s?(?:5|10|100)|${point}(?:\\s?${point}){1,19}|~?\\s?\\d{1,2}(?:\\.\\d)?\\s?\\+?\\s?(?:years?|yrs?|jahre?|ans?|años?|年)\\.?)$`,
  'iu',
);

/** German words for a level of knowledge: `Grundkenntnisse`, `Anfängerkenntnisse`. */
const germanLevel = /^(?:sehr )?(?:gute |solide |erweiterte )?\p{Lu}\p{Ll}{3,20}kenntnisse$/u;

const maxWords = 7;

/** True if a text states a level and nothing else. */
export function isLevel(written: string): boolean {
  const text = written.trim().replace(/[.。]$/, '');
  if (text === '' || text.length > 60) return false;
  if (germanLevel.test(text)) return true;
  if (
    rating.test(text) ||
    frameworkLevel.test(text) ||
    wholeLevels.has(simplified(text)) ||
    wholePhrases().test(text)
  )
    return true;
  const words = wordsOf(text.toLowerCase());
  return (
    words.length <= maxWords &&
    words.some((word) => levels.has(word) || frameworkLevel.test(word)) &&
    words.every((word) => levels.has(word) || fillers.has(word) || frameworkLevel.test(word))
  );
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s()（）,/–]+/u).filter((word) => word !== '' && word !== '-');
}

const foldedWords = lazy(
  (): ReadonlySet<string> => new Set([...levels.words(), ...fillers.words()].map(fold)),
);

/** True if all words are those of levels or beside them: `in Wort und Schrift`, `écrit`. */
export function mayContinueLevel(text: string): boolean {
  const words = wordsOf(fold(text));
  return words.length <= maxWords && words.every((word) => foldedWords().has(word));
}

/** True if a text says how well a language is spoken and nothing else: `near-native`, `fluent in speaking and writing`. */
export function isLevelOfLanguage(written: string): boolean {
  if (isLevel(written)) return true;
  const rest = written.length > 60 || namesLanguage(written) ? null : withoutLanguageLevel(written);
  return rest !== null && (mayContinueLevel(rest) || /^\p{Script=Han}{2}$/u.test(rest.trim()));
}

/** `Nivel medio`, `niveau intermédiaire`; in English, `level` is behind the word. */
const calledLevel = /^(?:nivel|niveau)\s/iu;

/** `8/10` may be part of a name: `Windows 8/10`. */
const outOfTen = /10$/;

/**
 * Splits a text into a name and a level: `Python ●●●○○`, `Python – expert`, `Python: 90 %`; null if there is no level.
 *
 * @param of names of languages usually have a level, which no sign has to separate then: `French fluent`
 */
export function levelAtEnd(
  text: string,
  of: 'skill' | 'language' = 'skill',
): { readonly name: string; readonly level: string } | null {
  const words = text.trim().split(/\s+/);
  const isStated = of === 'language' ? isLevelOfLanguage : isLevel;
  // The longest ending that is a level and leaves a name.
  for (let first = Math.max(1, words.length - maxWords); first < words.length; first += 1) {
    const level = words
      .slice(first)
      .join(' ')
      .replace(/^[–—:：-]\s*/u, '');
    const name = words.slice(0, first).join(' ');
    const bare = name.replace(/\s?[–—:：-]$/u, '').trimEnd();
    const isMarked =
      bare !== name || level.length < words.slice(first).join(' ').length || calledLevel.test(level);
    if (bare === '' || isStated(bare) || !isStated(level)) continue;
    const isFigure = (rating.test(level) && !outOfTen.test(level)) || frameworkLevel.test(level);
    if (isMarked || isFigure || of === 'language') return { name: bare, level };
  }
  return null;
}

/** The word between a level and what it is of: `Nivel medio en Excel`, `Niveau avancé d'Excel`. */
const ofLevel = /^(?:(?:en|de|con|sur|avec)\s|d['’])/iu;

/** Splits a level from the name behind it if it is called a level: `Nivel medio en Excel`. */
export function calledLevelInFront(text: string): { readonly name: string; readonly level: string } | null {
  if (!calledLevel.test(text)) return null;
  const words = text.trim().split(/\s+/);
  for (let end = Math.min(maxWords, words.length - 1); end > 1; end -= 1) {
    const level = words.slice(0, end).join(' ');
    const name = words.slice(end).join(' ').replace(ofLevel, '');
    if (name !== '' && isLevel(level) && !isLevel(name)) return { name, level };
  }
  return null;
}
