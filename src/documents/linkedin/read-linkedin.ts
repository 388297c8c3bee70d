import type { JsonObject } from '../../contract/json-object.ts';
import type { ReadingNote } from '../notes/reading-note.ts';
import { whatVanishedFrom } from '../outline/what-vanished.ts';
import { dateOf, isShown, readLists } from './read-lists.ts';
import { readPerson } from './read-person.ts';
import { archiveTables, loneTable, type TableId, type Tables } from './tables.ts';

export interface ReadLinkedin {
  /** A JSON Resume. */
  readonly source: JsonObject;
  readonly notes: readonly ReadingNote[];
}

export function isLinkedinExport(names: readonly string[]): boolean {
  return names.some((name) => /(?:^|\/)Profile\.csv$/i.test(name));
}

/**
 * Reads the archive that LinkedIn gives to its members.
 * @throws Error in words for people
 */
export function readLinkedin(bytes: Uint8Array): ReadLinkedin {
  const { tables, others } = archiveTables(bytes);
  const read = resumeOf(tables);
  return { ...read, notes: [...read.notes, ...notOpened(others)] };
}

/** Reads one table of such an archive; null when it is none. */
export function readLinkedinTable(name: string, text: string): ReadLinkedin | null {
  const tables = loneTable(name, text);
  return tables && resumeOf(tables);
}

function resumeOf(tables: Tables): ReadLinkedin {
  const rowsOf = (id: TableId) => (tables.get(id) ?? []).flatMap(({ rows }) => rows);
  const source = { basics: readPerson(rowsOf), ...readLists(rowsOf) };
  return { source, notes: notesOf(tables, source) };
}

const mostNamed = 6;

function notOpened(names: readonly string[]): readonly ReadingNote[] {
  if (names.length === 0) return [];
  const more = names.length - mostNamed;
  const listed = [...names.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const message = `not opened, because nothing in them belongs in a resume: ${listed}`;
  return [{ kind: 'unplaced', path: 'archive', message }];
}

/** Cells that say how LinkedIn keeps them, and are no part of a resume. */
const ownMatters = new Set([
  ...['Primary', 'Confirmed', 'Updated On', 'Type', 'Extension', 'Status', 'Creation Date'],
  ...['Is_WhatsApp_Number'],
]);

const isDay = /(?:On|Date)$/;

function notesOf(tables: Tables, source: JsonObject): readonly ReadingNote[] {
  const all = [...tables.values()].flat();
  const places = all.flatMap(({ name, rows }) =>
    rows.filter(isShown).flatMap(({ cells, number }) =>
      [...cells]
        .filter(([column]) => !ownMatters.has(column))
        .map(([column, text]) => ({
          place: `${name}, row ${number}, ${column}`,
          texts: [isDay.test(column) ? dateOf(text) : text],
        })),
    ),
  );
  const hidden = all.flatMap(({ name, rows }) => {
    const count = rows.filter((row) => !isShown(row)).length;
    return count === 0 ? [] : [leftOut(name, count === 1 ? '1 row is' : `${count} rows are`)];
  });
  return [...whatVanishedFrom(places, source), ...hidden];
}

function leftOut(path: string, rows: string): ReadingNote {
  return { kind: 'unplaced', path, message: `${rows} not shown on the profile, so left out` };
}
