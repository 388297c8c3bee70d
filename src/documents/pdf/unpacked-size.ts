import { inflateSync } from 'node:zlib';
import { errorCode } from '../../values/system-error.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { countDrawing, type Drawing } from './count-drawing.ts';

/**
 * Limits per file. The texts and lines of a resume take about 3 MB, 10 MB with pictures made of lines; Chinese fonts
 * take 20 MB.
 */
const maxMegabytes = { fonts: 64, others: 16 };
/** Limits several times above the largest resumes; they bound the reading time. */
const maxima = {
  operators: 300_000,
  texts: 60_000,
  letters: 4_000_000,
  objects: 2000,
  fonts: 600,
  fields: 2000,
};
const names: Readonly<Record<keyof typeof maxima, string>> = {
  operators: 'lines and shapes',
  texts: 'separate pieces of text',
  letters: 'characters',
  objects: 'pictures',
  fonts: 'fonts',
  fields: 'links and form fields',
};
const font = /\/Length1\b|\/Subtype\s{0,2}\/(?:Type1C|CIDFontType0C|OpenType)\b/;
const packings = /\/(?:FlateDecode|Fl|ASCII85Decode|A85|ASCIIHexDecode|AHx)\b/g;
/** Bytes searched for the dictionary before a stream. */
const maxDictionary = 2000;
const bytesInMegabyte = 1024 * 1024;

/** Attached files and metadata, which no page draws. */
const besidePages = /\/Type\s{0,2}\/(?:EmbeddedFile|Metadata)\b/;
/** Private data of a drawing program. */
const privateStream = /\/AI\w{0,20}(?:Private|Meta)[Dd]ata\d{0,4}\s{1,3}(\d{1,9})\s{1,3}\d{1,5}\s{1,3}R\b/g;
const namedObject = /(\/[^\s/<>[\]()]{1,127})\s{1,3}(\d{1,9})\s{1,3}\d{1,5}\s{1,3}R\b/g;

/**
 * Checks the size of the streams of a PDF and how much they draw, before a library unpacks them without a limit.
 * Pictures are skipped, because they are never unpacked.
 * @returns the file without streams that no page draws, because those were not counted
 * @throws UnreadableFile if there is more than any resume has
 */
