import { detectLanguage } from './detect-language.ts';

/** The languages that the tables know. */
export const languages = ['en', 'de', 'fr', 'es', 'zh'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(name: string): name is Language {
  return languages.some((language) => language === name);
}

/** The language of a text, or null when it is unclear or none of the five that tailoring knows. */
export function supportedLanguageOf(text: string): Language | null {
  const language = detectLanguage(text);
  return language !== null && isLanguage(language) ? language : null;
}

/** Whether two texts may be in one language: a text whose language is unclear may be in any. */
export function sharesLanguage(one: Language | null, other: Language | null): boolean {
  return one === null || other === null || one === other;
}
