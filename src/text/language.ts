import { detectLanguage } from './detect-language.ts';

/** The languages that the tables cover. */
export const languages = ['en', 'de', 'fr', 'es', 'zh'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(name: string): name is Language {
  return languages.some((language) => language === name);
}

/** The language of a text; null if it is unclear or not one of the five supported. */
export function supportedLanguageOf(text: string): Language | null {
  const language = detectLanguage(text);
  return language !== null && isLanguage(language) ? language : null;
}

/** True if two texts may be in the same language; null fits any language. */
export function sharesLanguage(one: Language | null, other: Language | null): boolean {
  return one === null || other === null || one === other;
}
