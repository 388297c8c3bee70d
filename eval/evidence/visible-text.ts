import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutTags } from '../postings/numbered-lines.ts';

/** Keys with layout settings and pictures, which people do not see as text. */
const hiddenKeys = new Set(['$schema', 'meta', 'metadata', 'picture', 'image', 'design', 'settings']);
/** Longer words are pictures encoded as text. */
const maxWordLength = 300;
const maxBytes = 1 << 26;

/**
 * The text of a resume as people see it. Shares no code with the product's readers, so that text that they miss counts
 * too. Poppler's `pdftotext` and `pandoc` must be installed.
 */
export function visibleText(file: string): string {
  return tidied(textOf(file));
}

/** The first characters of a text, with `[cut]` at the end if it is longer. */
export function cutAt(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}\n[cut]` : text;
}

function textOf(file: string): string {
  switch (path.extname(file).toLowerCase()) {
    case '.pdf':
      return run('pdftotext', '-layout', '-enc', 'UTF-8', file, '-');
    case '.docx':
      return run('pandoc', '--from=docx', '--to=plain', '--wrap=none', file);
    case '.json':
      return linesOf(JSON.parse(written(file)), '').join('\n');
    case '.xml':
      return written(file).replaceAll(/<[^<>]*>/gu, '\n');
    case '.txt':
    case '.csv':
    case '.yaml':
    case '.yml':
      return written(file);
    default:
      return withoutTags(written(file));
  }
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    encoding: 'utf8',
    maxBuffer: maxBytes,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function written(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\ufeff/u, '');
}

/** One `name: text` line per value, without markup. */
function linesOf(value: unknown, name: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => [...linesOf(one, name)]);
  if (typeof value === 'object' && value !== null) {
    const shown = Object.entries(value).filter(([key]) => !hiddenKeys.has(key));
    return ['', ...shown.flatMap(([key, one]) => linesOf(one, key))];
  }
  if (value === null || value === '' || typeof value === 'boolean') return [];
  return [`${name}: ${withoutTags(String(value)).trim()}`];
}

/** Shortens gaps between columns, rows of dots and runs of empty lines. */
function tidied(text: string): string {
  return text
    .split(/\r\n|[\n\r\f\v\u2028\u2029]/u)
    .map((line) =>
      line
        .split(/([ \t\u00a0]+)/u)
        .filter((part) => part.length <= maxWordLength || /^\s/u.test(part))
        .map((part) => (/^\s/u.test(part) ? part.replaceAll(/\s/gu, ' ').slice(0, 3) : part))
        .join('')
        .replaceAll(/([-.·_=*…])\1{3,}/gu, '$1$1$1')
        .trimEnd(),
    )
    .filter((line, index, all) => line.trim() !== '' || (all[index - 1] ?? '').trim() !== '')
    .join('\n')
    .trim();
}
