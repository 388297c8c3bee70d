import type { SourceLine } from '../../src/documents/outline/source-line.ts';
import { comparableText, hashOfValuesIn } from '../resumes/hashed-value.ts';

/** Hashes lines of one file. The text cannot be recovered without the file. */
export function lineHash(file: Uint8Array): (line: Pick<SourceLine, 'text' | 'aside'>) => string {
  const hash = hashOfValuesIn(file);
  return ({ text, aside }) => hash(comparableText(`${text} ${aside}`)).slice(0, 8);
}
