import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';

/* The visible texts of a resume, one per line or field. */

/** All strings in a value, at any depth. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

export function shownTexts({ basics, sections }: ResumeDocument): readonly string[] {
  const { custom, summary, ...lists } = sections;
  const items = [...Object.values(lists), ...Object.values(custom)].flatMap((section) =>
    shownItems(section.items),
  );
  return [basics.headline, ...splitMarkup(summary.content), ...items].filter((text) => text !== '');
}

function shownItems(items: readonly { readonly id: string; readonly visible: boolean }[]): readonly string[] {
  return items
    .filter(({ visible }) => visible)
    .flatMap(({ id: _id, ...fields }) => textsOf(fields).flatMap(splitMarkup));
}

function splitMarkup(html: string): readonly string[] {
  const texts = html.split(/<\/?(?:p|ul|ol|li)>/u).map((part) => part.replace(/<[^>]+>/gu, ''));
  return texts.map((text) =>
    text
      .replace(/&lt;/gu, '<')
      .replace(/&gt;/gu, '>')
      .replace(/&quot;/gu, '"')
      .replace(/&amp;/gu, '&')
      .trim(),
  );
}
