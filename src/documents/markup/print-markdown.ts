import type { Block, RichText, Run } from '../../contract/rich-text.ts';

/** Prints blocks as Markdown, as the fields of a JSON Resume hold them: the inverse of reading markup. */
export function printMarkdown(blocks: RichText): string {
  return blocks.map(printBlock).join('\n\n');
}

function printBlock(block: Block): string {
  if (block.type === 'paragraph') return printMarkdownRuns(block.runs);
  return block.items
    .map((runs, index) => `${block.ordered ? `${index + 1}.` : '-'} ${printMarkdownRuns(runs)}`)
    .join('\n');
}

/** Prints runs as one line of Markdown. */
export function printMarkdownRuns(runs: readonly Run[]): string {
  return runs.map(printMarkdownRun).join('');
}

function printMarkdownRun({ text, strong, em, href }: Run): string {
  const words = text.trim();
  if (words === '' || !(strong || em || href)) return text;
  if (href && href !== words) return text.replace(words, () => `[${words}](${href})`);
  if (strong) return text.replace(words, () => `**${words}**`);
  return em ? text.replace(words, () => `*${words}*`) : text;
}
