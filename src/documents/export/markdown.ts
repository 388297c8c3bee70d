import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { RichText, Run } from '../../contract/rich-text.ts';
import { type OutlineEntry, outlineOf } from './outline.ts';

/** The resume as CommonMark. Text is data: what would be markup is escaped. */
export function markdown(document: ResumeDocument): string {
  const { name, headline, contact, sections } = outlineOf(document);
  const blocks = [
    `# ${escaped(name)}`,
    headline && `**${escaped(headline)}**`,
    contact.map(escaped).join(' | '),
    ...sections.flatMap((section) => [
      `## ${escaped(section.title)}`,
      richText(section.prose),
      entries(section.entries),
    ]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Entries without a body are a list; the others have a heading each. */
function entries(list: readonly OutlineEntry[]): string {
  const brief = list.every(({ body }) => body.length === 0);
  return list.map(brief ? listItem : headed).join(brief ? '\n' : '\n\n');
}

function listItem({ title, details, keywords }: OutlineEntry): string {
  const named = [`**${escaped(title)}**`, ...details.map(escaped)].join(', ');
  const words = keywords.map(escaped).join(', ');
  if (title === '') return `- ${words}`;
  return words === '' ? `- ${named}` : `- ${named}: ${words}`;
}

function headed({ title, details, body, keywords }: OutlineEntry): string {
  const words = keywords.map(escaped).join(', ');
  return [`### ${escaped(title)}`, details.map(escaped).join(' | '), richText(body), words]
    .filter((block) => block !== '')
    .join('\n\n');
}

function richText(blocks: RichText): string {
  return blocks
    .map((block) => {
      if (block.type === 'paragraph') return runs(block.runs);
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${runs(item)}`)
        .join('\n');
    })
    .join('\n\n');
}

function runs(list: readonly Run[]): string {
  return list.map(run).join('');
}

function run({ text, strong, em, href }: Run): string {
  const words = text.trim();
  if (words === '') return text;
  let marked = escaped(words);
  if (em) marked = `*${marked}*`;
  if (strong) marked = `**${marked}**`;
  if (href) marked = `[${marked}](<${href.replace(/[<>\s]/g, encodeURIComponent)}>)`;
  return text.replace(words, () => marked);
}

/** Escapes what Markdown would read: inside words, at the start of a line, and HTML. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(
      /^(\s*)([#+-]|\d+[.)])(?=\s|$)/,
      (_, space: string, mark: string) => `${space}${markEscaped(mark)}`,
    );
}

function markEscaped(mark: string): string {
  return mark.length === 1 ? `\\${mark}` : `${mark.slice(0, -1)}\\${mark.slice(-1)}`;
}
