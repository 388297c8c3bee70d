import { ownValue } from '../../../values/own-value.ts';

/* Parses the values in PDF files, content streams and character maps (ISO 32000-1, 7.3). */

export type PdfValue =
  | number
  | PdfWord
  | PdfText
  | PdfReference
  | readonly PdfValue[]
  | ReadonlyMap<string, PdfValue>;

/** A name (`/Font`), or an operator or keyword (`Tj`, `true`). */
interface PdfWord {
  readonly kind: 'name' | 'operator';
  readonly word: string;
}

/** A string, one character per byte. */
interface PdfText {
  readonly kind: 'text';
  readonly bytes: string;
}

interface PdfReference {
  readonly kind: 'reference';
  readonly number: number;
}

export interface PdfReader {
  /** One character per byte. */
  readonly source: string;
  position: number;
}

const space = /(?:[\0\t\n\f\r ]|%[^\n\r]*(?![^\n\r]))*/y;
const reference = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![A-Za-z0-9])/y;
const figure = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)/y;
const nameOrOperator = /\/?[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const hexText = /<([\da-fA-F\s]*)>/y;

/** The next value; null at the end or at a closing bracket, which the reader then skips. */
export function readValue(reader: PdfReader): PdfValue | null {
  match(reader, space);
  const { source, position } = reader;
  if (position >= source.length) return null;
  const first = source.charAt(position);
  if (first === '[') return readArray(reader);
  if (source.startsWith('<<', position)) return readDictionary(reader);
  if (first === '(') return readLiteral(reader);
  if (first === '<') return readHex(reader);
  if (first === ']' || first === '>') {
    reader.position += first === '>' ? 2 : 1;
    return null;
  }
  const referred = match(reader, reference);
  if (referred) return { kind: 'reference', number: Number(referred[1]) };
  const number = match(reader, figure);
  if (number) return Number(number[0]);
  const word = match(reader, nameOrOperator)?.[0] ?? '';
  if (word.startsWith('/')) return { kind: 'name', word: word.slice(1) };
  // Skips a stray character, or the reader would never advance.
  if (word === '') reader.position += 1;
  return { kind: 'operator', word: word || first };
}

function match(reader: PdfReader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.position;
  const found = pattern.exec(reader.source);
  if (found) reader.position = pattern.lastIndex;
  return found;
}

function readArray(reader: PdfReader): readonly PdfValue[] {
  reader.position += 1;
  const values: PdfValue[] = [];
  for (let value = readValue(reader); value !== null; value = readValue(reader)) values.push(value);
  return values;
}

function readDictionary(reader: PdfReader): ReadonlyMap<string, PdfValue> {
  reader.position += 2;
  const entries = new Map<string, PdfValue>();
  for (let key = readValue(reader); key !== null; key = readValue(reader)) {
    const value = readValue(reader);
    if (isWord(key) && value !== null) entries.set(key.word, value);
  }
  return entries;
}

function readHex(reader: PdfReader): PdfText {
  const digits = (match(reader, hexText)?.[1] ?? '').replace(/\s/g, '');
  const pairs = digits.match(/..?/g) ?? [];
  const codes = pairs.map((pair) => Number.parseInt(pair.padEnd(2, '0'), 16));
  return { kind: 'text', bytes: codes.map((code) => String.fromCharCode(code)).join('') };
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' };
const literalPart = /[^()\\]+|\\(?:([0-7]{1,3})|([\s\S]))|[()]/y;

function readLiteral(reader: PdfReader): PdfText {
  let bytes = '';
  let depth = 0;
  for (let part = match(reader, literalPart); part; part = match(reader, literalPart)) {
    const [whole, octal, escaped] = part;
    if (whole === ')' && depth === 1) break;
    if (whole === '(') depth += 1;
    if (whole === ')') depth -= 1;
    if (octal !== undefined) bytes += String.fromCharCode(Number.parseInt(octal, 8) & 255);
    else if (escaped !== undefined) bytes += ownValue(escapes, escaped) ?? escaped;
    else if (whole !== '(' || depth > 1) bytes += whole;
  }
  return { kind: 'text', bytes };
}

export function isWord(value: unknown): value is PdfWord {
  return isKind(value, 'name') || isKind(value, 'operator');
}

/** Like `Array.isArray`, but keeps the type of the items. */
export function isList(value: unknown): value is readonly PdfValue[] {
  return Array.isArray(value);
}

export function isText(value: unknown): value is PdfText {
  return isKind(value, 'text');
}

export function isReference(value: unknown): value is PdfReference {
  return isKind(value, 'reference');
}

function isKind(value: unknown, kind: string): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;
}

/** Decodes UTF-16 if there is a byte order mark, otherwise Latin-1, which is close to PDFDocEncoding. */
export function textOf({ bytes }: PdfText): string {
  return bytes.startsWith('\xFE\xFF') ? utf16(bytes.slice(2)) : bytes;
}

/** Decodes big-endian UTF-16. */
export function utf16(bytes: string): string {
  const units = bytes.match(/[\s\S]{2}/g) ?? [];
  return units.map((unit) => String.fromCharCode(unit.charCodeAt(0) * 256 + unit.charCodeAt(1))).join('');
}
