import type { ErrorObject, Resume } from '../../contract/objects.ts';
import type { Preview } from '../../contract/report.ts';

/** What came of one row, counted from 1. */
export type RowResult =
  | { readonly row: number; readonly ok: true; readonly resume: Resume; readonly files: readonly string[] }
  | { readonly row: number; readonly ok: true; readonly preview: Preview; readonly target: string }
  | { readonly row: number; readonly ok: false; readonly error: ErrorObject };

/** The line of --json. */
export function resultLine(result: RowResult): object {
  const { row, ok } = result;
  if (!ok) return { row, ok, error: result.error };
  return 'resume' in result ? { row, ok, resume: result.resume } : { row, ok, preview: result.preview };
}
