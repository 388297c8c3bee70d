import type { FailureCode } from '../../contract/errors.ts';
import { fileError } from '../../values/validation-error.ts';

export const maxFileBytes = 1024 * 1024;

/** The text of a file without its byte order mark. @throws ValidationError if it is empty or too large */
export function fileText(name: string, text: string, most = maxFileBytes, tooLarge?: FailureCode): string {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > most) {
    const message = `has ${bytes} bytes; at most ${most} are read`;
    throw fileError(name, message, tooLarge);
  }
  const content = text.replace(/^\uFEFF/, '');
  if (content.trim() === '') throw fileError(name, 'is empty');
  return content;
}

/** `.json`, in lower case; '' without an extension. */
export function extensionOf(name: string): string {
  return /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? '';
}

type SourceKind = 'pdf' | 'zip' | 'rtf' | 'text';

const signatures: readonly (readonly [SourceKind, string])[] = [
  ['pdf', '%PDF-'],
  ['zip', 'PK\x03\x04'],
  ['rtf', '{\\rtf'],
];

/** The kind of a file by its bytes; names may be wrong, and standard input has none. */
export function sourceKindOf(bytes: Uint8Array): SourceKind {
  // Some programs write a few bytes before a PDF.
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  return signatures.find(([, signature]) => start.trimStart().startsWith(signature))?.[0] ?? 'text';
}
