import type { ResumeStructure } from '../../../contract/resume/resume-structure.ts';
import { isJsonObject } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { type OutlineWithNotes, preparedLines, readOutline } from '../read-outline.ts';
import type { SourceLine } from '../source-line.ts';
import { linesForModel } from './lines-for-model.ts';
import { readByStructure } from './read-by-structure.ts';

/** Asks for the structure of numbered lines; a failure says why there is none. */
export type AskStructure = (lines: readonly string[]) => Promise<ResumeStructure | Failure>;

interface Failure {
  readonly failure: string;
}

/**
 * Reads lines with a language model, which only says what belongs together.
 * @param personName if it is not in the file
 * @returns the reading of the rules and why, if there is no usable answer
 */
export async function readWithStructure(
  written: readonly SourceLine[],
  ask: AskStructure,
  personName = '',
): Promise<OutlineWithNotes & Partial<Failure>> {
  const byRules = readOutline(written);
  const lines = preparedLines(written).filter(({ style }) => style !== 'running');
  const basics = ownValue(byRules.source, 'basics');
  const person = isJsonObject(basics) ? basics : {};
  const answer = await ask(
    linesForModel(lines, { ...person, ...(personName !== '' && { name: personName }) }),
  );
  if ('failure' in answer) return { ...byRules, failure: answer.failure };
  const read = readByStructure(lines, answer, byRules.source);
  return read ?? { ...byRules, failure: 'most names in the answer are not in the file' };
}
