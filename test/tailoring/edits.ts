import type { FinetuneLevel } from '../../src/contract/choices.ts';
import type { Edit, MergeEdit, SurfaceEdit, TextEdit } from '../../src/contract/plan/edit.ts';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { supportedLanguageOf } from '../../src/lexicon/languages/detect-language.ts';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readResume } from '../../src/tailoring/resume/read-resume.ts';
import { createVerifier, type Verifier } from '../../src/tailoring/verify/create-verifier.ts';
import { documentOf } from './cases.ts';

/* Edits as an engine would make them, for one-job resumes made up on the spot. */

export const plain = { id: 'ch1', rule: 'test', reason: 'A reason.', requirements: [] } as const;

export interface Person {
  readonly bullets: readonly string[];
  readonly summary?: string;
  readonly label?: string;
  readonly keywords?: readonly string[];
  readonly certificates?: readonly string[];
}

export function documentWith(person: Person): ResumeDocument {
  return documentOf({
    resume: {
      basics: {
        name: 'Pat Doe',
        label: person.label ?? 'Clerk',
        email: 'pat@example.org',
        summary: person.summary ?? '',
      },
      work: [
        {
          name: 'Acme Ltd',
          position: 'Clerk',
          startDate: '2015-01',
          endDate: '2020-12',
          highlights: person.bullets,
        },
        {
          name: 'Other Ltd',
          position: 'Clerk',
          startDate: '2012-01',
          endDate: '2014-12',
          highlights: ['Filed the letters of the team'],
        },
      ],
      education: [{ institution: 'City College', studyType: 'Diploma', area: 'History' }],
      skills: [{ name: 'Skills', keywords: person.keywords ?? ['Filing'] }],
      certificates: (person.certificates ?? []).map((name) => ({ name })),
    },
  });
}

export function verifierOf(person: Person, level: FinetuneLevel = 'super', posting = ''): Verifier {
  const base = documentWith(person);
  return createVerifier({
    base,
    model: readResume(standardLexicon(), base),
    level,
    posting,
    postingLanguage: supportedLanguageOf(posting),
    relatedYears: 6,
  });
}

export function rewrite(before: string, text: string): TextEdit {
  const source = 'work[0].highlights[0]';
  return { ...plain, op: 'rewrite', source, text, evidence: [{ path: source, quote: before }] };
}

/** Ids of the rules that refuse `text` in the place of `before`. */
export function refusals(before: string, text: string, posting = ''): readonly string[] {
  const verifier = verifierOf({ bullets: [before] }, 'super', posting);
  return verifier.verifyEdit(rewrite(before, text)).map(({ rule }) => rule);
}

export function surface(text: string, path: string, quote: string, rule = 'surface'): SurfaceEdit {
  return {
    ...plain,
    op: 'surface_skill',
    source: 'skills[0]',
    after: null,
    group: null,
    text,
    rule,
    evidence: [{ path, quote }],
  };
}

export function mergeOf(first: string, second: string, text: string): MergeEdit {
  const [source, other] = ['work[0].highlights[0]', 'work[0].highlights[1]'];
  const evidence = [
    { path: source, quote: first },
    { path: other, quote: second },
  ];
  return { ...plain, op: 'merge', source, absorbed: [other], text, evidence };
}

export function rulesOf(verifier: Verifier, edit: Edit): readonly string[] {
  return verifier.verifyEdit(edit).map(({ rule }) => rule);
}
