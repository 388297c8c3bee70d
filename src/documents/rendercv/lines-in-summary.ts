/**
 * What a normal entry has no key for stands in its text: the line under a title bold and first, keywords in italics
 * and last. Read back, they are fields again.
 */
export interface LinesInSummary {
  readonly lead: string;
  readonly summary: string;
  readonly keywords: readonly string[];
}

const separator = ', ';
const maxKeywordLength = 40;
const bold = /^\*\*([^*\n]+)\*\*$/;
const italic = /^\*([^*\n]+)\*$/;

export function withLines({ lead, summary, keywords }: LinesInSummary): string {
  const before = lead === '' ? '' : `**${lead}**`;
  const after = keywords.length === 0 ? '' : `*${keywords.join(separator)}*`;
  return [before, summary, after].filter((part) => part !== '').join('\n\n');
}

export function linesOf(text: string): LinesInSummary {
  const parts = text.split(/\n\n+/);
  const lead = bold.exec(parts[0] ?? '')?.[1] ?? '';
  const rest = lead === '' ? parts : parts.slice(1);
  const words = (italic.exec(rest.at(-1) ?? '')?.[1] ?? '').split(separator);
  const keywords = words.every(isKeyword) ? words : [];
  const summary = (keywords.length > 0 ? rest.slice(0, -1) : rest).join('\n\n');
  return { lead, summary, keywords };
}

/** A sentence in italics is no keyword. */
function isKeyword(text: string): boolean {
  return text !== '' && text.length <= maxKeywordLength && !/[.!?:;]$/.test(text);
}
