import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { DamagedPackage } from '../../../src/contract/errors.ts';
import {
  fromByteText,
  printPacked,
  readPacked,
  toByteText,
} from '../../../src/lexicon/packed/packed-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-packed-'));
const file = path.join(folder, 'packed.txt');
afterAll(() => rmSync(folder, { recursive: true }));

const anyText = fc.string({ unit: 'grapheme' });

describe('sections as a file', () => {
  it('are read back unchanged, in every script', () => {
    const byteText = anyText.map(toByteText);
    const sections = fc.record({
      skills: fc.record({ lists: fc.array(anyText), rows: byteText, spellings: byteText }),
      titles: fc.record({ families: fc.array(anyText), titles: byteText }),
    });
    fc.assert(
      fc.property(sections, (one) => {
        writeFileSync(file, printPacked(one));
        expect(readPacked(file)).toEqual(one);
      }),
    );
  });

  it('are refused with the file name if a byte is changed, missing or added', () => {
    const whole = printPacked({
      skills: { names: ['café'], rows: toByteText('0 tool 焊接\n'), titles: 'b\n' },
    });
    const anyPlace = fc.nat({ max: whole.length - 1 });
    const refused = (bytes: Uint8Array): void => {
      writeFileSync(file, bytes);
      expect(() => readPacked(file)).toThrow(`${file} is damaged. `);
    };
    fc.assert(
      fc.property(anyPlace, fc.integer({ min: 1, max: 255 }), (at, change) => {
        refused(whole.map((byte, index) => (index === at ? byte ^ change : byte)));
        refused(whole.subarray(0, at));
        refused(Buffer.concat([whole, whole.subarray(at)]));
      }),
    );
  });

  it('of another format are refused, so that a program never misreads the file of another version', () => {
    // Of the first format, without the list of known words.
    const [, ...rest] = Buffer.from(printPacked({}))
      .toString()
      .replace(/"format":\d+/, '"format":1')
      .split('\n');
    const body = rest.join('\n');
    writeFileSync(file, `${crc32(body).toString(16).padStart(8, '0')}\n${body}`);
    expect(() => readPacked(file)).toThrow(`${file} belongs to another version. `);
  });

  it('that are missing are reported by name, with what to do', () => {
    const missing = path.join(folder, 'nothing.txt');
    expect(() => readPacked(missing)).toThrow(DamagedPackage);
    expect(() => readPacked(missing)).toThrow(/nothing\.txt is missing .* reinstall the package/);
  });
});

describe('a byte text', () => {
  it('is one character for each byte of the text, and gives it back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const bytes = toByteText(text);
        expect(bytes).toHaveLength(Buffer.byteLength(text));
        expect(fromByteText(bytes)).toBe(text);
      }),
    );
  });
});
