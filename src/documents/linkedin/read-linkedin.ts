import type { JsonObject } from '../../values/json-object.ts';
import { filled } from '../files/json-parts.ts';
import { findLostFields, type SourcePlace } from '../notes/lost-text.ts';
import type { EntryPlaces, ReadingNote } from '../reading-note.ts';
import { dateOf, isShown, readLists } from './read-lists.ts';
import { archiveTables, cell, loneTable, type Row, type Table, type TableId, type Tables } from './tables.ts';

export interface ReadLinkedin {
  /** A JSON Resume. */
  readonly source: JsonObject;
  readonly places: EntryPlaces;
  readonly notes: readonly ReadingNote[];
}

export function isLinkedinExport(names: readonly string[]): boolean {
  return names.some((name) => /(?:^|\/)Profile\.csv$/i.test(name));
}

/**
 * Reads the archive that LinkedIn gives to its members.
 * @throws UnreadableFile
 */
export async function readLinkedin(bytes: Uint8Array): Promise<ReadLinkedin> {
  const { tables, others } = await archiveTables(bytes);
  const read = resumeOf(tables);
  return { ...read, notes: [...read.notes, ...unopenedNotes(others)] };
}

/** Reads one table of such an archive; null for another table. @throws UnreadableFile */
export function readLinkedinTable(name: string, text: string): ReadLinkedin | null {
  const tables = loneTable(name, text);
  return tables && resumeOf(tables);
}

function resumeOf(tables: Tables): ReadLinkedin {
  const rowsOf = (id: TableId) => (tables.get(id) ?? []).flatMap(({ rows }) => rows);
  const rowPlaces = new Map(
    [...tables.values()].flat().flatMap((table) => table.rows.map((row) => [row, placeOf(table, row)])),
  );
  const places = new Map<unknown, string>();
  const lists = readLists(rowsOf, (entry, row) => places.set(entry, rowPlaces.get(row) ?? ''));
  const source = { basics: readPerson(rowsOf), ...lists };
  return { source, places, notes: notesOf(tables, source) };
}

function placeOf({ name }: Table, { number }: Row): string {
  return `${name}, row ${number}`;
}

const maxNamed = 6;

