import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Proofreading } from '../contract/proofreading.ts';
import type { ResumeDocument } from '../contract/resume/resume-document.ts';
import { type Dictionaries, proofread } from '../proofreading/proofread.ts';
import { dictionaries } from '../proofreading/spelling/dictionary.ts';
import { errorCode } from '../values/system-error.ts';

type Language = NonNullable<Proofreading['language']>;

/**
 * Dictionary packages per language, the one for suggestions first. English words are accepted everywhere. German has
 * none, because the license of its dictionaries extends to other code; Chinese has none either.
 */
const packages: Readonly<Record<Language, readonly string[]>> = {
  en: ['dictionary-en', 'dictionary-en-gb'],
  fr: ['dictionary-fr', 'dictionary-en'],
  es: ['dictionary-es', 'dictionary-es-mx', 'dictionary-en'],
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
  /** A folder inside the package, from which its dependencies are resolved. */
  readonly packageRoot: string;
}

/** Proofreads a resume with the installed dictionaries. */
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
  const folder = folderOf(first, packageRoot);
  if (folder === null) {
    const done = language === 'en' ? 'Only common misspellings were looked for' : 'Spelling was not checked';
    const reason = `${done}: the package ${first} is not installed. Run: npm install ${first}`;
    return { found: null, reason };
  }
  const folders = [folder, ...others.flatMap((name) => folderOf(name, packageRoot) ?? [])];
  return { found: folders.map((one) => () => dictionaryAt(one)) };
}

/** Null if the optional package is not installed. */
function folderOf(name: string, packageRoot: string): string | null {
  const { resolve } = createRequire(path.join(packageRoot, 'package.json'));
  try {
    return path.dirname(resolve(name));
  } catch (error) {
    if (errorCode(error) === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

const dictionaryAt = dictionaries((folder) => {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  return { affixes: read('index.aff'), words: read('index.dic') };
});
