import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { commonMark, escapedMarkdown } from '../markup/write-markdown.ts';
import { entryLine, type OutlineEntry, outlineOf, plainBlocks } from '../view/document-outline.ts';
import { wordsFor } from '../view/words-for.ts';

/** The resume as plain text, for forms that accept nothing else. */
export function plainText(document: ResumeDocument): string {
  const { name, headline, contact, sections } = outlineOf(document, wordsFor(document));
  const head = [name, headline, contact.join(' | ')].filter((line) => line !== '').join('\n');
  const blocks = sections.map(({ title, prose, entries }) => {
    const parts = [plainBlocks(prose).join('\n'), ...groups(entries)].filter((part) => part !== '');
    return [title.toUpperCase(), ...parts].filter((part) => part !== '').join('\n\n');
  });
  return `${[head, ...blocks].join('\n\n\n')}\n`;
}

/** Entries without a body take one line each; others are separated by blank lines. */
function groups(entries: readonly OutlineEntry[]): readonly string[] {
  const lines = entries.map(entryText);
  return entries.every(({ body }) => body.length === 0) ? [lines.join('\n')] : lines;
}

function entryText(entry: OutlineEntry): string {
  return [entryLine(entry), ...plainBlocks(entry.body)].filter((part) => part !== '').join('\n');
}

/** The resume as CommonMark, with markup characters of the text escaped. */
export function markdown(document: ResumeDocument): string {
  const { name, headline, contact, sections } = outlineOf(document, wordsFor(document));
  const blocks = [
    heading('#', name),
    headline && `**${escapedMarkdown(headline)}**`,
    contact.map(escapedMarkdown).join(' | '),
    ...sections.flatMap((section) => [
      heading('##', section.title),
      commonMark(section.prose),
      entries(section.entries),
    ]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Empty without a title. */
function heading(marks: string, title: string): string {
  return title === '' ? '' : `${marks} ${escapedMarkdown(title)}`;
}

/** Entries without a body become a list; others get a heading each. */
function entries(list: readonly OutlineEntry[]): string {
  const brief = list.every(({ body }) => body.length === 0);
  return list.map(brief ? listItem : headed).join(brief ? '\n' : '\n\n');
}

function listItem({ title, details, keywords }: OutlineEntry): string {
  const named = [`**${escapedMarkdown(title)}**`, ...details.map(escapedMarkdown)].join(', ');
  const words = escapedMarkdown(keywords);
  if (title === '') return `- ${words}`;
  return words === '' ? `- ${named}` : `- ${named}: ${words}`;
}

function headed({ title, details, body, keywords }: OutlineEntry): string {
  const words = escapedMarkdown(keywords);
  return [heading('###', title), details.map(escapedMarkdown).join(' | '), commonMark(body), words]
    .filter((block) => block !== '')
    .join('\n\n');
}
