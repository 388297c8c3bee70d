import type { ReadBase } from '../../service/ports.ts';

/** What a resume was read from, kept with it for the record. */
export type SourceFormat =
  | ReadBase['format']
  | 'pdf'
  | 'docx'
  | 'odt'
  | 'rtf'
  | 'linkedin'
  | 'markdown'
  | 'text'
  | 'html'
  | 'europass'
  | 'rendercv';

type SourceKind = 'pdf' | 'zip' | 'rtf' | 'text';

const signatures: readonly (readonly [SourceKind, string])[] = [
  ['pdf', '%PDF-'],
  ['zip', 'PK\x03\x04'],
  ['rtf', '{\\rtf'],
];

/** What the bytes are, whatever the file is called: names lie, and standard input has none. */
export function sourceKindOf(bytes: Uint8Array): SourceKind {
  // Some programs write a few bytes in front of a PDF.
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  return signatures.find(([, signature]) => start.trimStart().startsWith(signature))?.[0] ?? 'text';
}
