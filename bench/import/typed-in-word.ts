import type { BlockView, EntryView, ResumeView } from '../../src/documents/view/view-model.ts';
import type { WordParagraph } from '../../test/documents/support/word-document.ts';

/** A resume as people type it: a heading for each section, bold titles, dates behind a tab. */
export function typedInWord({ name, headline, contact, sections }: ResumeView): readonly WordParagraph[] {
  const head: readonly WordParagraph[] = [
    { text: name, style: 'Title' },
    { text: headline },
    { text: contact.map(({ text }) => text).join(' | ') },
  ];
  const body = sections.flatMap((section): readonly WordParagraph[] => [
    { text: section.title, style: 'Heading1' },
    ...section.blocks.flatMap(paragraphs),
    ...section.lines.map(({ label, text }) => ({ text: label === '' ? text : `${label}: ${text}` })),
    ...section.entries.flatMap(entry),
  ]);
  return [...head, ...body].filter(({ text }) => text.trim() !== '');
}

function entry({ title, date, subtitle, aside, blocks, keywords }: EntryView): readonly WordParagraph[] {
  const ends = (left: string, right: string) => (right === '' ? left : `${left}\t${right}`);
  return [
    { text: ends(title.text, date), bold: true },
    { text: ends(subtitle.text, aside.text), italic: true },
    ...blocks.flatMap(paragraphs),
    { text: keywords },
  ];
}

function paragraphs(block: BlockView): readonly WordParagraph[] {
  const words = (runs: readonly { readonly text: string }[]) => runs.map(({ text }) => text).join('');
  if (block.type === 'paragraph') return [{ text: words(block.runs) }];
  return block.items.map((runs) => ({ text: words(runs), bullet: true }));
}
