import { expect, it } from 'vitest';
import { deterministicPdf } from '../../../src/rendering/browser/print-page.ts';

const printed = (creator: string, time: string) =>
  Buffer.from(
    `%PDF-1.4\n<</Creator (${creator})\n/Producer (Skia/PDF m156)\n/CreationDate (D:${time}+00'00')\n/ModDate (D:${time}+00'00')>>\n\xe2\xe3`,
    'latin1',
  );
const agent = 'Mozilla/5.0 \\(X11; Linux x86_64\\) AppleWebKit/537.36';

it('replaces the time and system of a print without moving a byte', () => {
  const one = deterministicPdf(printed(agent, '20261121182256'));
  expect(Buffer.from(one).equals(deterministicPdf(printed(agent, '20270101000000')))).toBe(true);
  expect(one).toHaveLength(printed(agent, '20261121182256').length);
  const text = Buffer.from(one).toString('latin1');
  expect(text).toMatch(/\/Creator \(resume-tailor +\)\n\/Producer \(Skia\/PDF m156\)\n/);
  expect(text).toContain(
    "/CreationDate (D:19700101000000+00'00')\n/ModDate (D:19700101000000+00'00')>>\n\xe2\xe3",
  );
});
