import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { isTraditional } from '../../text/document-prose.ts';
import { documentLanguage } from './document-language.ts';
import type { Words } from './view-words.ts';
import { locales, wordsIn } from './words.ts';

/** Words that are added to this resume. */
export function wordsFor(document: ResumeDocument): Words {
  return wordsIn(documentLanguage(document), isTraditional(document));
}

/** The locale of this resume. */
export function localeOf(document: ResumeDocument): string {
  const language = documentLanguage(document);
  return language === 'zh' && isTraditional(document) ? 'zh-TW' : locales[language];
}
