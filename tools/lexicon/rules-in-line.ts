import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headingStart, knownHeading } from '../../src/posting/sections/known-heading.ts';
import { startsWithPhrase } from '../../src/text/patterns/phrase-table.ts';
import { foundBy, readPostingRules } from './posting-rules.ts';
import { dataFolder, PostingHeadings, readTable } from './tables.ts';

/**
 * The rows that find something in a line of a posting, with file and line: first the headings that it begins like, of
 * which the first one wins; last what says little by itself.
 */
export function rulesIn(line: string): string {
  const parts = partsOfRules();
  const telling: string[] = [];
  const little: string[] = [];
  for (const row of readPostingRules()) {
    const { place, rule, language } = row;
    const found = foundBy(row, line);
    if (found === null) continue;
    const saysLittle = parts.has(rule) || /^[a-z]$/i.test(found.trim());
    (saysLittle ? little : telling).push(`${place}: ${rule} (${language}) finds "${found}"`);
  }
  if (little.length > 0) little.unshift('Single letters, and parts of other rules:');
  const rows = [...headingsOf(line), ...telling, ...little];
  return rows.length > 0 ? rows.join('\n') : `No row of data/posting finds anything in "${line}".`;
}

/** The rows of headings that a line begins like, the one that wins first, and a rule that wins over all of them. */
function headingsOf(line: string): readonly string[] {
  const start = headingStart(line);
  const rows = readTable('posting/headings.tsv', PostingHeadings).filter(({ language, phrases }) =>
    startsWithPhrase(() => ({ [language]: phrases }), start),
  );
  const section = knownHeading(line);
  const [first] = rows;
  const wins =
    section === (first?.section ?? null)
      ? []
      : [
          `as a heading → ${section ?? 'none'}: src/posting/sections/known-heading.ts reads it as a question or by its cue`,
        ];
  return [...wins, ...rows.map((row) => `${row.place} → ${row.section}`)];
}

/** The rules that the README describes as nothing but parts of others. */
function partsOfRules(): ReadonlySet<string> {
  const readme = readFileSync(path.join(dataFolder, 'posting', 'README.md'), 'utf8');
  return new Set([...readme.matchAll(/^\| `(\w+)` \| part of other rules/gm)].map(([, rule = '']) => rule));
}
