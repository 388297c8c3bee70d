import type { ResumeDocument } from '../../contract/resume-document.ts';
import { contactItems } from './contact-items.ts';
import { documentLanguage, isRightToLeft } from './document-language.ts';
import { printedText } from './printed-text.ts';
import { sectionOrder } from './section-order.ts';
import { sectionView } from './section-view.ts';
import type { ResumeView } from './view-model.ts';
import { words as wordsOf } from './words.ts';

/** Everything that a theme prints, decided: a pure function of the document. */
export function buildResumeView(document: ResumeDocument): ResumeView {
  const language = documentLanguage(document);
  const words = wordsOf[language];
  const name = printedText(document.basics.name);
  return {
    title: name === '' ? words.resume : `${name} - ${words.resume}`,
    language,
    rightToLeft: isRightToLeft(document),
    paper: document.metadata.page.format === 'letter' ? 'us-letter' : 'a4',
    name,
    headline: printedText(document.basics.headline),
    contact: contactItems(document),
    sections: sectionOrder(document)
      .map((key) => sectionView(document, key, words))
      .filter((section) => section !== null),
    pageLabel: words.page,
  };
}
