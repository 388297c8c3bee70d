import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Proofreading } from '../contract/proofreading.ts';
import type { ResumeDocument } from '../contract/resume-document.ts';
import { type Dictionaries, proofread } from '../proofreading/proofread.ts';
import { type Dictionary, readDictionary } from '../proofreading/spelling/dictionary.ts';

type Language = NonNullable<Proofreading['language']>;

/**
 * The packages of each language, the one that suggests first. English words are everywhere. German and Chinese have
 * none: the German dictionaries ask for more than their own text to be free.
 */
const packages: Readonly<Record<Language, readonly string[]>> = {
  en: ['dictionary-en', 'dictionary-en-gb'],
  fr: ['dictionary-fr', 'dictionary-en'],
  es: ['dictionary-es', 'dictionary-en'],
  de: [],
  zh: [],
};

const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
  de: 'German',
  zh: 'Chinese',
};

export interface ProofreadSources {
  /** YYYY-MM-DD */
  readonly asOf: string;
  /** A folder inside the package: its dependencies are looked for from there. */
  readonly packageRoot: string;
}

/** Proofreads a resume with the dictionaries that are installed. */
export function proofreadResume(
  document: ResumeDocument,
  { asOf, packageRoot }: ProofreadSources,
): Proofreading {
  return proofread(document, {
    asOf,
    dictionariesFor: (language) => installedDictionaries(language, packageRoot),
  });
}

function installedDictionaries(language: Language | null, packageRoot: string): Dictionaries {
  if (language === null) return { found: null, reason: 'Spelling was not checked: the language is unclear.' };
  const [first, ...others] = packages[language];
  if (first === undefined) {
    return {
      found: null,
      reason: `Spelling was not checked: there is no ${languageNames[language]} dictionary.`,
    };
  }
  const main = installedDictionary(first, packageRoot);
  if (main === null) {
    const reason = `Spelling was not checked: the package ${first} is not installed. Run: npm install ${first}`;
    return { found: null, reason };
  }
  return { found: [main, ...others.flatMap((name) => installedDictionary(name, packageRoot) ?? [])] };
}

/** Null where the optional package was left out. */
function installedDictionary(name: string, packageRoot: string): Dictionary | null {
  const { resolve } = createRequire(path.join(packageRoot, 'package.json'));
  try {
    const folder = path.dirname(resolve(name));
    const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
    return readDictionary({ affixes: read('index.aff'), words: read('index.dic') });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'MODULE_NOT_FOUND' || code === 'ENOENT') return null;
    throw error;
  }
}
