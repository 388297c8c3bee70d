import type { SourceLine } from '../../src/documents/outline/source-line.ts';
import { comparableText, hashOfValuesIn } from '../resumes/hashed-value.ts';

/** Makes the hash of a line of one file: nobody without the file can tell what it says. */
export function lineHash(file: Uint8Array): (line: Pick<SourceLine, 'text' | 'aside'>) => string {
  const hash = hashOfValuesIn(file);
  return ({ text, aside }) => hash(comparableText(`${text} ${aside}`)).slice(0, 8);
}
