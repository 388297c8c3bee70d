import { type Proofreading, severities } from '../contract/proofreading.ts';
import type { ResumeDocument } from '../contract/resume/resume-document.ts';
import { wordsIn } from '../documents/view/words.ts';
import { supportedLanguageOf } from '../lexicon/languages/detect-language.ts';
import { standardLexicon } from '../lexicon/lexicon.ts';
import { proofreadingMessagesFor } from '../messages/proofreading/proofreading-messages-for.ts';
import { readEntries } from '../tailoring/resume/read-resume.ts';
import { isTraditionalChinese } from '../text/chinese-script.ts';
import type { Language } from '../text/language.ts';
import type { Finding, Proof, Rule } from './finding.ts';
import { readLines } from './resume-lines.ts';
import { checkContacts } from './rules/contacts.ts';
import { checkDates, findGapsAndOverlaps } from './rules/dates.ts';
import { findMissingJobs } from './rules/jobs.ts';
import { checkLength } from './rules/length.ts';
import { findPlaceholders } from './rules/placeholders.ts';
import { checkSpelling, findMisspellings } from './rules/spelling.ts';
import { checkTense, findFirstPerson, findRepeatedOpenings, findWeakLines } from './rules/wording.ts';
import type { Dictionary } from './spelling/dictionary.ts';

/** The dictionaries of a language, read on first use, or the reason for which there are none. */
export type Dictionaries =
  | { readonly found: readonly (() => Dictionary)[] }
  | { readonly found: null; readonly reason: string };

const rules: readonly Rule[] = [
  checkContacts,
  findMissingJobs,
  findPlaceholders,
  checkDates,
  findFirstPerson,
  checkTense,
  findWeakLines,
  findRepeatedOpenings,
  findGapsAndOverlaps,
  checkLength,
];

/** Maximum lines to read; resumes have fewer. */
const maxLines = 2000;

export interface ProofreadOptions {
  /** YYYY-MM-DD, the day that dates are compared with. */
  readonly asOf: string;
  /** Called once, for the language of the resume. */
  readonly dictionariesFor: (language: Language | null) => Dictionaries;
}

/** Finds problems in a resume, without a posting. */
export function proofread(
  document: ResumeDocument,
  { asOf, dictionariesFor }: ProofreadOptions,
): Proofreading {
  const proof = readProof(document, asOf);
  const { language } = proof;
  const dictionaries = dictionariesFor(language);
  const spelling =
    dictionaries.found === null
      ? { findings: findMisspellings(proof), unresolved: 0, skipped: 0 }
      : checkSpelling(proof, dictionaries.found);
  const findings = inOrder([...rules.flatMap((rule) => rule(proof)), ...spelling.findings], proof);
  const count = (severity: Finding['severity']): number =>
    findings.filter((finding) => finding.severity === severity).length;
  const counts = { error: count('error'), warning: count('warning'), hint: count('hint') };
  return {
    object: 'proofreading',
    ok: counts.error === 0,
    as_of: asOf,
    language,
    counts,
    findings: [...findings],
    spelling: {
      checked: dictionaries.found !== null,
      reason: dictionaries.found === null ? dictionaries.reason : null,
      unresolved: spelling.unresolved,
      skipped: spelling.skipped,
    },
  };
}

/** Reads the lines twice, because the names of their places depend on the language of all of them. */
function readProof(document: ResumeDocument, asOf: string): Proof {
  const linesIn = (language: Language | null, isTraditional: boolean) => {
    const messages = proofreadingMessagesFor({ language, isTraditional });
    const { headings } = wordsIn(language ?? 'en', isTraditional);
    return { messages, headings, lines: readLines(document, messages, headings).slice(0, maxLines) };
  };
  const text = linesIn(null, false)
    .lines.map((line) => line.text)
    .join('\n');
  const language = supportedLanguageOf(text);
  const entries = readEntries(document.sections);
  return {
    lexicon: standardLexicon(),
    document,
    entries,
    language,
    asOf,
    ...linesIn(language, isTraditionalChinese(text)),
  };
}

function inOrder(findings: readonly Finding[], { lines }: Proof): readonly Finding[] {
  const places = new Map<string, number>();
  for (const [index, { path, entry }] of lines.entries()) {
    for (const one of [path, ...(entry ? [entry.path] : [])]) if (!places.has(one)) places.set(one, index);
  }
  // Findings without a line concern the whole resume and come last.
  const placeOf = ({ path }: Finding): number => places.get(path) ?? lines.length;
  const rankOf = ({ severity }: Finding): number => severities.indexOf(severity);
  return findings.toSorted((a, b) => rankOf(a) - rankOf(b) || placeOf(a) - placeOf(b));
}
