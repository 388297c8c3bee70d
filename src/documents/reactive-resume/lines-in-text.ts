import { type Block, parseRichText, plainText, printRichText, type Run } from '../../contract/rich-text.ts';

/**
 * What v5 has no field for stands in its text: the line under a title bold and first, keywords in italics and
 * last. Read back, they are fields again.
 */
export interface LinesInText {
  /** The position of a volunteer, what a project is. */
  readonly lead: string;
  readonly summary: string;
  readonly keywords: readonly string[];
}

const separator = ', ';
const maxKeywordLength = 40;

export function withLines({ lead, summary, keywords }: LinesInText): string {
  const line = (text: string, face: Pick<Run, 'strong' | 'em'>): readonly Block[] =>
    text === '' ? [] : [{ type: 'paragraph', runs: [{ text, ...face }] }];
  const before = line(lead, { strong: true });
  const after = line(keywords.join(separator), { em: true });
  return printRichText(before) + summary + printRichText(after);
}

export function linesOf(html: string): LinesInText {
  const blocks = parseRichText(html);
  const lead = lineIn(blocks[0], 'strong');
  const rest = lead === '' ? blocks : blocks.slice(1);
  const keywords = lineIn(rest.at(-1), 'em').split(separator).filter(isKeyword);
  const last = keywords.join(separator) === lineIn(rest.at(-1), 'em') && keywords.length > 0;
  if (lead === '' && !last) return { lead, summary: html, keywords: [] };
  return { lead, summary: printRichText(last ? rest.slice(0, -1) : rest), keywords: last ? keywords : [] };
}

/** The text of a paragraph that is set in one face from end to end, '' of any other. */
function lineIn(block: Block | undefined, face: 'strong' | 'em'): string {
  if (block?.type !== 'paragraph') return '';
  const other = face === 'strong' ? 'em' : 'strong';
  const isLine = block.runs.every((run) => run[face] === true && !run[other] && run.href === undefined);
  return isLine ? plainText(block.runs) : '';
}

/** A sentence in italics is no keyword. */
function isKeyword(text: string): boolean {
  return text !== '' && text.length <= maxKeywordLength && !/[.!?:;]$/.test(text);
}
