import type { JsonObject } from '../../contract/json-object.ts';
import type { ReadingNote } from '../notes/reading-note.ts';
import type { SourceLine } from './source-line.ts';

export interface OutlineReading {
  /** A JSON Resume. */
  readonly source: JsonObject;
  /** The lines that say something of the person: all but headings that are understood, and heads and feet of pages. */
  readonly said: readonly SourceLine[];
  /** Names that were left out because they stand there already: their lines are not lost. */
  readonly repeated: readonly string[];
  /** Every line that is in no field, whole or in part, and every heading that was understood in part. */
  readonly notes: readonly ReadingNote[];
}
