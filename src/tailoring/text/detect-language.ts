import { detectLanguage as detect } from '../../text/detect-language.ts';
import { isLanguage, type Language } from './language.ts';

/** The language of a text, or null when it is unclear or none of the five that tailoring knows. */
export function detectLanguage(text: string): Language | null {
  const language = detect(text);
  return language !== null && isLanguage(language) ? language : null;
}

/** Whether two texts may be in one language: a text whose language is unclear may be in any. */
export function sharesLanguage(one: Language | null, other: Language | null): boolean {
  return one === null || other === null || one === other;
}
