import { isLanguage, type Language } from '../text/language.ts';

/** The same messages in each language, by BCP 47 tag; `zh` is Chinese in simplified characters. */
export type Translations<Messages> = Readonly<Record<Language | 'zh-Hant', Messages>>;

/** The language and script of a resume. */
export interface Written {
  /** Null, or a language without messages, means English. */
  readonly language: string | null;
  /** True for Chinese in traditional characters. */
  readonly isTraditional?: boolean;
}

/** The tag of the messages for a resume: English if there are none in its language. */
export function messageLanguage({ language, isTraditional = false }: Written): keyof Translations<unknown> {
  if (language === 'zh' && isTraditional) return 'zh-Hant';
  return language !== null && isLanguage(language) ? language : 'en';
}
