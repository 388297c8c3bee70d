import { simplified } from '../../../lexicon/languages/simplified.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { andWords } from '../../../lexicon/words/function-words.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { sectionOf } from '../recognize/section-headings.ts';
import { isLevelOfLanguage, levelAtEnd } from './skill-level.ts';

/* Languages in sentences, and their levels in front of them: `Fluent French. Good knowledge of Greek.` */

const spokenLanguages = wordList('resume', 'spoken_language');

function isLanguageWord(word: string): boolean {
  return spokenLanguages.has(simplified(word).toLowerCase());
}

function saysLanguage(text: string): boolean {
  return text.split(/[^\p{L}\p{M}]+/u).some(isLanguageWord);
}

/** Brackets inside a text do not end a sentence. */
const sentenceEnd = /(?<=[\p{L}\p{N})])\.\s+(?=\p{Lu})/u;
const joint = preparedPattern(() => String.raw`\s(?:${andWords()})\s(?![^(]*\))`, 'iu');

/** Splits sentences that each name a language: `Castellano nativo. Inglés B2 (exam 2019).` */
export function languageSentences(row: string): readonly string[] {
  const sentences = row.split(sentenceEnd);
  const areLanguages = sentences.length > 1 && sentences.every(saysLanguage);
  return (areLanguages ? sentences : [row]).flatMap(atJoints);
}

/** Splits languages with a level each at `and`: `anglais courant (C1) et bonnes notions d’espagnol`. */
function atJoints(text: string): readonly string[] {
  if (/[,;、，；|]/.test(text.replace(/\([^()]*\)/g, ''))) {
    const comma = Math.max(text.lastIndexOf(', '), text.lastIndexOf('; '));
    const [before, last] = [text.slice(0, comma + 2), text.slice(comma + 2)];
    const [first = '', ...others] = comma < 0 ? [] : withLevels(last);
    return others.length > 0 ? [`${before}${first}`, ...others] : [text];
  }
  return withLevels(text);
}

function withLevels(text: string): readonly string[] {
  const parts = text.split(joint.regExp);
  return parts.length > 1 && parts.every(saysLanguageAndLevel) ? parts : [text];
}

function saysLanguageAndLevel(part: string): boolean {
  const bare = part.trim().replace(/\s?\([^()]{1,40}\)\.?$/u, '');
  const isStated =
    bare !== part.trim() || levelAtEnd(bare, 'language') !== null || levelBeforeLanguage(bare) !== null;
  return saysLanguage(bare) && isStated;
}

/** The level, `of` or a colon, and the language. Without such a sign the level may be that of the language before. */
const levelFirst =
  /^(\p{L}[\p{L} -]{2,40}?)(?:\s(?:de|del|en|of|in|von|du)\s|\sd['’]|\s?[:：]\s)(\p{L}{3,20})\.?$/u;

/** Reads a level in front of its language: `bonnes notions d’espagnol`, `Langue maternelle : français`. */
export function levelBeforeLanguage(
  text: string,
): { readonly language: string; readonly fluency: string } | null {
  const [, level = '', name = ''] = levelFirst.exec(text) ?? [];
  const isHeading = sectionOf(level) === 'languages';
  const isMatch = isLanguageWord(name) && !isHeading && !saysLanguage(level) && isLevelOfLanguage(level);
  return isMatch ? { language: name, fluency: level } : null;
}

/** Splits a Chinese language from its level: `英语流利`. */
export function hanLanguageAndLevel(
  text: string,
): { readonly language: string; readonly fluency: string } | null {
  if (!/^\p{Script=Han}{3,10}$/u.test(text)) return null;
  const length = [4, 3, 2].find((end) => isLanguageWord(text.slice(0, end)));
  const level = length === undefined ? '' : text.slice(length);
  return level !== '' && isLevelOfLanguage(level)
    ? { language: text.slice(0, length), fluency: level }
    : null;
}
