import type { JsonObject } from '../../contract/json-object.ts';
import type { SourceEntry } from './source-entry.ts';

/** One leaf of the resume document and its place in an object of a JSON Resume. */
export interface Field<Value> {
  /** The keys of this entry that the leaf is read from. */
  keysIn(entry: SourceEntry): readonly string[];
  read(entry: SourceEntry): Value;
  /** Puts a value that differs from what `read` gives into the entry, under the key that spoke. */
  write(value: Value, entry: JsonObject): void;
}
