import { errorReason } from '../../contract/error-reason.ts';
import { readNested } from '../../contract/too-deep.ts';
import { UsageError } from '../usage-error.ts';
import { type BatchRow, requestOfFields } from './batch-row.ts';

/** One JSON object per line; empty lines do not count. @throws UsageError for a list, and for an object of several lines. */
export function readJsonLines(name: string, text: string): readonly BatchRow[] {
  if (text.trimStart().startsWith('[')) {
    throw new UsageError(`${name} holds a list; write one object per line, as jq -c '.[]' does`);
  }
  if (/^\s*\{\s*\n/.test(text)) {
    throw new UsageError(
      `${name} holds an object of several lines; write one posting per line, as jq -c . does`,
    );
  }
  return text
    .split('\n')
    .map((line, index) => ({ line, place: `${name}:${index + 1}` }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, place }) => ({
      place,
      request: async (defaults) => requestOfFields(parse(line, place), place, defaults),
    }));
}

function parse(line: string, place: string): unknown {
  try {
    return readNested(place, () => JSON.parse(line));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const reason = errorReason(error);
    throw new UsageError(`${place} is not JSON: ${reason}`, { cause: error });
  }
}
