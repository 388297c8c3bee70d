import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../lexicon/tables.ts';

/*
 * Makes data/language/countries.tsv from the Unicode CLDR in Node (npm run country-names): the names of countries in
 * the languages of resumes. Stored as data, so that a resume is read the same with every version of Node.
 */

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'zh'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Unions, and codes for unknown places or for tests. */
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const codes = letters
  .flatMap((one) => letters.map((other) => one + other))
  .filter((code) => !notCountries.has(code));
const rows = languages.map((language) => {
  const shown = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const names = codes.flatMap((code) => shown.of(code)?.toLowerCase() ?? []);
  return `${language}\t${[...new Set(names)].sort().join(' | ')}\tcldr\n`;
});
writeFileSync(path.join(dataFolder, 'language/countries.tsv'), `language\tnames\tsource\n${rows.join('')}`);
console.log(`CLDR ${process.versions['cldr']}`);
