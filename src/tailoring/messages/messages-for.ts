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

/** The language and script of a resume. */
interface Written {
  readonly language: Language | null;
  /** True for Chinese in traditional characters. */
  readonly isTraditional?: boolean;
}

/** The messages in the language and script of a resume, or in English if unknown. */
export function messagesFor({ language, isTraditional }: Written): Messages {
  return language === 'zh' && isTraditional ? traditionalChinese : messagesByLanguage[language ?? 'en'];
}
