import type { Language } from '../../text/language.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Messages } from './messages.ts';
import { spanish } from './spanish.ts';
import { traditionalChinese } from './traditional-chinese.ts';

const messagesByLanguage: Readonly<Record<Language, Messages>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  zh: chinese,
};

/** What a resume is written in. */
interface Written {
  readonly language: Language | null;
  /** In traditional Chinese characters. */
  readonly isTraditional?: boolean;
}

/** The messages in the language of a resume, and of Chinese in its characters; in English where that is unclear. */
export function messagesFor({ language, isTraditional }: Written): Messages {
  return language === 'zh' && isTraditional ? traditionalChinese : messagesByLanguage[language ?? 'en'];
}
