/** The languages that the tables know. */
export const languages = ['en', 'de', 'fr', 'es', 'zh'] as const;
export type Language = (typeof languages)[number];
