import { fileError } from '../../values/validation-error.ts';
import { readNamedFile } from '../files/unreadable-file.ts';
import { type ResumeFile, readWrittenLines } from '../read-resume-file.ts';
import { changedLines, writtenLines } from './changed-lines.ts';
import { changedText } from './changed-texts.ts';
import { type LeftReason, leftMessage } from './left-reasons.ts';
import type { OwnFile } from './own-file.ts';
import { type PlacedChanges, placeChanges, type TailoredDocuments } from './place-changes.ts';
import { isFaithfulCopy } from './verify-copy.ts';

export type OwnFormat = 'docx' | 'markdown' | 'text';

export interface LeftChange {
  readonly id: string;
  readonly reason: LeftReason;
  /** The reason as a clause: `not found in cv.docx`. */
  readonly message: string;
  /** What the change would have written, or left out: the differing lines, without their markup. */
  readonly text: string;
}

export interface OwnFileCopy {
  readonly format: OwnFormat;
  /** Null if no change could be written. */
  readonly bytes: Uint8Array | null;
  /** Ids of the changes that are in it. */
  readonly written: readonly string[];
  readonly left: readonly LeftChange[];
  /** Set if many lines of the resume are not in the file, which may be an older one. */
  readonly doubt?: string;
}

/**
 * A copy of the person's own file with the changes of a tailored resume. All else stays as it is: in a Word document,
 * byte for byte.
 * @throws ValidationError if it is no Word document, Markdown or plain text, or not the file of this resume
 */
export async function writeOwnFile(file: ResumeFile, documents: TailoredDocuments): Promise<OwnFileCopy> {
  const original = await ownLines(file);
  const own = await readNamedFile(file.name, () => openOwnFile(file, original.format));
  const placed = placeChanges(own, documents);
  if (!placed.isOfBase)
    throw fileError(
      file.name,
      'has no line of the resume that this one was made from; name the file that it was read from',
    );
  const left = documents.changes.flatMap((change): readonly LeftChange[] => {
    const { id } = change;
    const reason = placed.left.get(id);
    if (reason === undefined) return [];
    return [{ id, reason, message: leftMessage(reason, change, file.name), text: changedText(change) }];
  });
  const written = documents.changes.map(({ id }) => id).filter((id) => !placed.left.has(id));
  const doubt = doubtAbout(file.name, placed.missing);
  const answer = { format: original.format, written, left, ...(doubt !== null && { doubt }) };
  if (written.length === 0) return { ...answer, bytes: null };
  const bytes = own.write(placed.plan);
  const copy = await ownLines({ name: file.name, bytes });
  if (!isFaithful(original.lines, copy.lines, own, placed))
    throw new Error(`the copy of ${file.name} was read again and says something else; nothing was written`);
  return { ...answer, bytes };
}

/** Of an import, nearly all lines are found in its file again; it joins one or two in another way. */
const minFoundShare = 0.9;
const maxJoined = 2;

function doubtAbout(file: string, { lines, missing }: PlacedChanges['missing']): string | null {
  if (missing <= maxJoined || lines - missing >= lines * minFoundShare) return null;
  return `${missing} of ${lines} lines of the resume are not in ${file}; is it the file that the resume was read from?`;
}

type Lines = Parameters<typeof isFaithfulCopy>[0];

function isFaithful(original: Lines, copy: Lines, own: OwnFile, placed: PlacedChanges): boolean {
  const { index, texts, insertions, plan } = placed;
  const changed = changedLines(index, texts, insertions);
  return isFaithfulCopy(original, copy, changed, writtenLines(own.lines, plan.edits));
}

interface OwnLines {
  readonly format: OwnFormat;
  readonly lines: Lines;
}

/** Reads the file as the import does, within its limits. */
async function ownLines(file: ResumeFile): Promise<OwnLines> {
  const read = await readWrittenLines(file);
  if (read !== null && 'lines' in read) {
    const { format, lines } = read;
    if (format === 'docx' || format === 'markdown' || format === 'text') return { format, lines };
  }
  throw fileError(
    file.name,
    'cannot be changed in place; use a Word document (.docx), Markdown or plain text, or write a new document: get -o resume.docx',
  );
}

async function openOwnFile({ bytes }: ResumeFile, format: OwnFormat): Promise<OwnFile> {
  if (format === 'docx') {
    const { openDocx } = await import('./docx-file.ts');
    return openDocx(bytes);
  }
  const { openText } = await import('./text-file.ts');
  return openText(bytes, format);
}
