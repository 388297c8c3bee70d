/** The languages that the tables know. */
const languages = ['en', 'de', 'fr', 'es', 'zh'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(name: string): name is Language {
  return languages.some((language) => language === name);
}
