import type { JsonObject } from '../../contract/json-object.ts';
import type { ReadingNote } from '../notes/reading-note.ts';

export interface OutlineReading {
  /** A JSON Resume. */
  readonly source: JsonObject;
  /** Every line that is in no field, whole or in part, and every heading that was understood in part. */
  readonly notes: readonly ReadingNote[];
}
