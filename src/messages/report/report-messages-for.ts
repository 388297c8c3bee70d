import type { Report } from '../../contract/report.ts';
import type { Score } from '../../contract/score.ts';
import { isTraditionalChinese } from '../../text/chinese-script.ts';
import { messageLanguage, type Translations, type Written } from '../translations.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { ReportMessages } from './report-messages.ts';
import { spanish } from './spanish.ts';
import { traditionalChinese } from './traditional-chinese.ts';

const translations: Translations<ReportMessages> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  zh: chinese,
  'zh-Hant': traditionalChinese,
};

/** The words of a report in the language and script of its resume, or in English. */
export function reportMessagesFor(written: Written): ReportMessages {
  return translations[messageLanguage(written)];
}

/** The language and script of a report: the script is that of its own sentences. */
export function writtenOf({ language, changes, gaps, warnings }: Report): Written {
  return writtenIn(language, [
    ...changes.map(({ reason }) => reason),
    ...gaps.map(({ question }) => question),
    ...warnings.map(({ message }) => message),
  ]);
}

/** The language and script of a score: the script is that of the quotes from the resume. */
export function writtenOfScore({ language = 'en', requirements }: Score): Written {
  const quotes = requirements.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  return writtenIn(language, quotes);
}

function writtenIn(language: Report['language'], sentences: readonly string[]): Written {
  if (language !== 'zh') return { language };
  return { language, isTraditional: isTraditionalChinese(sentences.join('\n')) };
}
