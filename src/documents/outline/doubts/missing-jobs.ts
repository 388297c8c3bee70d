import type { JsonObject } from '../../../values/json-object.ts';
import { entriesOf, textOf } from '../../files/json-parts.ts';
import { customKey } from '../../json-resume/custom-sections.ts';
import type { ReadingNote } from '../../reading-note.ts';
import { dateFields, datesInText } from '../recognize/dates-in-text.ts';
import type { SourceLine } from '../source-line.ts';

/** Lists whose entries have dates. */
const dated = ['education', 'volunteer', 'projects', 'certificates', 'awards', 'publications'] as const;

/** A note if no jobs were read and the file has more periods than the entries that were read. */
export function missingJobs(
  source: Readonly<JsonObject>,
  lines: readonly SourceLine[],
): readonly ReadingNote[] {
  if (entriesOf(source, 'work').length > 0) return [];
  // A bullet may mention a period without being a job.
  const periods = lines
    .filter(({ style }) => style !== 'bullet' && style !== 'running')
    .flatMap(({ text, aside }) => [text, aside])
    .filter(isPeriod).length;
  const ofOwnSections = entriesOf(source, customKey).flatMap((section) => entriesOf(section, 'items'));
  const read = [...dated.flatMap((list) => entriesOf(source, list)), ...ofOwnSections].filter(
    (entry) => textOf(entry, 'startDate') !== '' || textOf(entry, 'date').includes(' - '),
  ).length;
  if (periods <= read) return [];
  return [{ kind: 'odd', path: 'work', message: noJobs }];
}

const noJobs =
  'no jobs were found, but the file has dates that belong to no entry. If these are jobs, write a heading such as "Experience" above them and read the file again';

function isPeriod(text: string): boolean {
  return dateFields(datesInText(text).date).startDate !== undefined;
}
