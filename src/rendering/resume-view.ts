import type { ResumeDocument } from '../contract/resume-document.ts';
import { cleanText } from './view/clean-text.ts';
import { contactItems } from './view/contact.ts';
import { documentLanguage } from './view/document-language.ts';
import { sectionOrder } from './view/section-order.ts';
import { sectionView } from './view/section-view.ts';
import type { ResumeView } from './view/view-model.ts';
import { words as wordsOf } from './view/words.ts';

/** Everything that a theme prints, decided: a pure function of the document. */
export function buildResumeView(document: ResumeDocument): ResumeView {
  const language = documentLanguage(document);
  const words = wordsOf[language];
  const name = cleanText(document.basics.name);
  return {
    title: name === '' ? words.resume : `${name} - ${words.resume}`,
    language,
    paper: document.metadata.page.format === 'letter' ? 'us-letter' : 'a4',
    name,
    headline: cleanText(document.basics.headline),
    contact: contactItems(document),
    sections: sectionOrder(document)
      .map((key) => sectionView(document, key, words))
      .filter((section) => section !== null),
    pageLabel: words.page,
  };
}