function unopenedNotes(names: readonly string[]): readonly ReadingNote[] {
  if (names.length === 0) return [];
  const more = names.length - maxNamed;
  const listed = [...names.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const message = `not read, because they do not belong in a resume: ${listed}`;
  return [{ kind: 'unplaced', path: 'archive', message }];
}

/** Columns of metadata, which are not part of a resume. */
const metadataColumns = new Set([
  ...['Primary', 'Confirmed', 'Updated On', 'Type', 'Extension', 'Status', 'Creation Date'],
  ...['Is_WhatsApp_Number'],
]);
/** Columns that a resume has no place for, with names for people. */
const columnsWithoutPlace: ReadonlyMap<string, string> = new Map([
  ['Birth Date', 'birth date'],
  ['Maiden Name', 'maiden name'],
  ['Industry', 'industry'],
  ['Country', 'country'],
  ['Contact Instructions', 'contact instructions'],
  ['License Number', 'license numbers'],
  ['Email Address', 'other e-mail addresses'],
  ['Number', 'other phone numbers'],
]);
const isDay = /(?:On|Date)$/;

interface Place extends SourcePlace {
  readonly column: string;
}

function notesOf(tables: Tables, source: JsonObject): readonly ReadingNote[] {
  const all = [...tables.values()].flat();
  const places = all.flatMap(placesIn);
  const lost = new Set(findLostFields(places, source).map(({ path }) => path));
  const plain = places.filter(({ place, column }) => lost.has(place) && columnsWithoutPlace.has(column));
  const words = [...new Set(plain.map(({ column }) => columnsWithoutPlace.get(column) ?? ''))];
  const others = places.filter((place) => !columnsWithoutPlace.has(place.column));
  const hidden = all.flatMap(({ name, rows }) => {
    const count = rows.filter((row) => !isShown(row)).length;
    return count === 0 ? [] : [leftOut(name, count === 1 ? '1 row is' : `${count} rows are`)];
  });
  return [...findLostFields(others, source), ...withoutPlace(words), ...hidden];
}

function placesIn(table: Table): readonly Place[] {
  return table.rows.filter(isShown).flatMap((row) =>
    [...row.cells]
      .filter(([column, text]) => !metadataColumns.has(column) && text !== '')
      .map(([column, text]) => ({
        ...{ column, place: `${placeOf(table, row)}, ${column}` },
        texts: [isDay.test(column) ? dateOf(text) : withoutKinds(text)],
      })),
  );
}

/** The address in `PORTFOLIO:https://ana.example`. */
function withoutKinds(text: string): string {
  return text.replace(/\b[A-Z]{2,20}:(?=https?:)/g, '');
}

function withoutPlace(words: readonly string[]): readonly ReadingNote[] {
  if (words.length === 0) return [];
  const message = `left out, because a resume has no place for them: ${words.join(', ')}`;
  return [{ kind: 'unplaced', path: 'personal facts', message }];
}

function leftOut(path: string, rows: string): ReadingNote {
  return { kind: 'unplaced', path, message: `left out, because ${rows} not shown on the profile` };
}

type RowsOf = (id: TableId) => readonly Row[];

const noRow: Row = { cells: new Map(), number: 0 };

/** The person as `basics` of a JSON Resume. */
function readPerson(rowsOf: RowsOf): JsonObject {
  const profile = rowsOf('profile')[0] ?? noRow;
  const emails = rowsOf('emails');
  const email = emails.find((row) => cell(row, 'Primary') === 'Yes') ?? emails[0] ?? noRow;
  const [phone = ''] = [...rowsOf('phones'), ...rowsOf('whatsapp')].map(numberIn);
  const sites = addresses(cell(profile, 'Websites'));
  const profiles = [...sites.slice(1), ...handles(profile), ...messengers(profile)];
  const place =
    cell(profile, 'Geo Location') ||
    [cell(profile, 'Address'), cell(profile, 'Zip Code')].filter((part) => part !== '').join(', ');
  return {
    ...filled({
      name: [cell(profile, 'First Name'), cell(profile, 'Last Name')].join(' ').trim(),
      label: cell(profile, 'Headline'),
      ...{ email: cell(email, 'Email Address'), phone, url: sites[0]?.url ?? '' },
      summary: cell(profile, 'Summary') || cell(rowsOf('summary')[0] ?? noRow, 'Profile Summary'),
    }),
    ...(place && { location: { address: place } }),
    ...(profiles.length > 0 && { profiles }),
  };
}

function numberIn(row: Row): string {
  const extension = cell(row, 'Extension');
  return cell(row, 'Number') + (extension === '' ? '' : ` ext. ${extension}`);
}

/** `[PORTFOLIO:https://ana.example,BLOG:https://…]`. */
function addresses(text: string): readonly { readonly network: string; readonly url: string }[] {
  return text.split(/[[\],]/).flatMap((one) => {
    const [, network = '', url] = /^([\w ]+):(https?:\S+)/.exec(one.trim()) ?? [];
    return url === undefined ? [] : [{ network, url }];
  });
}

function handles(profile: Row): readonly JsonObject[] {
  return namesIn(cell(profile, 'Twitter Handles')).map((username) => ({ network: 'X', username }));
}

/** `[SKYPE:ana.ruiz]`. */
function messengers(profile: Row): readonly JsonObject[] {
  return namesIn(cell(profile, 'Instant Messengers')).flatMap((one) => {
    const [, network, username] = /^([\w ]+):(\S+)$/.exec(one) ?? [];
    return network && username
      ? [{ network: network.charAt(0) + network.slice(1).toLowerCase(), username }]
      : [];
  });
}

function namesIn(list: string): readonly string[] {
  return list
    .replace(/[[\]]/g, '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
