import { messageLanguage, type Translations, type Written } from '../translations.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Messages } from './messages.ts';
import { spanish } from './spanish.ts';
import { traditionalChinese } from './traditional-chinese.ts';

const translations: Translations<Messages> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  zh: chinese,
  'zh-Hant': traditionalChinese,
};

/** The messages in the language and script of a resume, or in English if unknown. */
export function messagesFor(written: Written): Messages {
  return translations[messageLanguage(written)];
}
