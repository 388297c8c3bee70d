import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readDocx } from '../../src/documents/docx/read-docx.ts';
import { readLinkedin } from '../../src/documents/linkedin/read-linkedin.ts';
import { checkUnpackedSize } from '../../src/documents/pdf/unpacked-size.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { wordDocument } from './support/word-document.ts';
import { zipOf } from './support/zip.ts';

const read = (name: string, text: string) => readResumeFile({ name, bytes: new TextEncoder().encode(text) });

it('refuses a file of more than any request may hold, before it reads its texts', async () => {
  const summary = 'a '.repeat(140_000);
  const refusal = 'me.json: holds 274 KiB of resume; at most 256 KiB are taken';
  await expect(read('me.json', JSON.stringify({ basics: { name: 'Ana Lo', summary } }))).rejects.toThrow(
    refusal,
  );
});

it('refuses YAML of more lines than are read', async () => {
  const text = `basics:\n  name: Ana Lo\n${'\n'.repeat(20_000)}`;
  await expect(read('me.yaml', text)).rejects.toThrow('me.yaml: has 20003 lines; at most 20000 are read');
});

it('refuses YAML of more than any request may hold twice over', async () => {
  const text = `basics: { name: Ana Lo }\n${'a: '.repeat(180_000)}`;
  await expect(read('me.yaml', text)).rejects.toThrow(
    'me.yaml: holds 528 KiB of YAML; at most 512 KiB are read',
  );
});

it('refuses a PDF that unpacks to more than any resume does, packed once or twice', () => {
  const long = deflateSync(Buffer.alloc(17 * 1024 * 1024, 'BT ET '));
  const stream = (filter: string, content: Uint8Array) =>
    Buffer.concat([
      Buffer.from(`4 0 obj\n<</Filter ${filter}>>\nstream\n`),
      content,
      Buffer.from('\nendstream\n'),
    ]);
  const refusal = 'unpacks to more than 16 MB, which no resume does';
  expect(() => checkUnpackedSize(stream('/FlateDecode', long))).toThrow(refusal);
  expect(() => checkUnpackedSize(stream('[/FlateDecode /FlateDecode]', deflateSync(long)))).toThrow(refusal);
  expect(() => checkUnpackedSize(stream('/FlateDecode /Length1 9', long))).not.toThrow();
  expect(() => checkUnpackedSize(stream('/FlateDecode', Buffer.from('broken')))).not.toThrow();
});

it('refuses a Word document of more parts than any resume has', async () => {
  await expect(readDocx(wordDocument([{ text: '\t'.repeat(110_000) }]))).rejects.toThrow(
    'far longer than any resume',
  );
});

it('refuses a Word document of more paragraphs than any resume has', async () => {
  const paragraphs = Array.from({ length: 6001 }, () => ({ text: 'a' }));
  await expect(readDocx(wordDocument(paragraphs))).rejects.toThrow('far longer than any resume');
});

it('refuses an export of LinkedIn with more than is read', () => {
  const profile = `First Name,Summary\nAna,"${'a '.repeat(600_000)}"\n`;
  expect(() => readLinkedin(zipOf([{ name: 'Profile.csv', content: profile }]))).toThrow('more than 1 MiB');
});
