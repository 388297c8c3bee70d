import { type LatinLanguage, latinLanguages } from './language-signals.ts';
import { unitAt } from './unit-at.ts';
import { addWordPoints, isAsciiLetter, type LanguagePoints, type Script, scriptOf } from './word-points.ts';

/* The one place that decides in which language a text is written. */

export type DetectedLanguage = LatinLanguage | 'zh' | 'ja' | 'ko' | 'he' | 'ar' | 'ru';

/** Less than this is a name or a loan word, not a language. */
const minScore = 4;

/** Points per letter of another script. A Chinese, Japanese or Korean character says as much as half a word. */
const pointsPerLetter = { eastern: 2, alphabetic: 1 };

type LetterCounts = Record<Script, number>;

interface Candidate {
  /** Null for a language that is none of ours but writes in the same script. */
  readonly language: DetectedLanguage | null;
  readonly score: number;
}

/** The language of a text, or null when none is ahead of the others. Its work is linear in the text. */
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

/** Web and mail addresses hold words of any language. */
function isAddress(chunk: string): boolean {
  if (chunk.includes('@') || chunk.includes('://')) return true;
  const dot = chunk.indexOf('.');
  return dot > 0 && chunk.indexOf('/') > dot + 1;
}

/** Adds what the words in Latin letters say; the letters of other scripts are counted on the way. */
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
    // Most letters: their script is seen at once, and nobody asks how many they are.
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
  // Japanese writes kana between its Chinese characters, Chinese none but in a name.
  const eastern = 6 * Kana > Kana + Han ? 'ja' : 'zh';
  return [
    { language: eastern, score: (Han + Kana) * pointsPerLetter.eastern },
    { language: 'ko', score: Hangul * pointsPerLetter.eastern },
    { language: 'he', score: Hebrew * pointsPerLetter.alphabetic },
    { language: /[پچژگکیٹڈے]/.test(text) ? null : 'ar', score: Arabic * pointsPerLetter.alphabetic },
    { language: isRussian(text) ? 'ru' : null, score: Cyrillic * pointsPerLetter.alphabetic },
  ];
}

/** Ukrainian and Serbian have letters that Russian lacks; Bulgarian has no ы and no э. */
function isRussian(text: string): boolean {
  return /[ыэ]/i.test(text) && !/[іїєґўјљњћђѓќ]/i.test(text);
}
