import type { ResumeDocument } from '../../contract/resume-document.ts';
import { type RichText, plainText as wordsOf } from '../../contract/rich-text.ts';
import { type OutlineEntry, outlineOf } from './outline.ts';

/** The resume as plain text, for forms that take nothing else. */
export function plainText(document: ResumeDocument): string {
  const { name, headline, contact, sections } = outlineOf(document);
  const head = [name, headline, contact.join(' | ')].filter((line) => line !== '').join('\n');
  const blocks = sections.map(({ title, prose, entries }) => {
    const parts = [richText(prose), ...groups(entries)].filter((part) => part !== '');
    return `${title.toUpperCase()}\n\n${parts.join('\n\n')}`;
  });
  return `${[head, ...blocks].join('\n\n\n')}\n`;
}

/** Entries without a body stand line by line; the others apart. */
function groups(entries: readonly OutlineEntry[]): readonly string[] {
  const lines = entries.map(entryText);
  return entries.every(({ body }) => body.length === 0) ? [lines.join('\n')] : lines;
}

function entryText({ title, details, body, keywords }: OutlineEntry): string {
  const named = [title, ...details].filter((part) => part !== '').join(', ');
  const words = keywords.join(', ');
  const first = named !== '' && words !== '' ? `${named}: ${words}` : named + words;
  return [first, richText(body)].filter((part) => part !== '').join('\n');
}

function richText(blocks: RichText): string {
  return blocks
    .map((block) => {
      if (block.type === 'paragraph') return wordsOf(block.runs);
      return block.items
        .map((runs, index) => `${block.ordered ? `${index + 1}.` : '-'} ${wordsOf(runs)}`)
        .join('\n');
    })
    .join('\n');
}
