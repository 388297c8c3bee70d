import { ownValue } from '../../contract/own-value.ts';
import type { ResumeDocument, Sections } from '../../contract/resume-document.ts';
import { parseRichText, type Run } from '../../contract/rich-text.ts';
import {
  displayDate,
  printedRun,
  printedText,
  shortAddress,
  withoutTypedMarker,
} from '../../documents/view/printed-text.ts';
import { isFixedKey, sectionOrder } from '../../documents/view/section-view.ts';
import type { SectionKey, Words } from '../../documents/view/view-words.ts';
import { words as wordsOf } from '../../documents/view/words.ts';
import { documentLanguage } from '../../text/document-language.ts';

/** Texts that stand together: a head, a job, a school. */
export interface TextGroup {
  /** How to speak of them: `sections.experience.items[0]`. */
  readonly path: string;
  /** In whatever order a theme puts them. */
  readonly anywhere: readonly string[];
  /** In this order. */
  readonly inOrder: readonly string[];
}

type Leaves = Readonly<Record<string, unknown>>;

/** Leaves that are not printed as they stand: marks, and addresses, which are shortened or become links. */
const unprinted = new Set(['id', 'visible', 'icon', 'level', 'url', 'date', 'summary', 'keywords']);

/** All that a PDF must say, read from the document itself and not from what the theme was given. */
export function expectedTexts(document: ResumeDocument): readonly TextGroup[] {
  const { basics, sections } = document;
  const words = wordsOf[documentLanguage(document)];
  const head: TextGroup = {
    path: 'basics',
    anywhere: [
      ...[basics.name, basics.headline, basics.email, basics.phone, basics.location].map(printedText),
      shortAddress(basics.url.href),
      ...basics.customFields.map(({ value }) => printedText(value)),
    ].filter(isSaid),
    inOrder: [],
  };
  return [head, ...sectionOrder(document).flatMap((key) => sectionTexts(sections, key, words))];
}

function sectionTexts(sections: Sections, key: string, words: Words): readonly TextGroup[] {
  // Profiles stand with the contact details, as links.
  if (key === 'profiles') return [];
  const path = `sections.${key}`;
  if (key === 'summary') {
    const { visible, content } = sections.summary;
    return visible ? [{ path, anywhere: [], inOrder: blockTexts(content) }] : [];
  }
  const section = isFixedKey(key)
    ? sections[key as Exclude<SectionKey, 'summary'>]
    : ownValue(sections.custom, key.replace(/^custom\./, ''));
  if (!section?.visible) return [];
  return section.items.flatMap((item, index) =>
    item.visible ? [itemTexts(item, `${path}.items[${index}]`, words)] : [],
  );
}

function itemTexts(item: Leaves, path: string, words: Words): TextGroup {
  const { date, summary, keywords, ...rest } = item;
  const leaves = Object.entries(rest).filter(([key]) => !unprinted.has(key) && !isRepeated(item, key));
  const texts = [...leaves.map(([, value]) => value), ...(Array.isArray(keywords) ? keywords : [])];
  const shown = texts.map((text) => printedText(String(text)));
  return {
    path,
    anywhere: [...shown, displayDate(String(date ?? ''), words)].filter(isSaid),
    inOrder: blockTexts(String(summary ?? '')),
  };
}

/** A degree that names its subject says it once. */
function isRepeated({ area, studyType }: Leaves, key: string): boolean {
  return key === 'area' && String(studyType).toLowerCase().includes(String(area).toLowerCase());
}

function blockTexts(html: string): readonly string[] {
  return parseRichText(html)
    .flatMap((block) => (block.type === 'list' ? block.items.map(withoutTypedMarker) : [block.runs]))
    .map((runs: readonly Run[]) => printedRun(runs.map(({ text }) => text).join('')).trim())
    .filter(isSaid);
}

function isSaid(text: string): boolean {
  return text !== '';
}