export function checkUnpackedSize(bytes: Uint8Array): Uint8Array {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const left = { fonts: maxMegabytes.fonts * bytesInMegabyte, others: maxMegabytes.others * bytesInMegabyte };
  const drawn = { operators: 0, texts: 0, letters: 0, objects: 0, fonts: 0, fields: countOf(pdf, '/Rect') };
  const contentOf = ({ dictionary, packed }: Stream): Uint8Array => {
    const kind = font.test(dictionary) ? 'fonts' : 'others';
    const { length, content } = unpacked(packed, dictionary.match(packings) ?? [], left[kind]);
    left[kind] -= length;
    if (left[kind] <= 0)
      throw new UnreadableFile(`is too large to be a resume: it unpacks to over ${maxMegabytes[kind]} MB`);
    return content;
  };
  const streams = streamsOf(pdf);
  const objects = [pdf.toString('latin1')];
  for (const stream of streams.filter(({ dictionary }) => objectStream.test(dictionary))) {
    const content = contentOf(stream);
    if (stream.packed !== content) drawn.fields += countOf(content, '/Rect');
    objects.push(Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1'));
  }
  const privates = new Set(
    objects.flatMap((text) => [...text.matchAll(privateStream)].map(([, id]) => String(Number(id)))),
  );
  const besides = streams.filter(({ id, dictionary }) => besidePages.test(dictionary) || privates.has(id));
  const isBeside = new Set(besides);
  const drawings: Drawn[] = [];
  for (const stream of streams) {
    if (objectStream.test(stream.dictionary) || isBeside.has(stream)) continue;
    const content = contentOf(stream);
    if (font.test(stream.dictionary)) continue;
    const own = { operators: 0, texts: 0, letters: 0, objects: 0, fonts: 0, uses: new Map<string, number>() };
    countDrawing(content, own);
    for (const key of ['operators', 'texts', 'letters', 'objects', 'fonts'] as const) drawn[key] += own[key];
    if (content !== stream.packed) drawn.fields += countOf(content, '/Rect');
    checkDrawing(drawn);
    drawings.push({ ...own, id: stream.id, isForm: form.test(stream.dictionary) });
  }
  checkDrawing(drawn);
  checkDrawing(withRepeats(drawn, drawings, objects));
  return besides.length === 0 ? bytes : withoutStreams(bytes, besides);
}

const form = /\/Subtype\s{0,2}\/Form\b/;
const objectStream = /\/Type\s{0,2}\/ObjStm\b/;

interface Drawn extends Drawing {
  readonly id: string;
  readonly isForm: boolean;
}

type Cost = Readonly<{ operators: number; texts: number }>;

/**
 * Adds the cost of parts that are drawn several times. A name may refer to several parts; the most expensive one
 * counts.
 */
function withRepeats(
  drawn: Readonly<typeof maxima>,
  drawings: readonly Drawn[],
  objects: readonly string[],
): Readonly<typeof maxima> {
  const forms = new Map<string, Drawn[]>();
  for (const one of drawings) {
    const alike = forms.get(one.id) ?? [];
    if (one.isForm) forms.set(one.id, alike);
    alike.push(one);
  }
  const all = [...forms.values()].flat();
  const greatest = all.reduce((max, { operators }) => Math.max(max, operators), 0);
  const isNested = all.some(({ uses }) => uses.size > 0);
  if (!isNested && drawn.operators + drawn.objects * greatest <= maxima.texts) return drawn;
  const parts = new Map<string, Set<string>>();
  const used = new Set(drawings.flatMap(({ uses }) => [...uses.keys()]));
  for (const text of objects)
    for (const [, name = '', id = ''] of text.matchAll(namedObject))
      if (used.has(name)) parts.set(name, (parts.get(name) ?? new Set()).add(String(Number(id))));
  const known = new Map<string, Cost>();
  const costOf = (id: string): Cost => {
    const before = known.get(id);
    if (before) return before;
    // A part that draws itself is drawn once.
    known.set(id, { operators: 0, texts: 0 });
    const cost = sumOf((forms.get(id) ?? []).map((one) => sumOf([one, repeatsIn(one)])));
    known.set(id, cost);
    return cost;
  };
  const repeatsIn = ({ uses }: Drawn): Cost =>
    sumOf(
      [...uses].map(([name, times]) => {
        // An undefined name may refer to any part.
        const costs = [...(parts.get(name) ?? forms.keys()), ''].map(costOf);
        return {
          operators: times * costs.reduce((max, { operators }) => Math.max(max, operators), 0),
          texts: times * costs.reduce((max, { texts }) => Math.max(max, texts), 0),
        };
      }),
    );
  const repeats = sumOf(drawings.filter(({ isForm }) => !isForm).map(repeatsIn));
  return {
    ...drawn,
    operators: drawn.operators + repeats.operators,
    texts: drawn.texts + repeats.texts,
  };
}

function sumOf(costs: readonly Cost[]): Cost {
  return costs.reduce(
    (sum, { operators, texts }) => ({ operators: sum.operators + operators, texts: sum.texts + texts }),
    {
      operators: 0,
      texts: 0,
    },
  );
}

function withoutStreams(bytes: Uint8Array, streams: readonly Stream[]): Uint8Array {
  const kept = bytes.slice();
  for (const { start, packed } of streams) kept.fill(0x20, start, start + packed.length);
  return kept;
}

function checkDrawing(drawn: Readonly<typeof maxima>): void {
  for (const key of ['operators', 'texts', 'letters', 'objects', 'fonts', 'fields'] as const)
    if (drawn[key] > maxima[key])
      throw new UnreadableFile(
        `is too large to be a resume: over ${maxima[key].toLocaleString('en')} ${names[key]}`,
      );
}

interface Stream {
  /** The number of its object; empty if unknown. */
  readonly id: string;
  readonly dictionary: string;
  readonly start: number;
  readonly packed: Uint8Array;
}

/** All streams except pictures. */
function streamsOf(pdf: Buffer): readonly Stream[] {
  const streams: Stream[] = [];
  let end = 0;
  for (let at = pdf.indexOf('stream', 0, 'latin1'); at >= 0; at = pdf.indexOf('stream', at + 1, 'latin1')) {
    const found = dictionaryBefore(pdf, at);
    if (found === null || /\/Subtype\s{0,2}\/Image\b/.test(found.dictionary)) continue;
    const start = startAfter(pdf, at);
    // Each end is searched for once.
    if (end < start) end = pdf.indexOf('endstream', start, 'latin1');
    if (end < 0) end = pdf.length;
    streams.push({ ...found, start, packed: pdf.subarray(start, end) });
  }
  return streams;
}

/** Counts a word; `/Rect` counts links and form fields, because other objects seldom have one. */
function countOf(content: Uint8Array, word: string): number {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  let count = 0;
  for (let at = bytes.indexOf(word, 0, 'latin1'); at >= 0; at = bytes.indexOf(word, at + 1, 'latin1'))
    count += 1;
  return count;
}

/** The text between `obj` and `stream`; null if this is `endstream` or part of a text. */
function dictionaryBefore(pdf: Buffer, at: number): { id: string; dictionary: string } | null {
  const before = pdf.toString('latin1', Math.max(0, at - maxDictionary), at);
  if (!/>>\s{0,4}$/.test(before)) return null;
  const from = before.lastIndexOf('obj');
  const id = /(\d{1,9})\s{1,3}\d{1,5}\s{1,3}$/.exec(
    before.slice(Math.max(0, from - 24), Math.max(0, from)),
  )?.[1];
  return { id: id === undefined ? '' : String(Number(id)), dictionary: before.slice(from + 1) };
}

/** Index of the first byte after the line break. */
function startAfter(pdf: Buffer, at: number): number {
  const behind = at + 'stream'.length;
  return behind + (pdf[behind] === 0x0d ? 2 : 1);
}

interface Unpacked {
  /** In bytes, summed over all filters; at least `left` if the limit was exceeded. */
  readonly length: number;
  readonly content: Uint8Array;
}

function unpacked(packed: Uint8Array, filters: readonly string[], left: number): Unpacked {
  let content = packed;
  let length = filters.length === 0 ? packed.length : 0;
  for (const filter of filters) {
    try {
      content = withoutFilter(content, filter, Math.max(1, left - length));
    } catch (error) {
      if (error instanceof RangeError) return { length: left, content: new Uint8Array() };
      // The library that draws the page reports content that zlib cannot unpack.
      if (errorCode(error).startsWith('Z_')) return { length, content: new Uint8Array() };
      throw error;
    }
    length += content.length;
  }
  return { length, content };
}

function withoutFilter(content: Uint8Array, filter: string, maxOutputLength: number): Uint8Array {
  if (/85/.test(filter)) return fromAscii85(content, maxOutputLength);
  if (/Hex|AHx/.test(filter)) return fromHex(content, maxOutputLength);
  return inflateSync(content, { maxOutputLength });
}

/** Decodes two digits per byte up to `>`. */
function fromHex(content: Uint8Array, maxLength: number): Uint8Array {
  const bytes = new Uint8Array(Math.min(Math.ceil(content.length / 2), maxLength));
  let [digits, value] = [0, 0];
  for (const sign of content) {
    if (sign === 0x3e) break;
    const digit = Number.parseInt(String.fromCharCode(sign), 16);
    if (Number.isNaN(digit)) continue;
    value = value * 16 + digit;
    digits += 1;
    if (digits % 2 === 1) continue;
    if (digits / 2 > maxLength) throw new RangeError('too long');
    bytes[digits / 2 - 1] = value;
    value = 0;
  }
  return bytes.subarray(0, Math.floor(digits / 2));
}

/** Decodes five characters per four bytes, from `!` on; `z` is four zero bytes. */
function fromAscii85(content: Uint8Array, maxLength: number): Uint8Array {
  const bytes = new Uint8Array(Math.min(content.length * 4, maxLength));
  let [length, sum, count] = [0, 0, 0];
  const flush = (kept: number) => {
    if (length + kept > maxLength) throw new RangeError('too long');
    for (let at = 0; at < kept; at += 1) bytes[length + at] = Math.floor(sum / 256 ** (3 - at)) % 256;
    length += kept;
    [sum, count] = [0, 0];
  };
  for (const sign of content) {
    if (sign === 0x7e) break;
    if (sign === 0x7a && count === 0) flush(4);
    if (sign < 0x21 || sign > 0x75) continue;
    sum = sum * 85 + sign - 0x21;
    count += 1;
    if (count === 5) flush(4);
  }
  const missing = 5 - count;
  if (count < 2) return bytes.subarray(0, length);
  for (let at = 0; at < missing; at += 1) sum = sum * 85 + 84;
  flush(4 - missing);
  return bytes.subarray(0, length);
}
