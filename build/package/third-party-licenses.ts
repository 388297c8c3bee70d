import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { isCompatible } from './compatible-license.ts';
import { type PackageFolder, packedPackages } from './packed-packages.ts';

export const licensesFile = path.join(root, 'THIRD-PARTY-LICENSES.txt');

interface Notice {
  readonly title: string;
  readonly license: string;
  readonly text: string;
}

const head = `resume-tailor is published with third-party code packed into it. These are its licenses.
Written by \`npm run licenses\`; \`npm run check:package\` compares.
`;

const rule = '-'.repeat(80);

/**
 * The licenses of all packed code, as one text.
 * @throws Error naming the packages whose licenses do not allow it
 */
export async function printThirdPartyLicenses(): Promise<string> {
  const notices = [...(await packedPackages()).map(noticeOf), ...carriedNotices()];
  const refused = notices.filter(({ license }) => !isCompatible(license));
  if (refused.length > 0) {
    const names = refused.map(({ title, license }) => `${title} (${license || 'no license'})`).join(', ');
    throw new Error(`May not be packed into an MIT package: ${names}. Use another package, or none.`);
  }
  const pages = notices.map(({ title, license, text }) => `${title} · ${license}\n\n${text.trim()}\n`);
  return [head, ...pages].join(`\n${rule}\n`);
}

function noticeOf({ name, version, license, folder }: PackageFolder): Notice {
  const own = ownLicenseText(folder);
  // The text of the Apache license has no names, so it is the same for every package.
  const text = own ?? (license === 'Apache-2.0' ? apacheText() : null);
  if (text === null)
    throw new Error(
      `${name} has no license file and no section on its license in the README. Find its license.`,
    );
  return { title: `${name} ${version}`, license, text };
}

function read(...parts: readonly string[]): string {
  return readFileSync(path.join(root, ...parts), 'utf8');
}

function apacheText(): string {
  return read('node_modules', 'typescript', 'LICENSE.txt');
}

/** Notices of code and data inside packages, of fonts and of the lexicon. */
function carriedNotices(): Notice[] {
  return [
    {
      title: 'PDF.js, inside unpdf, copyright Mozilla Foundation',
      license: 'Apache-2.0',
      text: apacheText(),
    },
    { title: 'Source Sans 3, in fonts/', license: 'OFL-1.1', text: read('fonts', 'OFL-SourceSans3.txt') },
    { title: 'Source Serif 4, in fonts/', license: 'OFL-1.1', text: read('fonts', 'OFL-SourceSerif4.txt') },
    {
      title: "Adobe's character maps as PDF.js packs them, in fonts/cmaps/",
      license: 'BSD-3-Clause',
      text: read('fonts', 'cmaps', 'LICENSE.txt'),
    },
    {
      title: 'Open English WordNet, in the lexicon: classes of English words',
      license: 'CC-BY-4.0',
      text: read('data', 'language', 'en', 'LICENSE-open-english-wordnet.txt'),
    },
    {
      title: 'WordNet 3.1, in the lexicon: families of English words',
      license: 'MIT AND WordNet',
      text: read('data', 'language', 'en', 'LICENSE-wordnet.txt'),
    },
    {
      title: 'misspell, in the lexicon: misspellings of English words',
      license: 'MIT',
      text: read('data', 'language', 'en', 'LICENSE-misspell.txt'),
    },
    {
      title: 'Unicode CLDR, in the lexicon: names of countries',
      license: 'Unicode-3.0',
      text: read('data', 'language', 'LICENSE-cldr.txt'),
    },
    {
      title: 'O*NET 29.2 Database, in the lexicon: titles of jobs',
      license: 'CC-BY-4.0',
      text: read('data', 'lexicon', 'LICENSE-onet.txt'),
    },
    {
      title: 'OpenCC, in the lexicon: simplified Chinese characters',
      license: 'Apache-2.0',
      text: read('data', 'language', 'zh', 'LICENSE-opencc.txt'),
    },
    {
      title: 'jieba, in the lexicon: Chinese words',
      license: 'MIT',
      text: read('data', 'language', 'zh', 'LICENSE-jieba.txt'),
    },
    { title: 'Lato, in the theme even', license: 'OFL-1.1', text: read('themes', 'even', 'OFL.txt') },
  ];
}

/** The license text from its files, otherwise from a section of the README; null if there is none. */
function ownLicenseText(folder: string): string | null {
  const files = readdirSync(folder).sort();
  const own = files.filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  if (own.length > 0) return own.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const readme = files.find((file) => /^readme/i.test(file));
  const text = readme ? readFileSync(path.join(folder, readme), 'utf8') : '';
  return /^#+ *licen[cs]e\b.*$([\s\S]*)/im.exec(text)?.[1]?.trim() || null;
}
