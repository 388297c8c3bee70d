import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The lines of a source file, numbered from 1 as in texts.tsv: without markup and blank lines, and with long lines
 * split into sentences.
 */
export function plainLines(file: string): string[] {
  return plainText(file)
    .split('\n')
    .flatMap((line) => (line.length > 300 ? line.split(/(?<=[.;!?])\s|(?<=[。；])/u) : [line]))
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}

function plainText(file: string): string {
  if (file.endsWith('.docx')) return wordText(file);
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return strings(JSON.parse(text)).join('\n');
  return /\.(?:html?|php|jsp|jsx?|tsx?|xml)$/.test(file) ? withoutTags(text) : text;
}

function wordText(file: string): string {
  const xml = execFileSync('unzip', ['-p', file, 'word/document.xml'], { encoding: 'utf8' });
  return withoutTags(xml.replaceAll(/<\/w:p>|<w:br\/>|<w:tab\/>/g, '\n').replaceAll(/<[^>]*>/g, ''));
}

function withoutTags(text: string): string {
  return text
    .replaceAll(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}
