import { expect, it } from 'vitest';
import { importExtensions } from '../../src/contract/import-formats.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';

/** Formats that are recognized by their first bytes. */
const beginnings: Readonly<Record<string, string>> = {
  ...{ '.pdf': '%PDF-1.7\n', '.rtf': '{\\rtf1 ' },
  ...{ '.docx': 'PK\u0003\u0004', '.odt': 'PK\u0003\u0004', '.zip': 'PK\u0003\u0004' },
};

async function refusalOf(extension: string): Promise<string> {
  const bytes = new TextEncoder().encode(beginnings[extension] ?? 'Ada Example');
  return readResumeFile({ name: `resume${extension}`, bytes }).then(
    () => '',
    (error: unknown) => String(error),
  );
}

it.each(importExtensions)('supports the extension %s', async (extension) => {
  expect(await refusalOf(extension)).not.toContain('unsupported format');
});

it('refuses an unsupported extension', async () => {
  expect(await refusalOf('.xlsx')).toContain('unsupported format');
});
