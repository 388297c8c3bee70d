import { messageLanguage, type Translations, type Written } from '../translations.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { ProofreadingMessages } from './proofreading-messages.ts';
import { spanish } from './spanish.ts';
import { traditionalChinese } from './traditional-chinese.ts';

const translations: Translations<ProofreadingMessages> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  zh: chinese,
  'zh-Hant': traditionalChinese,
};

/** The findings of `proofread` in the language and script of a resume, or in English. */
export function proofreadingMessagesFor(written: Written): ProofreadingMessages {
  return translations[messageLanguage(written)];
}
