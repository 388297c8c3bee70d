import { isLanguage, type Language } from '../../text/language.ts';
import { unitAt } from '../../text/unit-at.ts';
import { type LanguagePoints, type LatinLanguage, latinLanguages } from './language-signals.ts';
import { addWordPoints, isAsciiLetter, type Script, scriptOf } from './word-points.ts';

/* Decides in which language a text is written; nothing else does. */

export type DetectedLanguage = LatinLanguage | 'zh' | 'ja' | 'ko' | 'he' | 'ar' | 'ru';

/** A lower score comes from a name or a loan word. */
const minScore = 4;

/** Points per letter of a non-Latin script. A Chinese, Japanese or Korean character counts as half a word. */
const pointsPerLetter = { eastern: 2, alphabetic: 1 };

type LetterCounts = Record<Script, number>;

interface Candidate {
  /** Null for an unsupported language in the same script. */
  readonly language: DetectedLanguage | null;
  readonly score: number;
}

/** The language of a text, or null if none leads. Linear in the length of the text. */
export function detectLanguage(text: string): DetectedLanguage | null {
  const unified = text.normalize('NFKC');
  const isUpperCase = unified === unified.toUpperCase();
  const points: LanguagePoints = latinLanguages.map(() => 0);
  const letters: LetterCounts = { Latin: 0, Han: 0, Kana: 0, Hangul: 0, Hebrew: 0, Arabic: 0, Cyrillic: 0 };
  for (const chunk of unified.split(/\s/)) {
    if (!isAddress(chunk)) addChunkPoints(points, letters, chunk, isUpperCase);
  }
  const candidates = [
    ...latinLanguages.map((language, index) => ({ language, score: points[index] ?? 0 })),
    ...scriptCandidates(letters, unified),
  ];
  const [best, second] = candidates.sort((a, b) => b.score - a.score);
  return best && best.score >= minScore && best.score !== second?.score ? best.language : null;
}

/** The language of a text; null if it is unclear or not one that the tables cover. */
export function supportedLanguageOf(text: string): Language | null {
  const language = detectLanguage(text);
  return language !== null && isLanguage(language) ? language : null;
}

/** True for web and mail addresses, whose words may be of any language. */
function isAddress(chunk: string): boolean {
  if (chunk.includes('@') || chunk.includes('://')) return true;
  const dot = chunk.indexOf('.');
  return dot > 0 && chunk.indexOf('/') > dot + 1;
}

/** Adds the points of words in Latin letters and counts letters of other scripts. */
function addChunkPoints(
  points: LanguagePoints,
  letters: LetterCounts,
  chunk: string,
  isUpperCase: boolean,
): void {
  let start = -1;
  const { length } = chunk;
  for (let index = 0; index < length; index += 1) {
    const unit = unitAt(chunk, index);
    // The fast path for most letters, which need not be counted.
    const isLatin = unit < 0x80 ? isAsciiLetter(unit) : countedLetter(letters, unit) === 'Latin';
    if (isLatin && start < 0) start = index;
    if (!isLatin && start >= 0) {
      addWordPoints(points, { chunk, start, end: index, isUpperCase });
      start = -1;
    }
  }
  if (start >= 0) addWordPoints(points, { chunk, start, end: length, isUpperCase });
}

function countedLetter(letters: LetterCounts, unit: number): Script | null {
  const script = scriptOf(unit);
  if (script !== null) letters[script] += 1;
  return script;
}

function scriptCandidates(letters: LetterCounts, text: string): Candidate[] {
  const { Han, Kana, Hangul, Hebrew, Arabic, Cyrillic } = letters;
  // Japanese has kana between its Chinese characters; Chinese text has kana only in names.
  const eastern = 6 * Kana > Kana + Han ? 'ja' : 'zh';
  return [
    { language: eastern, score: (Han + Kana) * pointsPerLetter.eastern },
    { language: 'ko', score: Hangul * pointsPerLetter.eastern },
    { language: 'he', score: Hebrew * pointsPerLetter.alphabetic },
    { language: /[پچژگکیٹڈے]/.test(text) ? null : 'ar', score: Arabic * pointsPerLetter.alphabetic },
    { language: isRussian(text) ? 'ru' : null, score: Cyrillic * pointsPerLetter.alphabetic },
  ];
}

/** Ukrainian and Serbian have letters that Russian lacks; Bulgarian has no ы or э. */
function isRussian(text: string): boolean {
  return /[ыэ]/i.test(text) && !/[іїєґўјљњћђѓќ]/i.test(text);
}
