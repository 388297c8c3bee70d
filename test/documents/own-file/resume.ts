import type { Change } from '../../../src/contract/report.ts';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { zipEntries } from '../../../src/documents/archive/zip-entries.ts';
import type { TailoredDocuments } from '../../../src/documents/own-file/place-changes.ts';
import { writeOwnFile } from '../../../src/documents/own-file/write-own-file.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';

/** The points of each of two jobs, and the skills as groups without names. */
export interface SmallResume {
  readonly first: readonly string[];
  readonly second?: readonly string[];
  readonly skills?: readonly string[];
  readonly summary?: string;
}

export function smallDocument({
  first,
  second = [],
  skills = [],
  summary = '',
}: SmallResume): ResumeDocument {
  const job = (name: string, highlights: readonly string[]) => ({
    ...{ name, position: `Cook at ${name}`, startDate: '2019', highlights: [...highlights] },
  });
  const { document } = readBaseResume({
    basics: { name: 'Mara Quist', summary },
    work: [job('Harbor Kitchen', first), job('Garden Kitchen', second)],
    skills: [{ name: 'Kitchen', keywords: [...skills] }],
  });
  // A tailored resume keeps the ids of its base.
  for (const [at, item] of document.sections.experience.items.entries()) item.id = `job${at + 1}`;
  return document;
}

type Wording = Partial<Pick<Change, 'op' | 'path'>> & Pick<Change, 'before' | 'after'>;

export const listOf = (...lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

export function changesOf(wordings: readonly Wording[]): readonly Change[] {
  return wordings.map((wording, index) => ({
    ...{ id: `ch${index + 1}`, op: 'rewrite', engine: 'rules', path: '/sections/experience/items/0/summary' },
    ...{ source: 'work[0]', reason: '', requirements: [], evidence: [], verified: [] },
    ...wording,
  }));
}

/** A resume of which these points of the first job become those. */
export function pointsChanged(before: readonly string[], after: readonly string[]): TailoredDocuments {
  return {
    base: smallDocument({ first: before }),
    tailored: smallDocument({ first: after }),
    changes: changesOf([{ before: listOf(...before), after: listOf(...after) }]),
  };
}

export async function copyOf(name: string, bytes: Uint8Array, documents: TailoredDocuments) {
  const { bytes: copy, written, left } = await writeOwnFile({ name, bytes }, documents);
  return { copy, written, left: left.map(({ id, reason }) => [id, reason] as const) };
}

export async function textCopy(name: string, text: string, documents: TailoredDocuments) {
  const { copy, ...others } = await copyOf(name, Buffer.from(text), documents);
  return { ...others, text: copy === null ? null : Buffer.from(copy).toString() };
}

/** The content of the body of a Word document. */
export async function bodyOf(bytes: Uint8Array): Promise<string> {
  const entry = (await zipEntries(bytes)).find(({ name }) => name === 'word/document.xml');
  const xml = Buffer.from((await entry?.bytes()) ?? []).toString();
  return /<w:body>(.*)<\/w:body>/s.exec(xml)?.[1] ?? '';
}
