import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../lexicon/tables.ts';

/*
 * Makes data/language/countries.tsv: what countries are called in the languages of resumes, from the Unicode CLDR as Node
 * has it (npm run country-names). Kept as data, so that the same resume is read alike whatever Node reads it.
 */

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'zh'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Unions, and what CLDR calls places that nobody knows or that were made up for tests. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const codes = letters
  .flatMap((one) => letters.map((other) => one + other))
  .filter((code) => !noCountries.has(code));
const rows = languages.map((language) => {
  const shown = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const names = codes.flatMap((code) => shown.of(code)?.toLowerCase() ?? []);
  return `${language}\t${[...new Set(names)].sort().join(' | ')}\tcldr\n`;
});
writeFileSync(path.join(dataFolder, 'language/countries.tsv'), `language\tnames\tsource\n${rows.join('')}`);
console.log(`CLDR ${process.versions['cldr']}`);
