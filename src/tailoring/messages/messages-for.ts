import type { Language } from '../../text/language.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Messages } from './messages.ts';
import { spanish } from './spanish.ts';

const messagesByLanguage: Readonly<Record<Language, Messages>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  zh: chinese,
};

/** The messages in the language of a resume; in English where that is unclear. */
export function messagesFor(language: Language | null): Messages {
  return messagesByLanguage[language ?? 'en'];
}
