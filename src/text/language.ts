/** The languages that the tables cover. */
export const languages = ['en', 'de', 'fr', 'es', 'zh'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(name: string): name is Language {
  return languages.some((language) => language === name);
}

/** True if two texts may be in the same language; null fits any language. */
export function sharesLanguage(one: Language | null, other: Language | null): boolean {
  return one === null || other === null || one === other;
}
