import type { ResumeLanguage } from '../../contract/choices.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { detectLanguage } from '../../lexicon/languages/detect-language.ts';
import { namesIn, proseOf } from '../../text/document-prose.ts';

/** The language for headings, months and the reading software; English if unclear. */
export function documentLanguage(document: ResumeDocument): ResumeLanguage {
  const prose = proseOf(document);
  return detectLanguage(prose) ?? detectLanguage(`${prose} ${namesIn(document)}`) ?? 'en';
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu;

/** True if most letters belong to a right-to-left script. */
export function isRightToLeft(document: ResumeDocument): boolean {
  const text = proseOf(document);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return 2 * (text.match(rightToLeft)?.length ?? 0) > letters;
}
