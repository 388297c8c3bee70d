import { inflateSync } from 'node:zlib';
import { RenderError } from '../../render-error.ts';
import { isReference, isWord, type PdfReader, type PdfValue, readValue } from './pdf-syntax.ts';

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** The objects of a PDF, found by its cross-reference table. */
export interface PdfFile {
  readonly trailer: PdfDictionary;
  /** Follows a reference; other values are returned as they are. @throws RenderError if the object is not found */
  resolve(value: PdfValue | undefined): PdfValue | null;
  /** The dictionary that a value is or refers to; empty if it is something else. */
  dictionary(value: PdfValue | undefined): PdfDictionary;
  /** The decoded content of a stream, one character per byte; '' if the value is not a stream. */
  stream(value: PdfValue | undefined): string;
}

const empty: PdfDictionary = new Map();

/** @throws RenderError if the bytes are not a PDF, or use features that Typst's PDFs do not use. */
export function openPdf(pdf: Uint8Array): PdfFile {
  const source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const { offsets, trailer } = readCrossReferences(source);
  const readerAt = (number: number): PdfReader => {
    const offset = offsets.get(number);
    const head = offset === undefined ? null : objectHead(source, offset);
    if (!head) throw unreadable(`object ${number} is not where the cross-reference table says`);
    return head;
  };
  const resolve = (value: PdfValue | undefined): PdfValue | null => {
    if (!isReference(value)) return value ?? null;
    return readValue(readerAt(value.number));
  };
  const dictionary = (value: PdfValue | undefined): PdfDictionary => {
    const resolved = resolve(value);
    return resolved instanceof Map ? resolved : empty;
  };
  return {
    trailer,
    resolve,
    dictionary,
    stream(value) {
      if (!isReference(value)) return '';
      const reader = readerAt(value.number);
      const head = readValue(reader);
      return head instanceof Map ? readStream(reader, head, resolve) : '';
    },
  };
}

function unreadable(reason: string): RenderError {
  return new RenderError(`The PDF could not be read back: ${reason}.`);
}

function objectHead(source: string, offset: number): PdfReader | null {
  const head = /\d+\s+\d+\s+obj/y;
  head.lastIndex = offset;
  return head.test(source) ? { source, position: head.lastIndex } : null;
}

function readCrossReferences(source: string) {
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(source.slice(-64))?.[1];
  const reader: PdfReader = { source, position: Number(start ?? Number.NaN) };
  if (!source.startsWith('%PDF-') || !source.startsWith('xref', reader.position))
    throw unreadable('there is no cross-reference table at its end');
  const offsets = new Map<number, number>();
  readValue(reader);
  for (let first = readValue(reader); typeof first === 'number'; first = readValue(reader)) {
    const count = Number(readValue(reader));
    for (let index = 0; index < count; index += 1) {
      const offset = Number(readValue(reader));
      readValue(reader);
      const state = readValue(reader);
      if (isWord(state) && state.word === 'n') offsets.set(first + index, offset);
    }
  }
  const trailer = readValue(reader);
  if (!(trailer instanceof Map)) throw unreadable('it has no trailer');
  return { offsets, trailer: trailer as PdfDictionary };
}

function readStream(reader: PdfReader, head: PdfDictionary, resolve: PdfFile['resolve']): string {
  const opening = /\s*stream\r?\n/y;
  opening.lastIndex = reader.position;
  const length = resolve(head.get('Length'));
  if (!opening.test(reader.source) || typeof length !== 'number') return '';
  const content = reader.source.slice(opening.lastIndex, opening.lastIndex + length);
  const filter = resolve(head.get('Filter'));
  const names = [filter].flat().map((name) => (isWord(name) ? name.word : ''));
  if (filter === null || names.length === 0) return content;
  if (names.join() !== 'FlateDecode') throw unreadable(`a text is packed as ${names.join(', ')}`);
  return inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
}
