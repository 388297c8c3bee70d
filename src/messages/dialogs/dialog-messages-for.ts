import { messageLanguage, type Translations, type Written } from '../translations.ts';
import { chinese } from './chinese.ts';
import type { DialogMessages } from './dialog-messages.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';
import { traditionalChinese } from './traditional-chinese.ts';

const translations: Translations<DialogMessages> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  zh: chinese,
  'zh-Hant': traditionalChinese,
};

/** The dialogs about a resume in its language and script, or in English. */
export function dialogMessagesFor(written: Written): DialogMessages {
  return translations[messageLanguage(written)];
}
