import type { Run } from '../../contract/rich-text.ts';

/*
 * The little Markdown that people write in resumes: **strong**, *emphasis*, [words](https://link).
 * Markers count only at the edges of words, so `2*3*4`, `**kwargs` and `__init__` stay literal.
 */

const markup =
  /(?<![\p{L}\p{N}*\\])(?:\*\*(?<strong>[^\s*](?:[^*]*[^\s*])?)\*\*|\*(?<em>[^\s*](?:[^*]*[^\s*])?)\*)(?![\p{L}\p{N}*])|\[(?<words>[^\s[\]](?:[^[\]]*[^\s[\]])?)\]\((?<href>(?:https?:\/\/|mailto:)[^\s()<>"]+)\)/giu;

/** Reads one line of text into runs. */
export function markdownRuns(line: string): readonly Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of line.matchAll(markup)) {
    if (match.index > end) runs.push({ text: line.slice(end, match.index) });
    runs.push(markedRun(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < line.length) runs.push({ text: line.slice(end) });
  return runs;
}

function markedRun({ strong, em, words, href }: Record<string, string | undefined>): Run {
  if (strong !== undefined) return { text: strong, strong: true };
  if (em !== undefined) return { text: em, em: true };
  return { text: words ?? '', ...(href && { href }) };
}

/** Prints runs as one line of Markdown: the inverse of markdownRuns. */
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
